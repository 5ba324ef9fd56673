import {
  type Bag,
  type GrantedItem,
  type HeldItem,
  ItemSource,
  ItemStatus,
  ItemsGranted,
  type ItemsRejection,
  type SellBack,
  itemIdOf,
  itemsToMove,
  moved,
} from '../bag/index.ts';
import type { Sha256Hex } from '../../fairness/index.ts';
import {
  type Amount,
  type AnyEvent,
  type Command,
  type Moment,
  type RulesInForce,
  accepted,
  rejected,
} from '../../kernel/index.ts';
import { type Wallet, WalletPosted, post } from '../wallet/index.ts';
import { type Deal, dealOf, quoteOf, refundShare } from './deal.ts';
import { MAX_REPLACED, type ReplaceTerms, SkinsReplaced } from './events.ts';

export interface ReplaceSkins {
  /** 1 to 10 items from the bag, each once */
  readonly itemIds: readonly string[];
  /** 1 to 10 skins; one that is listed twice is taken twice */
  readonly skinIds: readonly string[];
  /** the quote that the player was shown */
  readonly quote: string;
}

/** The rules and prices for a choice. */
export interface ReplacePrices {
  /** rules in force */
  readonly terms: RulesInForce<ReplaceTerms>;
  /** rules in force */
  readonly sellBack: SellBack;
  /** true if the policy in force lets the shop take items back */
  readonly takesBack: boolean;
  /** returns the price in force, in 1/10,000 gem; undefined if there is no such skin */
  readonly priceOf: (skinId: string) => Amount | undefined;
  readonly hash: Sha256Hex;
}
export interface ReplaceSkinsContext extends Moment, ReplacePrices {
  readonly playerId: string;
}

/** The reasons that a choice has no price, in order of precedence. */
export type ReplaceChoiceRejection =
  /** number of items, each given once, or of skins */
  | { readonly code: 'replace-out-of-range'; readonly max: number }
  | Exclude<ItemsRejection, { readonly code: 'items-out-of-range' }>
  | { readonly code: 'unknown-replacement'; readonly skinId: string }
  | { readonly code: 'replace-closed' };

/** In order of precedence. Amounts in 1/10,000 gem. */
export type ReplaceSkinsRejection =
  | ReplaceChoiceRejection
  /** the current quote of the same choice */
  | { readonly code: 'stale-version'; readonly versionHash: string }
  /** the most that may be paid on top, and the amount required */
  | { readonly code: 'replace-too-dear'; readonly most: Amount; readonly paid: Amount }
  | { readonly code: 'insufficient-gems'; readonly cost: Amount; readonly balance: Amount };

/** Amounts in 1/10,000 gem. */
export interface ReplaceSkinsReply {
  readonly given: readonly GrantedItem[];
  readonly taken: readonly GrantedItem[];
  readonly fee: Amount;
  readonly paid: Amount;
  readonly refund: Amount;
  readonly rulesHash: string;
  readonly quote: string;
  /** undefined if no gems moved */
  readonly balance: Amount | undefined;
}

/** A choice with its amounts. */
export interface PricedChoice {
  readonly items: readonly HeldItem[];
  /** in the requested order, each with its price */
  readonly skins: readonly { readonly skinId: string; readonly price: Amount }[];
  readonly deal: Deal;
  readonly quote: string;
}

const OUT_OF_RANGE = { code: 'replace-out-of-range', max: MAX_REPLACED } as const;

/** Computes the amounts of items against skins, by the rules in force. */
export function pricedChoice(
  bag: Bag,
  { itemIds, skinIds }: Pick<ReplaceSkins, 'itemIds' | 'skinIds'>,
  { terms, sellBack, takesBack, priceOf, hash }: ReplacePrices,
): PricedChoice | ReturnType<typeof rejected<ReplaceChoiceRejection>> {
  if (skinIds.length === 0 || skinIds.length > MAX_REPLACED) return rejected(OUT_OF_RANGE);
  const items = itemsToMove(bag, itemIds, ItemStatus.replaced, MAX_REPLACED);
  if ('kind' in items) {
    const { rejection } = items;
    return rejected(rejection.code === 'items-out-of-range' ? OUT_OF_RANGE : rejection);
  }
  const skins: { skinId: string; price: Amount }[] = [];
  for (const skinId of skinIds) {
    const price = priceOf(skinId);
    if (price === undefined) return rejected({ code: 'unknown-replacement', skinId });
    skins.push({ skinId, price });
  }
  if (!terms.content.open) return rejected({ code: 'replace-closed' });
  const deal = dealOf(
    items.reduce((sum, { value }) => sum + value, 0),
    skins.reduce((sum, { price }) => sum + price, 0),
    terms.content,
    refundShare(terms.content, sellBack, takesBack),
  );
  const quote = quoteOf(
    {
      ...deal,
      rulesHash: terms.hash,
      given: items.map(({ itemId, value }) => [itemId, value]),
      taken: skins.map(({ skinId, price }) => [skinId, price]),
    },
    hash,
  );
  return { items, skins, deal, quote };
}

interface State {
  readonly bag: Bag;
  readonly wallet: Wallet;
}

/** Gives items from the bag for skins, all or nothing; a difference is paid or refunded in gems. */
export const replaceSkins: Command<
  State,
  ReplaceSkins,
  ReplaceSkinsContext,
  ReplaceSkinsRejection,
  ReplaceSkinsReply
> = {
  name: 'replace-skins',
  decide({ bag, wallet }, input, context) {
    const choice = pricedChoice(bag, input, context);
    if ('kind' in choice) return choice;
    const { items, skins, deal, quote } = choice;
    const { fee, paid, most, refund } = deal;
    if (quote !== input.quote) return rejected({ code: 'stale-version', versionHash: quote });
    if (paid > most) return rejected({ code: 'replace-too-dear', most, paid });
    const topUp =
      paid === 0
        ? []
        : post(wallet, 'replace-top-up', context.at, { from: 'player', to: 'house', amount: paid });
    if (topUp === undefined)
      return rejected({ code: 'insufficient-gems', cost: paid, balance: wallet.balance });
    const leg = { from: 'house', to: 'player', amount: refund };
    const leftOver = refund === 0 ? undefined : post(wallet, 'replace-left-over', context.at, leg);
    const taken = skins.map(({ skinId, price }, k) => ({
      itemId: itemIdOf(context.playerId, bag.items.length + k + 1),
      skinId,
      value: price,
    }));
    const given = items.map(({ itemId, skinId, value }) => ({ itemId, skinId, value }));
    return accepted(
      moved(items, ItemStatus.inBag, ItemStatus.replaced),
      ...[topUp].flat(),
      SkinsReplaced.of({ quote, rulesHash: context.terms.hash, given, taken, fee, paid, refund }),
      ItemsGranted.of({ source: ItemSource.replace, items: taken }),
      ...[leftOver ?? []].flat(),
    );
  },
  reply(events: readonly AnyEvent[]) {
    const replaced = events.find(SkinsReplaced.is)?.data;
    return {
      given: replaced?.given ?? [],
      taken: replaced?.taken ?? [],
      fee: replaced?.fee ?? 0,
      paid: replaced?.paid ?? 0,
      refund: replaced?.refund ?? 0,
      rulesHash: replaced?.rulesHash ?? '',
      quote: replaced?.quote ?? '',
      balance: events.find(WalletPosted.is)?.data.balance,
    };
  },
};
