import { expect, it } from 'vitest';
import { PROMOTION } from './events.ts';
import { broughtOf, promotionLevelOf, shareAt } from './shares.ts';

const terms = PROMOTION.first;
const level = (n: number) => terms.levels[n - 1]?.from ?? 0;

it('reaches a level by what was counted before', () => {
  expect(promotionLevelOf(terms, 0)).toBe(1);
  expect(promotionLevelOf(terms, level(2) - 1)).toBe(1);
  expect(promotionLevelOf(terms, level(2))).toBe(2);
  expect(promotionLevelOf(terms, 10 ** 15)).toBe(terms.levels.length);
  expect(shareAt(terms, 5)).toBe(150);
});

it('rounds down, and stays exact above 2^53', () => {
  expect(broughtOf(199, 50)).toBe(0);
  expect(broughtOf(10_199, 100)).toBe(101);
  expect(broughtOf(9_007_199_254_740_991, 1_000)).toBe(900_719_925_474_099);
});

it.each([
  ['begins above nothing', [{ from: 1, share: 50 }]],
  [
    'has two levels from one amount',
    [
      { from: 0, share: 50 },
      { from: 0, share: 60 },
    ],
  ],
  [
    'gives less at a higher level',
    [
      { from: 0, share: 50 },
      { from: 5, share: 40 },
    ],
  ],
  ['has no level', []],
  ['gives more than a tenth', [{ from: 0, share: 1_001 }]],
])('rules fit no list that %s', (_what, levels) => {
  expect(PROMOTION.fits({ levels })).toBe(false);
});
