import { ItemSource, ItemsGranted } from '../bag/events.ts';
import { SkinListed } from '../catalogue/events.ts';
import { RealNameVerified } from '../identity/events.ts';
import {
  DatedFacts,
  type Desk,
  type EventData,
  type Violation,
  all,
  defineAudit,
  follow,
  followStops,
  one,
  unequal,
  violationOf,
} from '../../kernel/index.ts';
import { ChangeApproved, ChangeStopped } from '../operators/events.ts';
import { WalletPosted } from '../wallet/events.ts';
import { STORE_PRICES, SkinPurchased, type StorePrices, events } from './events.ts';

// Implemented again on purpose: the auditor must not share the engine's mistakes.
const WHOLE = 10_000n;

/** A skin's listing from a time on. */
interface Listing {
  readonly price: number;
  readonly category: string;
}

/** Books of the player; JSON. */
interface Own {
  named: boolean;
}
interface Shop {
  purchases: number;
  spent: bigint;
  /** fact: by skin */
  readonly listed: DatedFacts<Listing>;
}
interface Books {
  readonly own: Own;
  readonly shop: Shop;
}

export const audit = defineAudit({
  events,
  rules: {
    'store-sale': 'a skin is bought while the rules store-prices in force say that it is sold',
    'store-price': 'a skin is bought at its price in the catalogue in force with the markup, rounded up',
    'store-real-name': 'who buys has given a real name before',
  },
  books: {
    own: (): Own => ({ named: false }),
    shop: (): Shop => ({ purchases: 0, spent: 0n, listed: new DatedFacts() }),
    totals: ({ purchases, spent }) => ({ skinsBought: purchases, spentInStore: spent }),
  },
  checks: {
    SkinPurchased(desk, data, { own, shop }) {
      shop.purchases += 1;
      shop.spent += BigInt(data.price);
      return own.named
        ? auditPurchase(desk, data, shop)
        : violationOf('store-real-name', 'a real name before', 'none');
    },
  },
  follows: [
    follow(RealNameVerified, (_desk, _data, { own }: Books) => {
      own.named = true;
      return undefined;
    }),
    follow(SkinListed, (desk, { skinId, from, price, category }, { shop }: Books) =>
      shop.listed.put(desk, skinId, from, { price, category }),
    ),
    ...followStops<Own, Shop>(ChangeApproved, ChangeStopped, ({ listed }) => listed),
  ],
  writings: {
    'buy-skin': {
      in: 'player',
      by: ['player'],
      writes: all(one(WalletPosted, 'skin-purchase'), one(SkinPurchased), one(ItemsGranted)),
    },
  },
  inputs: {
    'buy-skin'(events) {
      const bought = events.find(SkinPurchased.is)?.data;
      return bought && { skinId: bought.skinId, price: bought.price, rulesHash: bought.rulesHash };
    },
  },
  ways: { 'skin-purchase': { legs: [['player', 'house']], amount: 'paid' } },
});

function auditPurchase(
  { rules, items, ledger, time }: Desk,
  { skinId, itemId, price, rulesHash }: EventData<typeof SkinPurchased>,
  { listed }: Shop,
): Violation | undefined {
  const inForce = rules.inForce(STORE_PRICES);
  const listing = listed.at(skinId, time);
  if (inForce === undefined) return violationOf('store-sale', 'rules store-prices that count', 'none');
  if (listing === undefined) return violationOf('store-sale', 'a skin in the catalogue', skinId);
  const violation =
    unequal('store-sale', inForce.hash, rulesHash) ??
    auditSold(listing, inForce.content) ??
    unequal('store-price', askedFor(listing.price, inForce.content.markup), price) ??
    unequal('item-id', items.nextId(), itemId) ??
    ledger.due('skin-purchase', { from: 'player', to: 'house', amount: price });
  items.due(ItemSource.mallPurchase, { itemId, skinId, value: listing.price });
  return violation;
}

function auditSold(
  { price, category }: Listing,
  { open, priceMin, priceMax, excludedTypes }: StorePrices,
): Violation | undefined {
  if (!open) return violationOf('store-sale', 'an open store', 'a closed one');
  if (price < priceMin || price > priceMax)
    return violationOf('store-sale', `a price from ${priceMin} to ${priceMax}`, price);
  return excludedTypes.some((excluded) => excluded === category)
    ? violationOf('store-sale', 'a type that is sold', category)
    : undefined;
}

function askedFor(price: number, markup: number): number {
  const [listed, share] = [BigInt(price), BigInt(markup)];
  return Number(listed + (listed * share + WHOLE - 1n) / WHOLE);
}
