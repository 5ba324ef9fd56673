import { ItemsGranted, ItemsMoved, ItemsSold, SELL_BACK, bag as slice } from '@skins/engine/bag';
import { BoxOpened } from '@skins/engine/boxes';
import { shop } from '@skins/engine/shop';
import { WalletPosted } from '@skins/engine/wallet';
import * as fc from 'fast-check';
import { openingNow } from '../boxes/orders.ts';
import { both, edited } from '../kit/forge.ts';
import { named } from '../identity/orders.ts';
import { endingWith, ruled } from '../kit/splices.ts';
import { type TestKit, stepOf } from '../kit/kit.ts';
import { ANNA, STOCK, begin } from '../kit/platform.ts';
import { withPolicy } from '../limits/policy-forgeries.ts';
import { SALE_READS, changeSellBack, sellingNow } from './orders.ts';

const MADE_UP = 'f'.repeat(64);
const ITEM = { itemId: `${ANNA}-1`, skinId: 'rare', value: 80_000 };

/** The first sale at another price, in the event and in the payment. */
const sold = (more: number) =>
  both(
    edited(ItemsSold, ({ price }) => ({ price: price + more })),
    edited(
      WalletPosted,
      ({ balance, postings }) => ({
        balance: balance + more,
        postings: postings.map((leg) => ({ ...leg, amount: leg.amount + more })),
      }),
      { where: ({ reason }) => reason === 'item-sale' },
    ),
  );

export const bag: TestKit<typeof slice> = {
  slice,
  shop,
  samples: {
    ItemsGranted: [{ source: 1, items: [ITEM] }],
    ItemsMoved: [{ from: 0, to: 2, items: [ITEM, { ...ITEM, itemId: `${ANNA}-2` }] }],
    ItemsSold: [{ rulesHash: MADE_UP, price: 0 }],
  },
  former: { 'ItemsGranted@1': [{ source: 11, items: [ITEM] }] },
  slow: {},
  play(world) {
    begin(world, { [ANNA]: 100 });
    named(world, ANNA, 'a');
    world.must(openingNow(world, ANNA, 4));
    world.must(sellingNow(world, ANNA, 2, 1));
    world.must(openingNow(world, ANNA, 1));
    world.must(sellingNow(world, ANNA, 4));
  },
  forgeries: {
    'item-id': [edited(BoxOpened, () => ({ itemId: `${ANNA}-7` }))],
    grant: [
      edited(ItemsGranted, ({ items }) => ({
        items: items.map((item) => ({ ...item, value: item.value + 1 })),
      })),
      edited(ItemsGranted, ({ items }) => ({ items: items.slice(1) })),
      edited(ItemsGranted, () => ({ source: 0 })),
    ],
    'item-state': [
      // From an unknown state, over a forbidden transition, and for an item that is already sold.
      edited(ItemsMoved, () => ({ from: 11 })),
      edited(ItemsMoved, () => ({ to: 5 })),
      edited(ItemsMoved, () => ({ from: 3, to: 0 })),
      edited(ItemsMoved, ({ items: [first = ITEM] }) => ({ items: [first, first] })),
      edited(ItemsMoved, ({ items }) => ({ items: items.map((item) => ({ ...item, itemId: `${ANNA}-9` })) })),
      edited(ItemsMoved, ({ items }) => ({
        items: items.map((item) => ({ ...item, itemId: 'ben00000-1' })),
      })),
      edited(
        ItemsMoved,
        ({ items }) => ({ items: items.map((item) => ({ ...item, itemId: `${ANNA}-1` })) }),
        {
          nth: 1,
        },
      ),
    ],
    'item-use': [edited(ItemsMoved, () => ({ to: 1 }))],
    'item-sale': [
      both(
        ruled(SELL_BACK, () => ({ open: false })),
        endingWith(ItemsSold),
      ),
      sold(1),
      sold(-1),
      edited(ItemsSold, () => ({ rulesHash: MADE_UP })),
      edited(ItemsMoved, ({ items }) => ({ items: items.slice(1) })),
      withPolicy({ pack: 'cn', hours: { from: 8, until: 22 }, cycleMs: 0, caps: [] }),
    ],
  },
  harmless: [],
  late: [
    {
      change: /^ItemsMoved data\.(from|to|items)/,
      why: 'where an item was, and what it is, shows when all its steps lie beside each other',
    },
  ],
  unmeasured: { 'item-sale': 'what an item is worth was counted when it came' },
  trials: {
    'sell-items': {
      order(world) {
        begin(world, { [ANNA]: 100 });
        world.must(openingNow(world, ANNA, 3));
        world.must(sellingNow(world, ANNA, 2));
        return sellingNow(world, ANNA, 1, 3);
      },
      refused: {
        'items-out-of-range': (order) => ({ ...order, input: { ...order.input, itemIds: [] } }),
        'unknown-item': (order) => ({ ...order, input: { ...order.input, itemIds: [`${ANNA}-4`] } }),
        'item-not-free': (order) => ({ ...order, input: { ...order.input, itemIds: [`${ANNA}-2`] } }),
        'sell-back-closed': (order, world) => {
          changeSellBack(world, 1, false, 9_000);
          return order;
        },
        'stale-version': (order, world) => {
          changeSellBack(world, 2, true, 8_999);
          return order;
        },
      },
    },
  },
  asks: {
    before: STOCK,
    steps: ({ player }) => [
      stepOf({
        weight: 2,
        values: fc.record({
          playerId: player,
          numbers: fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 3 }),
        }),
        looks: SALE_READS,
        order: ({ playerId, numbers }, seen) => sellingNow(seen, playerId, ...numbers),
      }),
    ],
  },
};
