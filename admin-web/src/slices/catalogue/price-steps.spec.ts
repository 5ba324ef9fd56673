import { expect, it } from 'vitest';
import { stepsOf } from './price-steps';

it('draws each price as a step from its time on', () => {
  const { path, low, high } = stepsOf(
    [
      { price: 5, from: 0 },
      { price: 10, from: 50 },
    ],
    100,
  );
  expect({ low, high }).toEqual({ low: 5, high: 10 });
  expect(path).toBe('M0 75H320V20H640');
});

it('draws one price as a line', () => {
  expect(stepsOf([{ price: 5, from: 10 }], 10).path).toBe('M0 20H640');
});
