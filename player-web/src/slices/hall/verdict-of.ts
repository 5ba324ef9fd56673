import type { Tally } from './queries';

/** two-sided 95 % quantile of the normal distribution */
const Z = 1.959963984540054;
/** Least variance: below it the number of wins is too far from a normal distribution. */
const ENOUGH = 9;

/** Wins as rates of all attempts, and the band that holds 95 of 100 such series. */
export interface Judged {
  readonly observed: number;
  readonly expected: number;
  readonly low: number;
  readonly high: number;
  /** standard deviations from the expectation */
  readonly sigmas: number;
  readonly verdict: 'inside' | 'outside' | 'few';
}

/** Returns the verdict; undefined without an attempt. */
export function judged({ attempts, wins, expected, deviation }: Tally): Judged | undefined {
  if (attempts === 0) return undefined;
  const low = Math.max(0, expected - Z * deviation);
  const high = Math.min(attempts, expected + Z * deviation);
  const inside = wins >= low && wins <= high;
  return {
    observed: wins / attempts,
    expected: expected / attempts,
    low: low / attempts,
    high: high / attempts,
    sigmas: deviation === 0 ? 0 : (wins - expected) / deviation,
    verdict: deviation ** 2 < ENOUGH ? 'few' : inside ? 'inside' : 'outside',
  };
}
