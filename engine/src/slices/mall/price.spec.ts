import { describe, expect, it } from 'vitest';
import { listedAtMost, storePriceOf } from './price.ts';

const DEAREST = 10_000_000_000_000;

describe("the store's price", () => {
  it.each([
    [1, 0, 1],
    [1, 1, 2],
    [6_001, 500, 6_302],
    [20_000, 333, 20_666],
    [20_001, 333, 20_668],
    [DEAREST, 10_000, 2 * DEAREST],
    [DEAREST - 1, 9_999, 19_998_999_999_999],
  ])('is %d with a markup of %d parts: %d, rounded up', (price, markup, asked) => {
    expect(storePriceOf(price, { markup })).toBe(asked);
  });

  it.each([0, 1, 333, 9_999, 10_000])(
    'converts back to listed prices exactly, with a markup of %d',
    (markup) => {
      for (const amount of [0, 1, 2, 3, 9_999, 10_333, 10_334, 123_456_789, 2 * DEAREST]) {
        const most = listedAtMost(amount, { markup });
        expect(most === 0 || storePriceOf(most, { markup }) <= amount).toBe(true);
        expect(storePriceOf(most + 1, { markup })).toBeGreaterThan(amount);
      }
    },
  );
});
