import { expect, it } from 'vitest';
import { openScratchPiles } from './scratch-piles.ts';

it('keeps the numbers of each pile in order, even beyond its cache', () => {
  const piles = openScratchPiles();
  for (let n = 0; n < 2_000; n += 1)
    piles.add(
      n % 3,
      Float64Array.from({ length: 400 }, (_, k) => n * 400 + k),
    );
  const [first, second] = piles.read(1);
  expect(first?.[399]).toBe(799);
  expect(second?.[0]).toBe(1_600);
  expect(piles.read(0)).toHaveLength(667);
  expect(piles.read(7)).toEqual([]);
  piles.close();
});

it('adds a part of a larger array', () => {
  const piles = openScratchPiles();
  piles.add(0, Float64Array.of(1, 2, 3, 4).subarray(1, 3));
  expect(piles.read(0)).toEqual([Float64Array.of(2, 3)]);
  piles.close();
});
