import { asNumber } from '@skins/engine/catalogue';
import { type Staked, observedRtpOf, publishedRtpOf } from './returns.ts';

/** Two-sided 95 % of the normal distribution. */
const Z = 1.959963984540054;

/** Plays by one version of a game's rules, beside what those rules promise. Amounts in 1/10,000 gem. */
export interface Played extends Staked {
  readonly plays: number;
  readonly returned: number;
  /** of what all those plays return together */
  readonly variance: number;
}

/** Where the true return is, with 95 % confidence. */
interface Band {
  readonly low: number;
  readonly high: number;
}

/** Plays against what their rules promise; null until there is one. */
interface Compared {
  readonly plays: number;
  readonly expectedRtp: number | null;
  readonly observedRtp: number | null;
  readonly band: Band | null;
  /** standard deviations between what was returned and what was promised */
  readonly deviation: number | null;
}

/** Plays by rules of any number and any game: each is held against its own. */
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
