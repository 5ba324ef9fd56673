import { type Bag, type GrantedItem, ItemStatus, type ItemsRejection, itemsToMove } from '../bag/index.ts';
import type { Skin } from '../catalogue/index.ts';
import {
  type Fraction,
  type Sha256Hex,
  type UpgradeOdds,
  upgradeOddsOf,
  upgradeQuoteOf,
} from '../../fairness/index.ts';
import { type Amount, type RulesInForce, isAmount, rejected } from '../../kernel/index.ts';
import {
  type ExactFraction,
  MAX_STAKED_ITEMS,
  SHARE_UNITS,
  STAKED_GEMS_MAX,
  type UpgradeTerms,
} from './events.ts';

/** A player's stake and target. */
export interface UpgradeChoice {
  /** none to six ids, each once */
  readonly itemIds: readonly string[];
  /** 1/10,000 gem */
  readonly gems: Amount;
  readonly targetSkinId: string;
}

export interface QuoteContext {
  readonly hash: Sha256Hex;
  /** the skin in the catalogue in force, if it is there */
  readonly target: Skin | undefined;
  /** in force */
  readonly odds: RulesInForce<UpgradeTerms>;
}

/** Reasons to refuse a choice, in order of precedence. */
export type ChoiceRejection =
  | { readonly code: 'upgrade-stake-out-of-range'; readonly max: number }
  | Exclude<ItemsRejection, { code: 'items-out-of-range' }>
  | { readonly code: 'unknown-target'; readonly skinId: string }
  | { readonly code: 'target-out-of-range'; readonly minimum: Amount; readonly maximum: Amount }
  /** in 1/10,000 */
  | { readonly code: 'upgrade-rate-out-of-range'; readonly minimum: number; readonly maximum: number };

/** Terms of a choice, and the hash that names them. Amounts in 1/10,000 gem. */
export interface UpgradeQuote {
  readonly fee: ExactFraction;
  readonly rate: ExactFraction;
  /** highest winning N, from 0 */
  readonly winUpTo: number;
  readonly items: readonly GrantedItem[];
  readonly gems: Amount;
  readonly stake: Amount;
  readonly targetSkinId: string;
  readonly targetPrice: Amount;
  readonly rulesHash: string;
  readonly quote: string;
}

type Refused = ReturnType<typeof rejected<ChoiceRejection>>;

/** Returns the terms of a choice by the rules in force; the same for a preview and a play. */
export function quoteUpgrade(
  bag: Bag,
  choice: UpgradeChoice,
  { hash, target, odds: { hash: rulesHash, content } }: QuoteContext,
): UpgradeQuote | Refused {
  const { gems, targetSkinId } = choice;
  const items = stakedItems(bag, choice);
  if ('kind' in items) return items;
  if (target === undefined) return rejected({ code: 'unknown-target', skinId: targetSkinId });
  const { minimumPrice, maximumPrice, minimumRate, maximumRate } = content;
  const targetPrice = target.price;
  if (targetPrice < minimumPrice || targetPrice > maximumPrice)
    return rejected({ code: 'target-out-of-range', minimum: minimumPrice, maximum: maximumPrice });
  const stake = items.reduce((sum, { value }) => sum + value, gems);
  const odds = stake > 0 && stake <= targetPrice ? upgradeOddsOf(stake, targetPrice, content) : undefined;
  if (odds === undefined || !lies(odds, minimumRate, maximumRate))
    return rejected({ code: 'upgrade-rate-out-of-range', minimum: minimumRate, maximum: maximumRate });
  const named = { items, gems, targetSkinId, targetPrice, rulesHash };
  const { fee, rate, winUpTo } = odds;
  const quote = upgradeQuoteOf(named, hash);
  return { ...named, stake, quote, fee: inDigits(fee), rate: inDigits(rate), winUpTo };
}

const inDigits = ({ numerator, denominator }: Fraction): ExactFraction => ({
  numerator: String(numerator),
  denominator: String(denominator),
});

function stakedItems(bag: Bag, { itemIds, gems }: UpgradeChoice): readonly GrantedItem[] | Refused {
  const outOfRange = rejected({ code: 'upgrade-stake-out-of-range', max: MAX_STAKED_ITEMS } as const);
  if (!isAmount(gems) || gems > STAKED_GEMS_MAX) return outOfRange;
  if (itemIds.length === 0) return gems > 0 ? [] : outOfRange;
  const items = itemsToMove(bag, itemIds, ItemStatus.upgraded, MAX_STAKED_ITEMS);
  if (!('kind' in items)) return items.map(({ itemId, skinId, value }) => ({ itemId, skinId, value }));
  const { rejection } = items;
  return rejection.code === 'items-out-of-range' ? outOfRange : rejected(rejection);
}

/** Returns whether a chance is within bounds, in 1/10,000, both included. */
function lies({ rate: { numerator, denominator } }: UpgradeOdds, minimum: number, maximum: number): boolean {
  const share = numerator * BigInt(SHARE_UNITS);
  return share >= BigInt(minimum) * denominator && share <= BigInt(maximum) * denominator;
}
