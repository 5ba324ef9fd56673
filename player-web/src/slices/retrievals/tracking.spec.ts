import { beforeEach, expect, it, vi } from 'vitest';
import { forget, hear, putAway, track, tracking } from './tracking';

const standing = (status: number, final: boolean, id = 'a') =>
  ({ id, name: 'Skin', status, stage: 'offered', final }) as const;

beforeEach(forget);

it('tells once that something was shipped, and goes on until it has come to an end', () => {
  track(['a']);
  hear([standing(1, false)]);
  expect(tracking.notices).toEqual([]);
  hear([standing(2, false)]);
  hear([standing(2, false)]);
  expect(tracking.notices).toEqual([{ id: 'a', name: 'Skin', kind: 'shipped' }]);
  hear([standing(2, true)]);
  expect(tracking.tracked).toEqual([]);
});

it.each([0, 6])('says that status %i failed, and watches it no longer', (status) => {
  track(['a', 'a', 'b']);
  hear([standing(status, true), standing(1, false, 'b')]);
  expect(tracking.notices).toEqual([{ id: 'a', name: 'Skin', kind: 'failed' }]);
  expect(tracking.tracked).toEqual([{ id: 'b', status: 1 }]);
});

it('keeps notices until they are put away, and forgets what the server does not know', () => {
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

it('goes on watching what an answer was not asked about, as it came meanwhile', () => {
  track(['a', 'b']);
  hear([standing(1, false)], ['a']);
  expect(tracking.tracked.map(({ id }) => id)).toEqual(['a', 'b']);
});

it('is the same in every tab: none forgets what another one watches, or tells again what was put away there', async () => {
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
