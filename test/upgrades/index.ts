import { playerStream } from '@skins/engine/accounts';
import { itemNumberOf } from '@skins/engine/bag';
import { rollOf } from '@skins/engine/fairness';
import { shop } from '@skins/engine/shop';
import { UpgradePlayed, upgrades as slice } from '@skins/engine/upgrades';
import * as fc from 'fast-check';
import { SKINS, changing, pricing } from '../catalogue/orders.ts';
import { sellingNow } from '../bag/orders.ts';
import { edited } from '../kit/forge.ts';
import { type TestKit, stepOf } from '../kit/kit.ts';
import { ANNA, STOCK, begin } from '../kit/platform.ts';
import { ends } from './ends.ts';
import { ODDS_STREAM, changeOdds, holding, lostAndWon, spendTo, upgrading, upgradingNow } from './orders.ts';

const SEED = 'a'.repeat(64);
const ITEM = { itemId: `${ANNA}-1`, skinId: 'plain', value: 5_000 };
const HALF = { numerator: '1', denominator: '2' };
const lost = { where: ({ won }: { won: boolean }) => !won };
const won = { where: ({ won: is }: { won: boolean }) => is };

export const upgrades: TestKit<typeof slice> = {
  slice,
  shop,
  samples: {
    UpgradePlayed: [
      {
        items: [ITEM],
        gems: 10_000,
        targetSkinId: 'rare',
        targetPrice: 80_000,
        rulesHash: SEED,
        quote: SEED,
        fee: { numerator: '1', denominator: '50' },
        rate: { numerator: '147', denominator: '800' },
        winUpTo: 3_082_813,
        reveal: { chainId: 1, index: 1, userSeed: 'abc', serverSeed: SEED },
        ticket: rollOf('abc', SEED).ticket,
        won: false,
        itemId: null,
      },
      {
        items: [],
        gems: 10_000,
        targetSkinId: 'fine',
        targetPrice: 20_000,
        rulesHash: SEED,
        quote: SEED,
        fee: HALF,
        rate: HALF,
        winUpTo: 0xffffff,
        reveal: { chainId: 1, index: 1, userSeed: 'abc', serverSeed: SEED },
        ticket: rollOf('abc', SEED).ticket,
        won: true,
        itemId: `${ANNA}-2`,
      },
    ],
    UpgradeLost: [{}],
  },
  former: {},
  slow: {},
  play(world) {
    begin(world, { [ANNA]: 100 });
    const [first = 1, second = 2, third = 3] = holding(world, ANNA, 'plain', 3);
    lostAndWon(world, ANNA);
    world.must(upgradingNow(world, ANNA, { numbers: [second, first], gems: 1 }));
    changeOdds(world, 1, { drawProportion: 1_000 });
    changing(world, 100, pricing('plain', 5_001));
    world.must(upgradingNow(world, ANNA, { numbers: [third], gems: 30_000 }));
  },
  forgeries: {
    'upgrade-items': [
      edited(UpgradePlayed, () => ({ items: [] }), { nth: -1 }),
      edited(UpgradePlayed, ({ items: [first = ITEM] }) => ({ items: [{ ...first, skinId: 'rare' }] }), {
        nth: -1,
      }),
      edited(UpgradePlayed, () => ({ gems: 0 })),
      edited(UpgradePlayed, () => ({ items: [ITEM] })),
    ],
    'upgrade-target': [
      edited(UpgradePlayed, ({ targetPrice }) => ({ targetPrice: targetPrice + 1 })),
      edited(UpgradePlayed, () => ({ targetSkinId: 'fine' })),
      edited(UpgradePlayed, () => ({ targetSkinId: 'none' })),
      ...ends['upgrade-target'],
    ],
    'upgrade-fee': [edited(UpgradePlayed, () => ({ fee: HALF }))],
    'upgrade-rate': [
      edited(UpgradePlayed, () => ({ rate: HALF })),
      edited(UpgradePlayed, ({ winUpTo }) => ({ winUpTo: winUpTo + 1 })),
      edited(UpgradePlayed, ({ winUpTo }) => ({ winUpTo: winUpTo - 1 }), { nth: -1 }),
      ...ends['upgrade-rate'],
    ],
    'upgrade-quote': [
      edited(UpgradePlayed, () => ({ quote: SEED })),
      edited(UpgradePlayed, () => ({ rulesHash: SEED })),
      ...ends['upgrade-quote'],
    ],
    'upgrade-ticket': [edited(UpgradePlayed, ({ ticket }) => ({ ticket: ticket ^ 1 }))],
    'upgrade-result': [
      edited(UpgradePlayed, () => ({ won: true, itemId: `${ANNA}-99` }), lost),
      edited(UpgradePlayed, () => ({ won: false, itemId: null }), won),
      edited(UpgradePlayed, () => ({ itemId: `${ANNA}-99` }), won),
    ],
  },
  harmless: [],
  late: [],
  unmeasured: {},
  trials: {
    'play-upgrade': {
      order(world) {
        begin(world, { [ANNA]: 30 });
        return upgradingNow(world, ANNA, { numbers: holding(world, ANNA, 'plain', 1), gems: 10_000 });
      },
      refused: {
        'upgrade-stake-out-of-range': (order) => ({
          ...order,
          input: { ...order.input, itemIds: [], gems: 0 },
        }),
        'unknown-item': (order) => ({ ...order, input: { ...order.input, itemIds: [`${ANNA}-99`] } }),
        'item-not-free': (order, world) => {
          for (const itemId of order.input.itemIds) world.must(sellingNow(world, ANNA, itemNumberOf(itemId)));
          return order;
        },
        'unknown-target': ({ input }) => upgrading(ANNA, { ...input, targetSkinId: 'none' }),
        'target-out-of-range': (order, world) => {
          changeOdds(world, 1, { maximumPrice: 79_999 });
          return order;
        },
        'upgrade-rate-out-of-range': (order) => ({
          ...order,
          input: { ...order.input, gems: 80_001 },
        }),
        'stale-version': (order, world) => {
          changing(world, 100, pricing('rare', 80_001));
          return order;
        },
        'insufficient-gems': ({ input }, world) => {
          spendTo(world, ANNA, 65_000);
          return upgradingNow(world, ANNA, { numbers: input.itemIds.map(itemNumberOf), gems: 65_000 });
        },
      },
    },
  },
  asks: {
    before: STOCK,
    steps: ({ player }) => [
      stepOf({
        weight: 4,
        values: fc.record({
          playerId: player,
          numbers: fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 3 }),
          gems: fc.constantFrom(0, 1, 10_000, 40_000),
          target: fc.constantFrom(...SKINS),
        }),
        looks: ({ playerId }) => ['catalogue-boxes', ODDS_STREAM, playerStream(playerId)],
        order: ({ playerId, ...wanted }, seen) => upgradingNow(seen, playerId, wanted),
      }),
    ],
  },
};
