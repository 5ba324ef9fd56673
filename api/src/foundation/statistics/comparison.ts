import { asNumber } from '@skins/engine/catalogue';
import { type Staked, observedRtpOf, publishedRtpOf } from './returns.ts';

/** Quantile of the normal distribution for two-sided 95 %. */
const Z = 1.959963984540054;

/** Plays by one version of a game's rules, with the return that those rules promise. Amounts in 1/10,000 gem. */
export interface Played extends Staked {
  readonly plays: number;
  readonly returned: number;
  /** variance of the total return of these plays */
  readonly variance: number;
}

/** The 95 % confidence band of the true return. */
interface Band {
  readonly low: number;
  readonly high: number;
}

/** Plays compared with what their rules promise; null before the first play. */
interface Compared {
  readonly plays: number;
  readonly expectedRtp: number | null;
  readonly observedRtp: number | null;
  readonly band: Band | null;
  /** difference between the actual and the promised return, in standard deviations */
  readonly deviation: number | null;
}

/** Compares plays by any number of rules and games, each with its own rules. */
export function compare(played: readonly Played[]): Compared {
  const total = { plays: 0, staked: 0, returned: 0, promised: 0, variance: 0 };
  for (const { plays, staked, returned, rtp, variance } of played) {
    total.plays += plays;
    total.staked += staked;
    total.returned += returned;
    total.promised += staked * asNumber(rtp);
    total.variance += variance;
  }
  const observedRtp = observedRtpOf(total);
  const deviation = Math.sqrt(total.variance);
  return {
    plays: total.plays,
    expectedRtp: publishedRtpOf(played),
    observedRtp,
    band: bandAround(observedRtp, deviation / total.staked),
    deviation: deviation === 0 ? null : (total.returned - total.promised) / deviation,
  };
}

/** @param standardError of the observed return */
export const bandAround = (observedRtp: number | null, standardError: number): Band | null =>
  observedRtp === null
    ? null
    : { low: Math.max(0, observedRtp - Z * standardError), high: observedRtp + Z * standardError };
