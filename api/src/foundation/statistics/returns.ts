import { asNumber } from '@skins/engine/catalogue';
import { type Fraction, TICKETS } from '@skins/engine/fairness';

/** What was paid for plays by some rules, and what those rules promise. */
export interface Staked {
  readonly rtp: Fraction;
  /** 1/10,000 gem */
  readonly staked: number;
}

/**
 * The published return of plays, weighted by what was paid; null when there was none. Exact until the last step: of plays by
 * one version of rules it is the very number that the version shows.
 */
export function publishedRtpOf(plays: readonly Staked[]): number | null {
  const whole = BigInt(TICKETS);
  let promised = 0n;
  let paid = 0n;
  for (const { rtp, staked } of plays) {
    // Leaves no remainder: a stake is a multiple of the price, and price × 2^24 of the denominator.
    promised += (BigInt(staked) * whole * rtp.numerator) / rtp.denominator;
    paid += BigInt(staked);
  }
  return paid === 0n ? null : asNumber({ numerator: promised, denominator: paid * whole });
}

/** What came back of what was paid for plays; null when there was none. */
export const observedRtpOf = ({
  staked,
  returned,
}: {
  readonly staked: number;
  readonly returned: number;
}): number | null => (staked === 0 ? null : returned / staked);
