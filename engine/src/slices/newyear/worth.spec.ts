import { expect, it } from 'vitest';
import { UNITS_PER_GEM } from '../../kernel/index.ts';
import { seasonFrom } from '../../../../test/newyear/sample-newyear.ts';
import { radishBound, shareOfAct, worthOf, worthOfDraw } from './worth.ts';

const PRICES = {
  skin: (skinId: string) => (skinId === 'plain' ? 5_000 : 20_000),
  box: () => 19_000,
  fragment: 700,
};
const SEASON = seasonFrom(0);

it('a reward is worth its gems, its skin, its box or its fragments, and a card nothing', () => {
  expect(worthOf({ type: 'diamond', amount: 1_000 }, PRICES)).toBe(1_000);
  expect(worthOf({ type: 'skins', skinId: 'plain', amount: 2 }, PRICES)).toBe(10_000);
  expect(worthOf({ type: 'skins', skinId: 'ghost', amount: 1 }, { ...PRICES, skin: () => undefined })).toBe(
    0,
  );
  expect(worthOf({ type: 'OpenBox', boxId: 'box-one', amount: 2 }, PRICES)).toBe(38_000);
  expect(worthOf({ type: 'debris', amount: 3 }, PRICES)).toBe(2_100);
  expect(worthOf({ type: 'TrendChart', amount: 3 }, PRICES)).toBe(0);
});

it('a radish stays below its part of a draw and of the best milestones', () => {
  // A quarter each of 5,000, 1,000, 19,000 and 1,400.
  expect(worthOfDraw(SEASON, PRICES)).toEqual({ numerator: 6_600n, denominator: 1n });
  // 2,100 for 5 radishes, or 22,100 for 20: the latter is more for each. 2,200 + 1,105, and one more.
  expect(radishBound(SEASON, PRICES)).toBe(3_306n);
  expect(radishBound({ ...SEASON, milestones: [] }, PRICES)).toBe(2_201n);
  const act = { deed: 'open-hash', gems: 1, radishes: 2, perDay: 12 } as const;
  expect(shareOfAct(act, 3_306n)).toEqual({ numerator: 1_653n, denominator: BigInt(UNITS_PER_GEM / 4) });
});
