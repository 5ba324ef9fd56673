import type { SellBack } from '../bag/index.ts';
import { type Sha256Hex, sha256Hex } from '../../fairness/index.ts';
import { type Amount, canonicalJson, shareOf } from '../../kernel/index.ts';
import { type ReplaceTerms, SHARE_UNITS } from './events.ts';

/** The amounts of a replacement, in 1/10,000 gem. */
export interface Deal {
  /** value of the given items at their grant */
  readonly worth: Amount;
  readonly fee: Amount;
  /** part of `worth` that is left for skins, after the fee */
  readonly credit: Amount;
  /** price in force of the skins taken */
  readonly price: Amount;
  /** gems paid by the player: the price above the credit */
  readonly paid: Amount;
  /** maximum that may be paid */
  readonly most: Amount;
  /** gems refunded to the player, out of the credit above the price */
  readonly refund: Amount;
  /** the rest of that, kept by the shop */
  readonly kept: Amount;
}

/**
 * Returns the share of an excess credit that is refunded, in 1/10,000: the share paid on selling back, and nothing while
 * that is closed, or replacing would bypass it.
 * @param takesBack true if the policy in force lets the shop take items back
 */
export const refundShare = (
  { leftOver }: ReplaceTerms,
  { open, rate }: SellBack,
  takesBack: boolean,
): number => (leftOver === 'refunded' && open && takesBack ? rate : 0);

/**
 * Computes a replacement. The fee is rounded up and a refund down, over all items together.
 * So many small deals never bring more than one.
 */
export function dealOf(
  worth: Amount,
  price: Amount,
  { fee: feeShare, topUp }: ReplaceTerms,
  share: number,
): Deal {
  const credit = shareOf(worth, SHARE_UNITS - feeShare);
  const leftOver = Math.max(0, credit - price);
  const refund = shareOf(leftOver, share);
  return {
    worth,
    fee: worth - credit,
    credit,
    price,
    paid: Math.max(0, price - credit),
    most: shareOf(credit, topUp),
    refund,
    kept: leftOver - refund,
  };
}

/** An item or a skin with its value in 1/10,000 gem. */
type Valued = readonly [id: string, amount: Amount];

/** The facts shown to a player before replacing. */
export interface Quoted extends Pick<Deal, 'fee' | 'paid' | 'refund'> {
  /** hash of the published rules */
  readonly rulesHash: string;
  /** items by id, at the value of their grant */
  readonly given: readonly Valued[];
  /** skins by id, at the price in force */
  readonly taken: readonly Valued[];
}

/** Returns the hash of a choice and all its amounts: SHA-256 of its canonical JSON. Nothing of it is stored. */
export const quoteOf = (
  { rulesHash, given, taken, fee, paid, refund }: Quoted,
  hash: Sha256Hex = sha256Hex,
): string => hash(canonicalJson({ scheme: 'v1', replace: { rulesHash, given, taken, fee, paid, refund } }));
