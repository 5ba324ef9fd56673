import { asNumber } from '@skins/engine/catalogue';
import { type Fraction, TICKETS } from '@skins/engine/fairness';

/** The stakes of plays by some rules, and the return that those rules promise. */
export interface Staked {
  readonly rtp: Fraction;
  /** 1/10,000 gem */
  readonly staked: number;
}

/**
 * Returns the published return of plays, weighted by the stakes; null without stakes. It is exact until the last step:
 * for plays by one version of rules, it is exactly the number that the version shows.
 */
export function publishedRtpOf(plays: readonly Staked[]): number | null {
  const whole = BigInt(TICKETS);
  let promised = 0n;
  let paid = 0n;
  for (const { rtp, staked } of plays) {
    // Leaves no remainder: a stake is a multiple of the price, and price × 2^24 is a multiple of the denominator.
    promised += (BigInt(staked) * whole * rtp.numerator) / rtp.denominator;
    paid += BigInt(staked);
  }
  return paid === 0n ? null : asNumber({ numerator: promised, denominator: paid * whole });
}

/** Returns the actual return of plays; null without stakes. */
export const observedRtpOf = ({
  staked,
  returned,
}: {
  readonly staked: number;
  readonly returned: number;
}): number | null => (staked === 0 ? null : returned / staked);
