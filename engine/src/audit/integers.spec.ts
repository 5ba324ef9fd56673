import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { integersUpTo } from './integers.ts';

const matches = (maximum: number, minimum: 0 | 1, text: string) =>
  new RegExp(`^${integersUpTo(maximum, minimum)}$`).test(text);

describe('integersUpTo', () => {
  it('matches the integers of its range and no other text', () => {
    const maximum = fc.integer({ min: 1, max: 1e14 });
    const near = fc.integer({ min: -2, max: 2 });
    fc.assert(
      fc.property(
        maximum,
        fc.constantFrom<0 | 1>(0, 1),
        fc.oneof(maximum, fc.nat(20)),
        near,
        (max, min, n, by) => {
          for (const value of [n, max + by, by])
            expect(matches(max, min, String(value))).toBe(value >= min && value <= max);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('knows no integer of more than 15 digits, so that all are safe', () => {
    expect(matches(Number.MAX_SAFE_INTEGER, 0, '999999999999999')).toBe(true);
    expect(matches(Number.MAX_SAFE_INTEGER, 0, '1000000000000000')).toBe(false);
  });

  it.each(['', '00', '01', '-0', '1.0', '1e1', ' 1', '+1'])('does not match %o', (text) => {
    expect(matches(100, 0, text)).toBe(false);
  });
});
