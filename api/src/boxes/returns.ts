import { asNumber } from '@skins/engine/catalogue';
import { type Fraction, TICKETS } from '@skins/engine/fairness';
import type { OpenSums } from './views.ts';

/** What was paid for opens of a version, and what that version promises. */
export interface Staked {
  readonly rtp: Fraction;
  /** 1/10,000 gem */
  readonly staked: number;
}

/**
 * The published return of opens, weighted by what was paid; null when there was none. Exact until the last step: of one
 * version's opens it is the very number that the version shows.
 */
export function publishedRtpOf(opens: readonly Staked[]): number | null {
  const whole = BigInt(TICKETS);
  let promised = 0n;
  let paid = 0n;
  for (const { rtp, staked } of opens) {
    // Leaves no remainder: a stake is a multiple of the price, and price × 2^24 of the denominator.
    promised += (BigInt(staked) * whole * rtp.numerator) / rtp.denominator;
    paid += BigInt(staked);
  }
  return paid === 0n ? null : asNumber({ numerator: promised, denominator: paid * whole });
}

/** What came back of what was paid for opens; null when there was none. */
export const observedRtpOf = ({ staked, returned }: Pick<OpenSums, 'staked' | 'returned'>): number | null =>
  staked === 0 ? null : returned / staked;
