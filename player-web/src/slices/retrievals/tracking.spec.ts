import { beforeEach, expect, it, vi } from 'vitest';
import { forget, hear, putAway, track, tracking } from './tracking';

const standing = (status: number, final: boolean, id = 'a') =>
  ({ id, name: 'Skin', status, stage: 'offered', final }) as const;

beforeEach(forget);

it('reports a shipment once, and a delivery only when it is final', () => {
  track(['a']);
  hear([standing(1, false)]);
  expect(tracking.notices).toEqual([]);
  hear([standing(2, false)]);
  hear([standing(2, false)]);
  expect(tracking.notices).toEqual([{ id: 'a', name: 'Skin', kind: 'shipped' }]);
  hear([standing(2, true)]);
  expect(tracking).toEqual({ tracked: [], notices: [{ id: 'a', name: 'Skin', kind: 'delivered' }] });
});

it('reports a delivery that was accepted between two answers without an offer before it', () => {
  track(['a']);
  hear([standing(2, true)]);
  expect(tracking.notices).toEqual([{ id: 'a', name: 'Skin', kind: 'delivered' }]);
});

it.each([0, 6])('reports status %i as failed, and stops tracking', (status) => {
  track(['a', 'a', 'b']);
  hear([standing(status, true), standing(1, false, 'b')]);
  expect(tracking.notices).toEqual([{ id: 'a', name: 'Skin', kind: 'failed' }]);
  expect(tracking.tracked).toEqual([{ id: 'b', status: 1 }]);
});

it('keeps notices until they are dismissed, and stops tracking retrievals unknown to the server', () => {
  track(['a']);
  hear([standing(2, false)]);
  hear([]);
  expect(tracking.tracked).toEqual([]);
  expect(JSON.parse(localStorage.getItem('retrievals') ?? '{}')).toMatchObject({
    notices: [{ id: 'a', kind: 'shipped' }],
  });
  putAway('a');
  expect(tracking.notices).toEqual([]);
});

it('keeps tracking retrievals that were added after the request', () => {
  track(['a', 'b']);
  hear([standing(1, false)], ['a']);
  expect(tracking.tracked.map(({ id }) => id)).toEqual(['a', 'b']);
});

it('shares its state between tabs: keeps retrievals tracked by another, and repeats no notice dismissed there', async () => {
  track(['a']);
  vi.resetModules();
  const other = await import('./tracking');
  const heard = () => dispatchEvent(new StorageEvent('storage', { key: 'retrievals' }));
  other.track(['b']);
  heard();
  hear([standing(2, false), standing(1, false, 'b')]);
  heard();
  expect(other.tracking.tracked.map(({ id }) => id)).toEqual(['a', 'b']);
  other.putAway('a');
  heard();
  expect([tracking.notices, JSON.parse(localStorage.getItem('retrievals') ?? '{}')]).toMatchObject([
    [],
    { tracked: [{ id: 'a' }, { id: 'b' }], notices: [] },
  ]);
});
