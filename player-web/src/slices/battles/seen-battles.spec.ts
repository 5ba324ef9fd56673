import { beforeEach, expect, it, vi } from 'vitest';
import { sawBattle, seenBattle } from './seen-battles';

const told = { draw: 'battle-1', round: 7, outAt: 10_000, root: 'root', note: 'note' };
const named = { draw: 'battle-1', source: { round: 7 } };

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: 5_000 });
});

it('keeps what was seen before the round, and nothing later replaces it', () => {
  sawBattle(told);
  sawBattle({ ...told, root: 'another' });
  expect(seenBattle(named)).toMatchObject({ root: 'root', note: 'note', time: 5_000 });
});

it('keeps nothing from the round on: by then the shop could have known it', () => {
  vi.setSystemTime(10_000);
  sawBattle(told);
  expect(seenBattle(named)).toBeUndefined();
});

it('takes what was seen before another round for nothing', () => {
  sawBattle(told);
  expect(seenBattle({ ...named, source: { round: 8 } })).toBeUndefined();
  expect(seenBattle({ ...named, source: null })).toBeUndefined();
});
