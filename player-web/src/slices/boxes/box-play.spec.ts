import { expect, it } from 'vitest';
import { costOf } from './box-play';
import { sampleBox } from './sample-box';

it('counts the exact cost of openings, without binary rounding errors', () => {
  expect(costOf({ box: { ...sampleBox, price: 0.1 }, count: 3, free: 0, ticket: false })).toBe(0.3);
  expect(costOf({ box: { ...sampleBox, price: 0.1 }, count: 3, free: 2, ticket: false })).toBe(0.1);
  expect(costOf({ box: sampleBox, count: 3, free: 0, ticket: true })).toBe(0);
});
