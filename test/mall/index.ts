import { playerStream } from '@skins/engine/accounts';
import { rulesHashOf } from '@skins/engine/fairness';
import { REAL_NAME } from '@skins/engine/identity';
import { playerActor } from '@skins/engine/kernel';
import { NOTICE_MS, RulesPublished } from '@skins/engine/rules';
import { shop } from '@skins/engine/shop';
import { STORE_PRICES, SkinPurchased, type StorePrices, mall as slice } from '@skins/engine/mall';
import { WalletPosted } from '@skins/engine/wallet';
import * as fc from 'fast-check';
import { SKINS, changing as repricing, pricing } from '../catalogue/orders.ts';
import { type Forge, both, edited, logOf, recounted, without } from '../kit/forge.ts';
import { type TestKit, stepOf } from '../kit/kit.ts';
import { ANNA, BEN, STOCK, begin, enter } from '../kit/platform.ts';
import { endingWith, ruled } from '../kit/splices.ts';
import type { World } from '../kit/world.ts';
import { changing } from '../rules/orders.ts';
import { STORE_READS, buyingNow, changePrices, named } from './orders.ts';

const MADE_UP = 'f'.repeat(64);
/** The store's rules after the first purchase, and after the last. */
const NEXT: Partial<StorePrices> = { markup: 333, priceMax: 50_000 };
const CLOSED: StorePrices = { ...STORE_PRICES.first, open: false };

/** The first purchase at another price, in the event and in the payment. */
const boughtFor = (more: number): Forge =>
  both(
    edited(SkinPurchased, ({ price }) => ({ price: price + more })),
    edited(
      WalletPosted,
      ({ balance, postings }) => ({
        balance: balance - more,
        postings: postings.map((leg) => ({ ...leg, amount: leg.amount + more })),
      }),
      { where: ({ reason }) => reason === 'skin-purchase' },
    ),
  );

/** The last purchase, moved to a time at which the store was closed. */
const afterClosing: Forge = (log) => {
  const bought = log.findLast((record) => SkinPurchased.is(record))?.command;
  const time = log.at(-1)?.time ?? 0;
  const late = log.filter(({ command }) => command === bought).map((record) => ({ ...record, time }));
  return edited(SkinPurchased, () => ({ rulesHash: rulesHashOf(STORE_PRICES.name, CLOSED) }), { nth: -1 })([
    ...log.filter(({ command }) => command !== bought),
    ...late,
  ]);
};

/** Anna's first purchase, made by Ben, who had as many gems but no real name. */
const byBen: Forge = (log) => {
  const bought = log.find((record) => SkinPurchased.is(record))?.command;
  const [before, stream] = [log.filter((record) => record.stream === playerStream(BEN)), playerStream(BEN)];
  return recounted(
    log.map((record) => {
      if (record.command !== bought) return record;
      const own = JSON.stringify({ ...record, stream, actor: playerActor(BEN) });
      const said = own.replaceAll(ANNA, BEN).replace(/(?<="cause":"[^"#]*#)\d+/, String(before.length + 1));
      const [forged = record] = logOf([said]);
      return forged;
    }),
  );
};

/** Anna has given her real name. */
function entered(world: World): void {
  begin(world, { [ANNA]: 100 });
  named(world, ANNA, 'a');
}

export const mall: TestKit<typeof slice> = {
  slice,
  shop,
  samples: {
    SkinPurchased: [{ skinId: 'fine', itemId: `${ANNA}-1`, price: 20_000, rulesHash: MADE_UP }],
  },
  former: {},
  slow: {},
  play(world) {
    begin(world, { [ANNA]: 100 });
    enter(world, BEN, 100);
    // Without a reward, so that both have the same number of gems.
    changing(world, 30, { rules: REAL_NAME, content: { reward: 0 } });
    world.time += NOTICE_MS;
    named(world, ANNA, 'a');
    world.must(buyingNow(world, ANNA, 'fine'));
    changePrices(world, 31, NEXT);
    world.must(buyingNow(world, ANNA, 'plain'));
    repricing(world, 32, pricing('new', 7_001));
    world.must(buyingNow(world, ANNA, 'new'));
    changePrices(world, 33, CLOSED);
  },
  forgeries: {
    'store-sale': [
      both(
        ruled(STORE_PRICES, () => ({ open: false })),
        endingWith(SkinPurchased),
      ),
      both(
        ruled(STORE_PRICES, () => ({ open: true, excludedTypes: ['rifle' as const] })),
        endingWith(SkinPurchased),
      ),
      edited(SkinPurchased, () => ({ rulesHash: MADE_UP })),
      edited(SkinPurchased, () => ({ skinId: 'ghost' })),
      edited(SkinPurchased, () => ({ skinId: 'rare' }), { where: ({ skinId }) => skinId === 'plain' }),
      afterClosing,
      without(RulesPublished, { where: ({ name }) => name === STORE_PRICES.name }),
    ],
    'store-price': [boughtFor(1), boughtFor(-1)],
    'store-real-name': [byBen],
  },
  harmless: [],
  late: [],
  unmeasured: { 'skin-purchase': 'what is bought is no stake: it is worth what it is listed at' },
  trials: {
    'buy-skin': {
      order(world) {
        entered(world);
        return buyingNow(world, ANNA, 'fine');
      },
      refused: {
        'unknown-skin': (_order, world) => buyingNow(world, ANNA, 'ghost'),
        'store-closed': (order, world) => {
          changePrices(world, 41, CLOSED);
          return order;
        },
        'not-in-store': (order, world) => {
          changePrices(world, 42, { excludedTypes: ['rifle' as const] });
          return order;
        },
        'real-name-missing': (_order, world) => {
          enter(world, BEN, 100);
          return buyingNow(world, BEN, 'fine');
        },
        'stale-version': (order, world) => {
          changePrices(world, 43, { markup: 1 });
          return order;
        },
        'insufficient-gems': (_order, world) => {
          for (let n = 0; n < 12; n += 1) world.must(buyingNow(world, ANNA, 'rare'));
          return buyingNow(world, ANNA, 'rare');
        },
      },
    },
  },
  asks: {
    before: STOCK,
    steps: ({ player }) => [
      stepOf({
        weight: 2,
        values: fc.record({ playerId: player, skinId: fc.constantFrom(...SKINS) }),
        looks: STORE_READS,
        order: ({ playerId, skinId }, seen) => buyingNow(seen, playerId, skinId),
      }),
    ],
  },
};
