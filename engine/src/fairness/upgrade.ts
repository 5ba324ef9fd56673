// Imported directly, because the kernel's index would pull in the event schemas: browsers run this file.
import { canonicalJson } from '../kernel/canonical.ts';
import { LAST_TICKET } from './roll.ts';
import { type Sha256Hex, sha256Hex } from './sha256.ts';
import { type Fraction, reduced } from './tickets.ts';

/** Denominator of upgrade fees: 200 is 2 %. */
const WHOLE = 10_000n;

/** Fees in 1/10,000, rising with the stake: up to a quarter of the target's price, and at the whole price. */
export interface UpgradeFees {
  readonly minimumPumpingRatio: number;
  readonly drawProportion: number;
}

/** The exact chance of an upgrade. */
export interface UpgradeOdds {
  readonly fee: Fraction;
  readonly rate: Fraction;
  /** largest N that wins; the smallest is 0 */
  readonly winUpTo: number;
}

/**
 * Computes the odds of a stake (docs/fairness.md, section 11), with r = stake ÷ price. The fee is lowest up to r = 1/4,
 * and
 * rises from there on a straight line to its largest at r = 1. The chance is r × (1 − fee). Amounts in 1/10,000 gem.
 * @throws RangeError unless 0 < stake ≤ price
 */
export function upgradeOddsOf(
  stake: number,
  targetPrice: number,
  { minimumPumpingRatio, drawProportion }: UpgradeFees,
): UpgradeOdds {
  if (!(stake > 0 && stake <= targetPrice)) throw new RangeError('a stake is at most what the target costs');
  const [s, p] = [BigInt(stake), BigInt(targetPrice)] as const;
  const [least, most] = [BigInt(minimumPumpingRatio), BigInt(drawProportion)] as const;
  // Denominator 3 × price × WHOLE, so that the line's slope, 4/3, needs no fraction of its own.
  const whole = 3n * p * WHOLE;
  const above = 4n * s - p;
  const fee = 3n * p * least + (above > 0n ? (most - least) * above : 0n);
  const rate = reduced(s * (whole - fee), p * whole);
  return {
    fee: reduced(fee, whole),
    rate,
    winUpTo: Number((rate.numerator * BigInt(LAST_TICKET)) / rate.denominator),
  };
}

/** The content of a quote: the choice, and its value under the rules with the given hash. Amounts in 1/10,000 gem. */
export interface QuotedUpgrade {
  readonly items: readonly { readonly itemId: string; readonly skinId: string; readonly value: number }[];
  readonly gems: number;
  readonly targetSkinId: string;
  readonly targetPrice: number;
  readonly rulesHash: string;
}

/** Returns the content address of a choice: SHA-256 of its canonical JSON, with the items in the order of their ids. */
export function upgradeQuoteOf(
  { items, gems, targetSkinId, targetPrice, rulesHash }: QuotedUpgrade,
  hash: Sha256Hex = sha256Hex,
): string {
  const listed = items
    .map(({ itemId, skinId, value }) => ({ itemId, skinId, value }))
    .toSorted((a, b) => (a.itemId < b.itemId ? -1 : 1));
  return hash(
    canonicalJson({ scheme: 'v1', upgrade: { items: listed, gems, targetSkinId, targetPrice, rulesHash } }),
  );
}
