import { expect, it } from 'vitest';
import { costOf } from './box-play';
import { sampleBox } from './sample-box';

it('openings cost exactly so many gems, without the noise of binary fractions', () => {
  expect(costOf({ box: { ...sampleBox, price: 0.1 }, count: 3, free: 0, ticket: false })).toBe(0.3);
  expect(costOf({ box: { ...sampleBox, price: 0.1 }, count: 3, free: 2, ticket: false })).toBe(0.1);
  expect(costOf({ box: sampleBox, count: 3, free: 0, ticket: true })).toBe(0);
});
