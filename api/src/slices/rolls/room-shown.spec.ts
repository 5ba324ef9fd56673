import { expect, it } from 'vitest';
import { personOf, topThreeOf } from './room-shown.ts';

it('shows those of the first three prizes that were won, without replacing one that went back', () => {
  const prize = (rank: number, winner: string | null) => ({
    rank,
    winner: winner === null ? null : personOf(winner, undefined),
  });
  const prizes = [prize(1, null), prize(2, 'anna'), prize(3, 'ben'), prize(4, 'cleo')];
  expect(topThreeOf(prizes).map(({ rank }) => rank)).toEqual([2, 3]);
});
