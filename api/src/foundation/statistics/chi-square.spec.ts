import { describe, expect, it } from 'vitest';
import { chiSquareOf, upperTail } from './chi-square.ts';

describe('upperTail', () => {
  // Critical values from printed tables.
  it.for([
    [3.841_459, 1, 0.05],
    [6.634_897, 1, 0.01],
    [5.991_465, 2, 0.05],
    [18.307_038, 10, 0.05],
    [29.588_298, 10, 0.001],
    [67.504_807, 50, 0.05],
    [124.342_113, 100, 0.05],
    [77.929_465, 100, 0.95],
  ] as const)('of %d with %i degrees of freedom is %d', ([statistic, degrees, p]) => {
    expect(upperTail(statistic, degrees)).toBeCloseTo(p, 6);
  });

  it('is exp(−x / 2) with two degrees of freedom', () => {
    for (const x of [0.01, 1, 2.5, 4, 10, 40, 200])
      expect(upperTail(x, 2) / Math.exp(-x / 2)).toBeCloseTo(1, 10);
  });

  it('is one at zero and almost zero far out', () => {
    expect(upperTail(0, 7)).toBe(1);
    expect(upperTail(5_000, 7)).toBeLessThan(1e-300);
  });
});

describe('chiSquareOf', () => {
  it('runs Pearson’s test', () => {
    const dice = [5, 8, 9, 8, 10, 20].map((observed) => ({ observed, expected: 10 }));
    const test = chiSquareOf(dice);
    expect(test).toMatchObject({ degreesOfFreedom: 5, pooled: 0 });
    expect(test?.statistic).toBeCloseTo(13.4, 10);
    expect(test?.pValue).toBeCloseTo(0.019_9, 4);
  });

  it('pools the rarest cells until each is expected five times', () => {
    const cells = [1, 2, 2.5, 6, 100].map((expected) => ({ observed: Math.round(expected), expected }));
    expect(chiSquareOf(cells)).toMatchObject({ pooled: 3, degreesOfFreedom: 2 });
    const lonely = [2, 6, 100].map((expected) => ({ observed: expected, expected }));
    expect(chiSquareOf(lonely)).toEqual({ pooled: 2, degreesOfFreedom: 1, statistic: 0, pValue: 1 });
  });

  it('returns null for too few counts', () => {
    expect(chiSquareOf([])).toBeNull();
    expect(chiSquareOf([{ observed: 0, expected: 0 }])).toBeNull();
    expect(chiSquareOf([1, 1.5, 2].map((expected) => ({ observed: 1, expected })))).toBeNull();
  });
});
