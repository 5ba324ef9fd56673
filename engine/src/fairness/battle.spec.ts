import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BattlePlay,
  battleOutcome,
  battleRoot,
  battleTickets,
  partyTotals,
  seatingOf,
} from './battle.ts';

const TERMS = {
  price: 165_000,
  rate: 9_000,
  rule: 'highest' as const,
  rulesHash: 'a'.repeat(64),
  seats: 2,
  teams: 0,
  versions: ['b'.repeat(64), 'b'.repeat(64)],
};
const SEATS = [
  { n: 1, entrant: 'ffe4b0ce4da5d22f', userSeed: 'a8' },
  { n: 2, entrant: '0123456789abcdef', userSeed: 'b7' },
];
/** Computed with OpenSSL, as in docs/fairness.md, section 13. */
const ROOT = '623a245b8e3c3e6b49018668510812f4f4fd2666f932cc7e36153f4a3b1cf094';
const BY = {
  draw: 'battle-000000000001',
  randomness: '8ada64bae5c6c0f5540a6a13af56e663240edfbd2c76ac6a8f27671eb7259ce3',
  root: ROOT,
};
const play = (rule: BattlePlay['rule'], values: readonly (readonly number[])[], teams = 0): BattlePlay => ({
  ...BY,
  rule,
  teams,
  rate: 9_000,
  values,
});
const gets = (...said: Parameters<typeof play>) =>
  battleOutcome(play(...said)).gains.map(({ items, share }) => items.length || share);

describe('a battle', () => {
  it('has the root and the tickets that OpenSSL computes', () => {
    expect(battleRoot(TERMS, SEATS)).toBe(ROOT);
    expect(battleTickets({ ...BY, seats: 2, rounds: 2 })).toEqual([
      [0xee2f14, 0x321f6e],
      [0x29bfc9, 0x979eb9],
    ]);
  });

  it('seats members of teams in turn', () => {
    expect([1, 2, 3, 4, 5, 6].map((seat) => seatingOf(seat, 3))).toEqual([
      { team: 1, place: 1 },
      { team: 2, place: 1 },
      { team: 3, place: 1 },
      { team: 1, place: 2 },
      { team: 2, place: 2 },
      { team: 3, place: 2 },
    ]);
    expect(
      partyTotals(
        [
          [1, 2],
          [10, 20],
          [100, 200],
          [1_000, 2_000],
        ],
        2,
        0,
        2,
      ),
    ).toEqual([303, 3_030]);
  });

  it.each([
    ['highest', [3, 9], [9, 9], [0, 4]],
    ['lowest', [9, 9], [3, 9], [0, 4]],
    ['last', [1, 9], [100, 1], [4, 0]],
  ] as const)('gives everything to one seat by the rule %s', (rule, first, second, expected) => {
    expect(gets(rule, [first, second])).toEqual(expected);
  });

  it('decides among equal totals by a number of its own', () => {
    expect(
      battleOutcome(
        play('highest', [
          [5, 5],
          [5, 5],
        ]),
      ),
    ).toMatchObject({
      winner: 2,
      tie: { among: [1, 2], below: 2, number: 0x3b4b07a62c99 % 2 },
    });
  });

  it('gives the jackpot to the seat whose stretch holds the number, and all alike where nothing is worth anything', () => {
    const { winner, jackpot } = battleOutcome(
      play('jackpot', [
        [330_000, 0],
        [330_000, 0],
      ]),
    );
    expect(jackpot).toEqual({ among: [1, 2], below: 660_000, number: 614_592 });
    expect(winner).toBe(2);
    expect(battleOutcome(play('jackpot', [[0], [0], [0]])).jackpot?.below).toBe(3);
  });

  it('gives what was drawn at a place to the member at that place', () => {
    const { winner, gains } = battleOutcome(play('highest', [[9], [1], [9], [2]], 2));
    expect(winner).toBe(1);
    expect(gains.map(({ items }) => items.map(({ seat }) => seat))).toEqual([[1, 2], [], [3, 4], []]);
  });

  it('shares to the unit, each item rounded down by itself', () => {
    // 90 % of 11 and of 22, each rounded down, is 9 and 19; three seats share 28.
    expect(gets('shared', [[11], [22], [0]])).toEqual([10, 9, 9]);
  });

  it('gives away exactly what was drawn, whatever the rule', () => {
    const value = fc.integer({ min: 0, max: 10 ** 10 });
    fc.assert(
      fc.property(
        fc.constantFrom('highest' as const, 'lowest' as const, 'last' as const, 'jackpot' as const),
        fc.constantFrom([2, 0], [3, 0], [4, 0], [4, 2], [6, 2], [6, 3]),
        fc.integer({ min: 1, max: 8 }),
        fc.infiniteStream(value),
        (rule, [seats = 0, teams = 0], rounds, stream) => {
          const next = () => Number(stream.next().value);
          const values = Array.from({ length: seats }, () => Array.from({ length: rounds }, next));
          const { gains } = battleOutcome(play(rule, values, teams));
          const all = gains.flatMap(({ items }) => items.map(({ seat, round }) => `${seat}/${round}`));
          expect(new Set(all).size).toBe(seats * rounds);
          const worth = gains.reduce((sum, one) => sum + one.value, 0);
          expect(worth).toBe(values.flat().reduce((sum, one) => sum + one, 0));
        },
      ),
      { numRuns: 100 },
    );
  });
});
