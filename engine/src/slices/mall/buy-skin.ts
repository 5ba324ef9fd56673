import { type Bag, type GrantedItem, ItemSource, ItemsGranted, itemIdOf } from '../bag/index.ts';
import type { Skin } from '../catalogue/index.ts';
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
import { SkinPurchased, type StorePrices } from './events.ts';
import { isSold, storePriceOf } from './price.ts';

export interface BuySkin {
  readonly skinId: string;
  /** price that the player saw, in 1/10,000 gem */
  readonly price: Amount;
  /** hash of the rules by which the player saw it */
  readonly rulesHash: string;
}

interface BuySkinContext extends Moment {
  readonly playerId: string;
  /** the skin in the catalogue in force, if it exists */
  readonly skin: Skin | undefined;
  /** rules in force */
  readonly prices: RulesInForce<StorePrices>;
}

/** In order of precedence. */
export type BuySkinRejection =
  | { readonly code: 'unknown-skin'; readonly skinId: string }
  | { readonly code: 'store-closed' }
  /** it only comes out of boxes */
  | { readonly code: 'not-in-store'; readonly skinId: string }
  | { readonly code: 'real-name-missing' }
  /** the price or the rules have changed; `versionHash` is of the rules in force */
  | { readonly code: 'stale-version'; readonly versionHash: string }
  | { readonly code: 'insufficient-gems'; readonly cost: Amount; readonly balance: Amount };

/** Amounts in 1/10,000 gem. */
interface BuySkinReply {
  readonly price: Amount;
  readonly balance: Amount;
  readonly item: GrantedItem | undefined;
}

interface State {
  readonly bag: Bag;
  readonly wallet: Wallet;
  /** time at which an adult's real name was given, milliseconds since 1970 */
  readonly identity: { readonly verified: number | undefined };
}

/**
 * Buys one skin for gems; only for players with a real name (spec 5.3).
 * The item's value is the skin's listed price.
 */
export const buySkin: Command<State, BuySkin, BuySkinContext, BuySkinRejection, BuySkinReply> = {
  name: 'buy-skin',
  decide(state, { skinId, price, rulesHash }, { skin, prices, time, at, playerId }) {
    if (skin === undefined) return rejected({ code: 'unknown-skin', skinId });
    if (!prices.content.open) return rejected({ code: 'store-closed' });
    if (!isSold(skin, prices.content)) return rejected({ code: 'not-in-store', skinId });
    if ((state.identity.verified ?? Infinity) > time) return rejected({ code: 'real-name-missing' });
    if (prices.hash !== rulesHash || storePriceOf(skin.price, prices.content) !== price)
      return rejected({ code: 'stale-version', versionHash: prices.hash });
    const leg = { from: 'player', to: 'house', amount: price };
    const payment = post(state.wallet, 'skin-purchase', at, leg);
    if (payment === undefined)
      return rejected({ code: 'insufficient-gems', cost: price, balance: state.wallet.balance });
    const itemId = itemIdOf(playerId, state.bag.items.length + 1);
    return accepted(
      payment,
      SkinPurchased.of({ skinId, itemId, price, rulesHash }),
      ItemsGranted.of({ source: ItemSource.mallPurchase, items: [{ itemId, skinId, value: skin.price }] }),
    );
  },
  reply: (events: readonly AnyEvent[]) => ({
    price: events.find(SkinPurchased.is)?.data.price ?? 0,
    balance: events.find(WalletPosted.is)?.data.balance ?? 0,
    item: events.find(ItemsGranted.is)?.data.items[0],
  }),
};
