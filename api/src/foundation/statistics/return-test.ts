import { type Text, asNumber } from '@skins/engine/catalogue';
import { upperTail } from './chi-square.ts';
import type { Played } from './comparison.ts';
import { holm } from './holm.ts';

/** Below this corrected p-value a return is not what was published: by chance alone, one look in a thousand finds any. */
const SUSPICIOUS = 0.001;

/** Cochran's rule: with fewer plays than 25 times the squared skewness of one, no such test holds. */
const COCHRAN = 25;
/** Above it, a gamma distribution is as good as normal, and its series grow long. */
const NEARLY_NORMAL = 1_000_000;

/** Plays of one subject by one version of its rules. */
export interface PlayedSubject extends Played {
  readonly game: string;
  /** what of its game was played */
  readonly subject: string;
  readonly names: Text;
  /** third central moment of what all those plays return together, in 1/10,000 gem, cubed */
  readonly thirdMoment: number;
}

/** All plays of one subject, whatever their versions. Amounts in 1/10,000 gem. */
export interface Tested extends Omit<PlayedSubject, 'rtp'> {
  /** what the versions promise for these plays */
  readonly promised: number;
}

/** Versions put together by what was played: independent plays, so their moments add up. */
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

/** How far what plays returned is from what was published. */
export interface ReturnTest {
  /** in standard deviations; null without plays */
  readonly deviation: number | null;
  /** by itself; null while there are too few plays to tell */
  readonly pValue: number | null;
  /** among all that were tested */
  readonly corrected: number | null;
  readonly verdict: 'as-published' | 'too-few' | 'suspicious';
}

/** One test over all subjects: each against what it promises, two-sided, corrected for how many there are. */
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
 * The sum of many plays has a gamma distribution with the same three moments, about: jackpots make it lean, and a normal one
 * would call too many high returns wrong.
 */
function pValueOf(tested: Tested): number | null {
  const deviation = deviationOf(tested);
  if (deviation === null) return null;
  const skewness = tested.thirdMoment / tested.variance ** 1.5;
  // Of all plays together it is that of one, divided by the root of their number.
  if (skewness ** 2 * COCHRAN > 1) return null;
  const shape = 4 / skewness ** 2;
  const z = skewness < 0 ? -deviation : deviation;
  const above = shape > NEARLY_NORMAL ? normalTail(z) : gammaTail(z, shape);
  return Math.min(1, 2 * Math.min(above, 1 - above));
}

const gammaTail = (z: number, shape: number): number =>
  upperTail(2 * (shape + z * Math.sqrt(shape)), 2 * shape);

/** A squared normal value has a chi-square distribution. */
function normalTail(z: number): number {
  const half = upperTail(z ** 2, 1) / 2;
  return z < 0 ? 1 - half : half;
}
