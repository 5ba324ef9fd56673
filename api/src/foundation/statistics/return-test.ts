import { type Text, asNumber } from '@skins/engine/catalogue';
import { upperTail } from './chi-square.ts';
import type { Played } from './comparison.ts';
import { holm } from './holm.ts';

/** Below this corrected p-value a return contradicts what was published; by chance alone, one check in a thousand does. */
const SUSPICIOUS = 0.001;

/** Cochran's rule: with fewer plays than 25 times the squared skewness of one, the test is not valid. */
const COCHRAN = 25;
/** Above this shape, a gamma distribution is nearly normal, and its series become long. */
const NEARLY_NORMAL = 1_000_000;

/** Plays of one subject by one version of its rules. */
export interface PlayedSubject extends Played {
  readonly game: string;
  /** the played part of its game */
  readonly subject: string;
  readonly names: Text;
  /** third central moment of the total return of these plays, in 1/10,000 gem, cubed */
  readonly thirdMoment: number;
}

/** All plays of one subject, across versions. Amounts in 1/10,000 gem. */
export interface Tested extends Omit<PlayedSubject, 'rtp'> {
  /** promised return of these plays */
  readonly promised: number;
}

/** Merges versions by subject. Plays are independent, so their moments add up. */
export function bySubject(played: readonly PlayedSubject[]): readonly Tested[] {
  const subjects = new Map<string, Tested>();
  for (const { rtp, ...one } of played) {
    const key = `${one.game} ${one.subject}`;
    const before = subjects.get(key);
    const promised = one.staked * asNumber(rtp);
    subjects.set(key, {
      ...one,
      plays: (before?.plays ?? 0) + one.plays,
      staked: (before?.staked ?? 0) + one.staked,
      returned: (before?.returned ?? 0) + one.returned,
      variance: (before?.variance ?? 0) + one.variance,
      thirdMoment: (before?.thirdMoment ?? 0) + one.thirdMoment,
      promised: (before?.promised ?? 0) + promised,
    });
  }
  return [...subjects.values()];
}

/** The deviation of the actual from the published return. */
export interface ReturnTest {
  /** in standard deviations; null without plays */
  readonly deviation: number | null;
  /** of this test alone; null if there are too few plays */
  readonly pValue: number | null;
  /** p-value corrected for the number of tests */
  readonly corrected: number | null;
  readonly verdict: 'as-published' | 'too-few' | 'suspicious';
}

/** Tests all subjects: each against its promised return, two-sided, corrected for the number of tests. */
export function testReturns(tested: readonly Tested[]): readonly ReturnTest[] {
  const single = tested.map((one) => ({ deviation: deviationOf(one), pValue: pValueOf(one) }));
  const told = single.flatMap(({ pValue }, index) => (pValue === null ? [] : [{ pValue, index }]));
  const corrected = new Map(
    holm(told.map(({ pValue }) => pValue)).map((p, rank) => [told[rank]?.index, p] as const),
  );
  return single.map((one, index) => {
    const p = corrected.get(index) ?? null;
    return { ...one, corrected: p, verdict: verdictOf(p) };
  });
}

function verdictOf(corrected: number | null): ReturnTest['verdict'] {
  if (corrected === null) return 'too-few';
  return corrected < SUSPICIOUS ? 'suspicious' : 'as-published';
}

function deviationOf({ returned, promised, variance }: Tested): number | null {
  return variance <= 0 ? null : (returned - promised) / Math.sqrt(variance);
}

/**
 * Returns the p-value. The sum of many plays is approximated by a gamma distribution with the same three moments: jackpots
 * make it skewed, and a normal distribution would reject too many high returns.
 */
function pValueOf(tested: Tested): number | null {
  const deviation = deviationOf(tested);
  if (deviation === null) return null;
  const skewness = tested.thirdMoment / tested.variance ** 1.5;
  // The skewness of all plays together is that of one, divided by the square root of their number.
  if (skewness ** 2 * COCHRAN > 1) return null;
  const shape = 4 / skewness ** 2;
  const z = skewness < 0 ? -deviation : deviation;
  const above = shape > NEARLY_NORMAL ? normalTail(z) : gammaTail(z, shape);
  return Math.min(1, 2 * Math.min(above, 1 - above));
}

const gammaTail = (z: number, shape: number): number =>
  upperTail(2 * (shape + z * Math.sqrt(shape)), 2 * shape);

/** Uses that a squared normal value has a chi-square distribution. */
function normalTail(z: number): number {
  const half = upperTail(z ** 2, 1) / 2;
  return z < 0 ? 1 - half : half;
}
