import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HmacSha256Hex, drawOrder, hmacSha256Hex } from './public-draw.ts';
import { sha256Hex } from './sha256.ts';

const digest = fc.stringMatching(/^[0-9a-f]{64}$/);
const draws = fc.record({
  draw: fc.string({ maxLength: 12 }),
  randomness: digest,
  root: digest,
  count: fc.nat(300),
  winners: fc.nat(40),
});

/** Draws once in each of several rounds. */
const roundsOf = (rounds: number, count: number, winners: number) =>
  Array.from({ length: rounds }, (_, round) =>
    drawOrder({
      draw: 'roll-1',
      randomness: sha256Hex(`round ${round}`),
      root: sha256Hex('entries'),
      count,
      winners,
    }),
  );

/** Returns digests whose first 48 bits are the given numbers, in order. */
const giving =
  (...numbers: readonly number[]): HmacSha256Hex =>
  (_key, text) =>
    (numbers[Number(text.split('\n').at(-1))] ?? 0).toString(16).padStart(12, '0').padEnd(64, 'f');

const DRAW = { draw: 'roll-1', randomness: '0'.repeat(64), root: '1'.repeat(64) };

describe('HMAC-SHA-256', () => {
  it('has the digest of RFC 4231 (test case 2)', () => {
    expect(hmacSha256Hex('4a656665', 'what do ya want for nothing?')).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
  });
});

describe('the order of a draw', () => {
  it('contains each entry once, and no other', () => {
    fc.assert(
      fc.property(draws, (draw) => {
        const { winners, reserves } = drawOrder(draw);
        const drawn = [...winners, ...reserves];
        expect(winners).toHaveLength(Math.min(draw.winners, draw.count));
        expect(drawn).toHaveLength(Math.min(2 * draw.winners, draw.count));
        expect(new Set(drawn).size).toBe(drawn.length);
        expect(drawn.every((n) => n >= 1 && n <= draw.count)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('is deterministic, and fewer winners are a prefix of more', () => {
    fc.assert(
      fc.property(draws, (draw) => {
        const once = drawOrder(draw);
        expect(drawOrder({ ...draw })).toEqual(once);
        const more = drawOrder({ ...draw, winners: draw.winners + 1 });
        const all = [...once.winners, ...once.reserves];
        expect([...more.winners, ...more.reserves].slice(0, all.length)).toEqual(all);
      }),
      { numRuns: 20 },
    );
  });

  it('differs by name, round and root', () => {
    const asked = { ...DRAW, count: 1_000_000, winners: 8 };
    const others = [{ draw: 'roll-2' }, { randomness: '2'.repeat(64) }, { root: '3'.repeat(64) }];
    const orders = [{}, ...others].map((other) => drawOrder({ ...asked, ...other }).winners.join());
    expect(new Set(orders).size).toBe(orders.length);
  });

  it('favours no entry: chi-square over 3,000 rounds, for winners, reserves and pairs', () => {
    const places = 7;
    const rounds = roundsOf(3_000, places, 2);
    const chiSquare = (numbers: readonly number[], cells: number) => {
      const expected = numbers.length / cells;
      const counts = new Map<number, number>();
      for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
      const seen = [...counts.values()].map((count) => (count - expected) ** 2 / expected);
      return seen.reduce((sum, part) => sum + part, (cells - counts.size) * expected);
    };
    const first = rounds.map(({ winners: [one = 0] }) => one);
    const last = rounds.map(({ reserves }) => reserves[1] ?? 0);
    const pairs = rounds.map(({ winners: [one = 0, two = 0] }) => one * 10 + two);

    // Values that chance exceeds once in a million, at 6 and at 41 degrees of freedom.
    expect(chiSquare(first, places)).toBeLessThan(38.3);
    expect(chiSquare(last, places)).toBeLessThan(38.3);
    expect(chiSquare(pairs, places * (places - 1))).toBeLessThan(99);
  });

  it('draws again if a number would favour the first entries', () => {
    const above = 2 ** 48 - 1;
    // 2^48 is 1 more than a multiple of 3, so its last number is rejected.
    expect(drawOrder({ ...DRAW, count: 3, winners: 1 }, giving(above, 4)).winners).toEqual([2]);
    expect(drawOrder({ ...DRAW, count: 3, winners: 1 }, giving(above - 1, 4)).winners).toEqual([3]);
  });

  it.each([
    ['a count', { count: -1 }],
    ['a count', { count: 1.5 }],
    ['winners', { winners: Number.NaN }],
    ['randomness', { randomness: 'AB' }],
    ['a root', { root: '' }],
  ])('is refused without a valid value: %s', (_what, wrong) => {
    expect(() => drawOrder({ ...DRAW, count: 3, winners: 1, ...wrong })).toThrow(RangeError);
  });
});
