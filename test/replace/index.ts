import { ItemsMoved } from '@skins/engine/bag';
import { playerStream } from '@skins/engine/accounts';
import { SkinsReplaced, replace as slice } from '@skins/engine/replace';
import { shop } from '@skins/engine/shop';
import { WalletPosted } from '@skins/engine/wallet';
import * as fc from 'fast-check';
import { changeSellBack, sellingNow } from '../bag/orders.ts';
import { openingNow } from '../boxes/orders.ts';
import { NO_CHANGE, SKINS, changing as changingCatalogue, skinOf } from '../catalogue/orders.ts';
import { both, edited } from '../kit/forge.ts';
import { type TestKit, stepOf } from '../kit/kit.ts';
import { ANNA, STOCK, begin } from '../kit/platform.ts';
import type { World } from '../kit/world.ts';
import { ends, requoted } from './ends.ts';
import { changeTerms, dearest, looksOf, replacing, replacingNow } from './orders.ts';

const MADE_UP = 'f'.repeat(64);
const GIVEN = { itemId: `${ANNA}-1`, skinId: 'rare', value: 80_000 };
const TAKEN = { itemId: `${ANNA}-2`, skinId: 'plain', value: 5_000 };

/** Changes the first payment for a reason. */
const posted = (reason: string, more: number) =>
  edited(
    WalletPosted,
    ({ balance, postings }) => ({
      balance: balance + (reason === 'replace-top-up' ? -more : more),
      postings: postings.map((leg) => ({ ...leg, amount: leg.amount + more })),
    }),
    { where: (data) => data.reason === reason },
  );

/** Anna has ten items of three skins, and one gem. */
function withItems(world: World): void {
  begin(world, { [ANNA]: 20 });
  world.must(openingNow(world, ANNA, 10));
}

/** Returns items for skins that are worth a little more than the items and all of the player's gems. */
function dearerThanGems(world: World) {
  const { bag, wallet } = world.stateOf(shop.streams.player, playerStream(ANNA));
  const numbers: number[] = [];
  let worth = 0;
  // From this sum on, the allowed surcharge exceeds one gem.
  for (const n of dearest(world, ANNA).toReversed()) {
    if (worth >= 17_000) break;
    numbers.push(n);
    worth += bag.items.at(n - 1)?.value ?? 0;
  }
  const wanted = worth + wallet.balance + 1;
  const fines = Math.floor(wanted / 20_000);
  const plains = Math.ceil((wanted % 20_000) / 5_000);
  return replacingNow(world, ANNA, numbers, [...Array(fines).fill('fine'), ...Array(plains).fill('plain')]);
}

/** Changes the prices of two skins. */
const repricing = { ...NO_CHANGE, skins: [skinOf('plain', 4_000), skinOf('rare', 80_001)] };

/** Replaces the dearest items by skins. */
const giving = (world: World, count: number, skinIds: readonly string[]) =>
  world.must(replacingNow(world, ANNA, dearest(world, ANNA).slice(0, count), skinIds));

export const replace: TestKit<typeof slice> = {
  slice,
  shop,
  samples: {
    SkinsReplaced: [
      {
        quote: MADE_UP,
        rulesHash: MADE_UP,
        given: [GIVEN],
        taken: [TAKEN],
        fee: 4_000,
        paid: 0,
        refund: 63_900,
      },
    ],
  },
  former: {},
  slow: {},
  play(world) {
    begin(world, { [ANNA]: 100 });
    for (const box of ['box-one', 'box-one', 'box-two', 'box-two'])
      world.must(openingNow(world, ANNA, 10, box));
    giving(world, 2, ['plain']);
    giving(world, 1, ['fine', 'plain']);
    // A plain skin for a plain skin: the fee is paid in gems, whatever the boxes held.
    world.must(replacingNow(world, ANNA, dearest(world, ANNA).slice(-1), ['plain']));
    changeTerms(world, 1, { fee: 1_000, leftOver: 'kept' });
    changingCatalogue(world, 2, repricing);
    giving(world, 1, ['plain']);
    giving(world, 1, ['fine', 'plain']);
    changeSellBack(world, 3, false, 9_000);
    changeTerms(world, 4, {});
    giving(world, 2, ['plain']);
  },
  forgeries: {
    'replace-open': [requoted(() => ({ rulesHash: MADE_UP })), ...ends['replace-open']],
    'replace-given': [
      requoted(({ given: [first = GIVEN, ...rest] }) => ({ given: [...rest, first] })),
      edited(ItemsMoved, ({ items }) => ({ items: items.slice(1) })),
      ...ends['replace-given'],
    ],
    'replace-price': [
      requoted(({ taken }) => ({ taken: taken.map((item) => ({ ...item, value: item.value - 1 })) })),
      requoted(({ taken }) => ({ taken: taken.map((item) => ({ ...item, skinId: 'rare' })) })),
      requoted(({ taken }) => ({ taken: taken.map((item) => ({ ...item, skinId: 'unheard-of' })) })),
    ],
    'replace-fee': [requoted(({ fee }) => ({ fee: fee - 1 }))],
    'replace-difference': [
      both(
        posted('replace-left-over', 1),
        requoted(({ refund }) => ({ refund: refund + 1 })),
      ),
      both(
        posted('replace-top-up', -1),
        requoted(({ paid }) => ({ paid: paid - 1 }), { where: ({ paid }) => paid > 0 }),
      ),
      ...ends['replace-difference'],
    ],
    'replace-quote': [edited(SkinsReplaced, () => ({ quote: MADE_UP }))],
  },
  harmless: [],
  late: [],
  unmeasured: {},
  trials: {
    'replace-skins': {
      order(world) {
        withItems(world);
        const [, first = 1] = dearest(world, ANNA);
        return replacingNow(world, ANNA, [first], ['fine', 'plain']);
      },
      refused: {
        'replace-out-of-range': ({ input }) => replacing(ANNA, { ...input, itemIds: [] }),
        'unknown-item': ({ input }) => replacing(ANNA, { ...input, itemIds: [`${ANNA}-99`] }),
        'item-not-free': ({ input }, world) => {
          const [first = 1] = dearest(world, ANNA);
          world.must(sellingNow(world, ANNA, first));
          return replacing(ANNA, { ...input, itemIds: [`${ANNA}-${first}`] });
        },
        'unknown-replacement': ({ input }) => replacing(ANNA, { ...input, skinIds: ['unheard-of'] }),
        'replace-closed': (order, world) => {
          changeTerms(world, 1, { open: false });
          return order;
        },
        'stale-version': (order, world) => {
          changingCatalogue(world, 2, repricing);
          return order;
        },
        'replace-too-dear': (_order, world) => replacingNow(world, ANNA, [1], Array(10).fill('rare')),
        'insufficient-gems': (_order, world) => dearerThanGems(world),
      },
    },
  },
  asks: {
    before: STOCK,
    steps: ({ player }) => [
      stepOf({
        weight: 2,
        values: fc.record({
          player,
          numbers: fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 3 }),
          skins: fc.array(fc.constantFrom(...SKINS), { maxLength: 3 }),
        }),
        looks: ({ player }) => looksOf(player),
        order: ({ player, numbers, skins }, seen) => replacingNow(seen, player, numbers, skins),
      }),
    ],
  },
};
