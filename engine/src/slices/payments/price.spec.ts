import { expect, it } from 'vitest';
import { bonusOf, giftOf, priceOf } from './price.ts';

const TIERS = [
  { key: 300, ratio: 0, val: 10 },
  { key: 1_000, ratio: 1, val: 3 },
];

it.each([
  [299, 0],
  [300, 10],
  [999, 10],
  [1_000, 300],
])(
  'gems of %d get a gift of %d: the highest tier that they reach, a hundredfold at ratio 1',
  (gems, gift) => {
    expect(giftOf(TIERS, gems)).toBe(gift);
    expect(giftOf(TIERS.toReversed(), gems)).toBe(gift);
  },
);

it('prices are rounded up to a minor unit, bonuses down', () => {
  expect([1, 10_000, 10_001].map((gems) => priceOf({ perGem: 700 }, gems))).toEqual([1, 700, 701]);
  expect([39, 40, 10_000].map((gems) => bonusOf(250, gems))).toEqual([0, 1, 250]);
});
