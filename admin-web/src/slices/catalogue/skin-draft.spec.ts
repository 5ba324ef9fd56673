import { expect, it } from 'vitest';
import { NEW_SKIN, changeIn, faultsIn } from './skin-draft';

it.each([
  ['12.5', 125_000],
  ['1,000.50', 10_005_000],
  ['１２．５', 125_000],
  [' 9 ', 90_000],
])('reads the price %j', (price, units) => {
  const draft = { ...NEW_SKIN, skinId: 'a', image: '/art/a.svg', price };
  expect(faultsIn(draft, new Set()).price).toBe(false);
  expect(changeIn(draft).skins[0]?.price).toBe(units);
});

it.each(['', '0', '-1', '1e3', '1.234.5', 'ten'])('marks the price %j as wrong', (price) => {
  expect(faultsIn({ ...NEW_SKIN, price }, new Set()).price).toBe(true);
});
