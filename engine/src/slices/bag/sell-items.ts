import {
  type Amount,
  type AnyEvent,
  type Command,
  type Moment,
  type RulesInForce,
  accepted,
  rejected,
  shareOf,
} from '../../kernel/index.ts';
import { type Wallet, WalletPosted, post } from '../wallet/index.ts';
import { ItemStatus, ItemsMoved, ItemsSold, type SellBack } from './events.ts';
import { type ItemsRejection, itemsToMove, moved } from './move-items.ts';
import type { Bag } from './state.ts';

export interface SellItems {
  /** 1 to 100 ids */
  readonly itemIds: readonly string[];
  /** hash of the rules by which the player saw the price */
  readonly rulesHash: string;
}

export interface SellItemsContext extends Moment {
  /** rules in force */
  readonly sellBack: RulesInForce<SellBack>;
  /** true if the policy in force lets the shop take items back */
  readonly mayTakeBack: boolean;
}

/** In order of precedence. */
export type SellItemsRejection =
  | ItemsRejection
  /** closed by the rules or by the policy */
  | { readonly code: 'sell-back-closed' }
  /** hash of the rules in force */
  | { readonly code: 'stale-version'; readonly versionHash: string };

/** Amounts in 1/10,000 gem. */
export interface SellItemsReply {
  readonly price: Amount;
  /** undefined if nothing was paid */
  readonly balance: Amount | undefined;
  readonly itemIds: readonly string[];
}

interface State {
  readonly bag: Bag;
  readonly wallet: Wallet;
}

/** Returns the shop's price for an item, in 1/10,000 gem: rounded down, each item by itself. */
export const sellingPrice = (value: Amount, { rate }: SellBack): Amount => shareOf(value, rate);

/** Sells items from the bag back to the shop for gems, all or none. */
export const sellItems: Command<State, SellItems, SellItemsContext, SellItemsRejection, SellItemsReply> = {
  name: 'sell-items',
  decide(state, { itemIds, rulesHash }, { at, sellBack, mayTakeBack }) {
    const items = itemsToMove(state.bag, itemIds, ItemStatus.sold);
    if ('kind' in items) return items;
    if (!mayTakeBack || !sellBack.content.open) return rejected({ code: 'sell-back-closed' });
    if (sellBack.hash !== rulesHash) return rejected({ code: 'stale-version', versionHash: sellBack.hash });
    const price = items.reduce((sum, { value }) => sum + sellingPrice(value, sellBack.content), 0);
    const leg = { from: 'house', to: 'player', amount: price };
    const payment = price === 0 ? undefined : post(state.wallet, 'item-sale', at, leg);
    return accepted(
      moved(items, ItemStatus.inBag, ItemStatus.sold),
      ItemsSold.of({ rulesHash, price }),
      ...[payment ?? []].flat(),
    );
  },
  reply: (events: readonly AnyEvent[]) => ({
    price: events.find(ItemsSold.is)?.data.price ?? 0,
    balance: events.find(WalletPosted.is)?.data.balance,
    itemIds: events.filter(ItemsMoved.is).flatMap(({ data }) => data.items.map(({ itemId }) => itemId)),
  }),
};
