import { describe, expect, it } from 'vitest';
import { compare } from './comparison.ts';

/** Plays by rules that return twice the stake half of the time; the standard deviation of one return is the stake. */
const fairFlips = (plays: number, returned: number) => ({
  plays,
  staked: plays,
  returned,
  rtp: { numerator: 1n, denominator: 1n },
  variance: plays,
});

describe('compare', () => {
  it('returns nulls without plays', () => {
    expect(compare([])).toEqual({
      plays: 0,
      expectedRtp: null,
      observedRtp: null,
      band: null,
      deviation: null,
    });
  });

  it('returns the deviation in standard deviations', () => {
    const { deviation, observedRtp, band } = compare([fairFlips(100, 120)]);

    expect(observedRtp).toBe(1.2);
    expect(deviation).toBeCloseTo(2, 10);
    expect(band?.low).toBeCloseTo(1.2 - 0.196, 4);
    expect(band?.high).toBeCloseTo(1.2 + 0.196, 4);
  });

  it('compares plays of several games with their own rules', () => {
    const dull = {
      plays: 50,
      staked: 300,
      returned: 150,
      rtp: { numerator: 1n, denominator: 2n },
      variance: 0,
    };

    expect(compare([fairFlips(100, 100), dull])).toMatchObject({
      plays: 150,
      expectedRtp: 0.625,
      observedRtp: 0.625,
      deviation: 0,
    });
  });
});
