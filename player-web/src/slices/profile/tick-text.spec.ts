import { expect, it } from 'vitest';
import { tickText } from './tick-text';

it.each([
  [-0, '0'],
  [0, '0'],
  [-1_500, '-1,500'],
  [2.5, '2.50'],
  [0.0005, '0.0005'],
])('formats the tick %d as %s', (tick, text) => {
  expect(tickText(tick)).toBe(text);
});
