import type { SellBack } from '../bag/index.ts';
import { type Sha256Hex, sha256Hex } from '../../fairness/index.ts';
import { type Amount, canonicalJson, shareOf } from '../../kernel/index.ts';
import { type ReplaceTerms, SHARE_UNITS } from './events.ts';

/** What replacing comes to; amounts in 1/10,000 gem. */
export interface Deal {
  /** of the items given, at their grant */
  readonly worth: Amount;
  readonly fee: Amount;
  /** what is left of `worth` for skins */
  readonly credit: Amount;
  /** of the skins taken, as it is in force */
  readonly price: Amount;
  /** in gems, by the player: what the price is above the credit */
  readonly paid: Amount;
  /** how much may be paid */
  readonly most: Amount;
  /** in gems, to the player: of what the price is below the credit */
  readonly refund: Amount;
  /** by the shop: the rest of that */
  readonly kept: Amount;
}

/**
 * The share of a difference downward that is given back, in 1/10,000: what the shop gives for items that it takes back, and nothing
 * while it takes none, or replacing would be a way around that.
 * @param takesBack whether the policy in force lets the shop take items back at all
 */
export const refundShare = (
  { leftOver }: ReplaceTerms,
  { open, rate }: SellBack,
  takesBack: boolean,
): number => (leftOver === 'refunded' && open && takesBack ? rate : 0);

/** The fee is rounded up and a refund down, over all items together: many small deals never come to more than one. */
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

/** An item or a skin at what it counts for, in 1/10,000 gem. */
type Valued = readonly [id: string, amount: Amount];

/** What a player is shown before replacing. */
export interface Quoted extends Pick<Deal, 'fee' | 'paid' | 'refund'> {
  /** hash of the published rules */
  readonly rulesHash: string;
  /** items by id, at the value of their grant */
  readonly given: readonly Valued[];
  /** skins by id, at the price in force */
  readonly taken: readonly Valued[];
}

/** Names a choice and all that it comes to: SHA-256 of its canonical JSON. Nothing is kept of it. */
export const quoteOf = (
  { rulesHash, given, taken, fee, paid, refund }: Quoted,
  hash: Sha256Hex = sha256Hex,
): string => hash(canonicalJson({ scheme: 'v1', replace: { rulesHash, given, taken, fee, paid, refund } }));
