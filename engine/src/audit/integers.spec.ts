import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { integersBetween } from './integers.ts';

const LONGEST = 10 ** 15 - 1;
const between = (minimum: number, maximum: number) => {
  const pattern = new RegExp(`^${integersBetween(minimum, maximum)}$`);
  return (text: string) => pattern.test(text);
};

describe('integersBetween', () => {
  it('matches exactly the integers of its range', () => {
    const bound = fc.oneof(
      fc.integer({ min: -LONGEST, max: LONGEST }),
      fc.integer({ min: -1_200, max: 1_200 }),
      fc.integer({ min: 0, max: 15 }).map((digits) => 10 ** digits - 1),
    );
    const near = fc.integer({ min: -2, max: 2 });
    fc.assert(
      fc.property(bound, bound, bound, near, (a, b, n, by) => {
        const [min, max] = a < b ? [a, b] : [b, a];
        const matches = between(min, max);
        for (const value of [n, min + by, max + by, by, Math.round((min + max) / 2)])
          if (Math.abs(value) <= LONGEST)
            expect({ min, max, value, matches: matches(String(value)) }).toEqual({
              min,
              max,
              value,
              matches: value >= min && value <= max,
            });
      }),
      { numRuns: 1_500 },
    );
  });

  it('matches each integer of a small range, and nothing else', () => {
    fc.assert(
      fc.property(fc.integer({ min: -130, max: 130 }), fc.nat(130), (min, length) => {
        const matches = between(min, min + length);
        const found = Array.from({ length: 601 }, (_, k) => k - 300).filter((value) =>
          matches(String(value)),
        );
        expect(found).toEqual(Array.from({ length: length + 1 }, (_, k) => min + k));
      }),
      { numRuns: 60 },
    );
  });

  it('matches nothing for an empty range', () => {
    const matches = between(5, 4);

    expect(['', '4', '5', '0'].filter(matches)).toEqual([]);
  });

  it('matches no integer of more than 15 digits, so that all are safe', () => {
    const matches = between(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);

    expect(['999999999999999', '-999999999999999'].filter(matches)).toHaveLength(2);
    expect(['1000000000000000', '-1000000000000000'].filter(matches)).toEqual([]);
  });

  it.each(['', '00', '01', '-0', '-01', '--1', '1.0', '1e1', ' 1', '+1', '-'])(
    'does not match %o',
    (text) => {
      expect(between(-100, 100)(text)).toBe(false);
    },
  );
});
