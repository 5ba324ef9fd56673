import { describe, expect, it } from 'vitest';
import { holm } from './holm.ts';
import { type Tested, testReturns } from './return-test.ts';

/** Returns plays at 10,000 each that pay 95 % on average. @param deviation in standard deviations */
function played(plays: number, deviation: number, skewness = 0): Tested {
  const sigma = 8_000;
  const variance = plays * sigma ** 2;
  return {
    game: 'dice',
    subject: 'six',
    plays,
    staked: plays * 10_000,
    returned: plays * 9_500 + deviation * Math.sqrt(variance),
    names: { zh: '六', en: 'six', ru: 'шесть', vi: 'sáu' },
    promised: plays * 9_500,
    variance,
    thirdMoment: plays * skewness * sigma ** 3,
  };
}

describe('holm', () => {
  it('gives the textbook result, in the given order', () => {
    expect(holm([0.01, 0.04, 0.03, 0.005])).toEqual([0.03, 0.06, 0.06, 0.02]);
    expect(holm([0.9, 0.8])).toEqual([1, 1]);
    expect(holm([])).toEqual([]);
  });
});

describe('testReturns', () => {
  it('computes the tails of the normal distribution', () => {
    const [even, high, low] = testReturns([played(1_000, 0), played(1_000, 1.959964), played(1_000, -3)]);
    expect(even?.pValue).toBeCloseTo(1, 6);
    expect(high?.pValue).toBeCloseTo(0.05, 5);
    expect(low?.pValue).toBeCloseTo(0.0026998, 6);
    expect(low?.corrected).toBeCloseTo(3 * 0.0026998, 5);
  });

  it('allows for the skewness of jackpots: far above is likelier than far below', () => {
    const [high, low] = testReturns([played(10_000, 3, 10), played(10_000, -3, 10)]);
    expect(high?.pValue).toBeGreaterThan(0.0027);
    expect(low?.pValue).toBeLessThan(0.0027);
    // For a gamma distribution with shape 400, by R: 2 * pgamma(400 + 3 * 20, 400, lower = FALSE).
    expect(high?.pValue).toBeCloseTo(0.0038, 3);
  });

  it('returns null for too few plays', () => {
    const tests = testReturns([played(2_499, 9, 10), played(2_501, 9, 10), played(0, 0)]);
    expect(tests.map(({ verdict }) => verdict)).toEqual(['too-few', 'suspicious', 'too-few']);
    expect(tests[2]?.deviation).toBeNull();
  });

  it('finds the one wrong box among many, and none among many right ones', () => {
    // One of thirty may deviate this much by chance.
    const right = Array.from({ length: 30 }, (_, k) => played(5_000, -2.1 + k * 0.145));
    expect(testReturns(right).every(({ verdict }) => verdict === 'as-published')).toBe(true);
    const verdicts = testReturns([...right, played(5_000, 6)]).map(({ verdict }) => verdict);
    expect(verdicts.filter((verdict) => verdict === 'suspicious')).toHaveLength(1);
    expect(verdicts.at(-1)).toBe('suspicious');
  });

  it('rarely reports a right shop: three hundred shops of ten boxes with real draws', () => {
    let state = 12_345;
    const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
    // One ticket in twenty pays nineteen stakes: 95 %, variance 19² × 0.05 × 0.95, third moment 19³ × 0.05 × 0.95 × 0.9.
    const plays = 500;
    const shop = () =>
      Array.from({ length: 10 }, (): Tested => {
        let won = 0;
        for (let k = 0; k < plays; k += 1) if (random() < 0.05) won += 1;
        return {
          ...played(plays, 0),
          returned: won * 190_000,
          variance: plays * 190_000 ** 2 * 0.05 * 0.95,
          thirdMoment: plays * 190_000 ** 3 * 0.05 * 0.95 * 0.9,
        };
      });
    let wrong = 0;
    for (let k = 0; k < 300; k += 1)
      if (testReturns(shop()).some(({ verdict }) => verdict === 'suspicious')) wrong += 1;
    expect(wrong).toBeLessThanOrEqual(2);
  });
});
