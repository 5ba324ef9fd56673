import { BoxVersionPublished, SkinListed, ShelfPlaced, catalogue as slice } from '@skins/engine/catalogue';
import { versionHashOf } from '@skins/engine/fairness';
import type { EventData } from '@skins/engine/kernel';
import { shop } from '@skins/engine/shop';
import * as fc from 'fast-check';
import { PUBLISHED, SHELF, SKINS as SAMPLE_SKINS } from '../../engine/src/catalogue/sample-catalogue.ts';
import { type Forge, edited, without } from '../kit/forge.ts';
import { type TestKit, stepOf } from '../kit/kit.ts';
import { STOCK, begin } from '../kit/platform.ts';
import { BOXES, ODDS, SKINS, pricing, publishing, skinOf } from './orders.ts';

type Odds = EventData<typeof BoxVersionPublished>['odds'];

/** Odds of the first box version changed, under their own hash. */
const withOdds = (change: (odds: Odds) => Partial<Odds>): Forge =>
  edited(BoxVersionPublished, ({ odds }) => {
    const other = { ...odds, ...change(odds) };
    return { odds: other, versionHash: versionHashOf(other) };
  });

/** One of the items changed. */
const withItem = (nth: number, change: Partial<Odds['items'][number]>): Forge =>
  withOdds(({ items }) => ({ items: items.map((item, n) => (n === nth ? { ...item, ...change } : item)) }));

export const catalogue: TestKit<typeof slice> = {
  slice,
  shop,
  samples: {
    SkinListed: [
      skinOf('plain', 5_000),
      { ...skinOf('fine', 1), exterior: 'fn', rarity: 'unknown' },
      ...SAMPLE_SKINS,
    ],
    ShelfPlaced: [SHELF],
    BoxVersionPublished: [PUBLISHED.data],
  },
  former: {},
  slow: {},
  play(world) {
    begin(world);
    world.must(pricing('rare', 90_000));
    world.must(publishing('box-one', 20_000, 1));
  },
  forgeries: {
    skin: [
      withItem(0, { value: 1 }),
      withItem(0, { skinId: 'unlisted' }),
      withItem(1, { skinId: 'plain', value: 5_000 }),
      without(SkinListed),
    ],
    face: [
      edited(BoxVersionPublished, ({ face }) => ({ face: { ...face, shelfId: 'nowhere' } })),
      edited(BoxVersionPublished, ({ face }) => ({ face: { ...face, hero: 'unlisted' } })),
      without(ShelfPlaced),
    ],
    tickets: [
      withItem(1, { startTicket: 8_388_609 }),
      withItem(0, { endTicket: 8_388_607 }),
      withItem(2, { endTicket: 0xffffff }),
    ],
    'version-number': [edited(BoxVersionPublished, ({ version }) => ({ version: version + 1 }))],
    'version-hash': [edited(BoxVersionPublished, ({ odds }) => ({ odds: { ...odds, price: 1 } }))],
  },
  harmless: [
    {
      change: /^(SkinListed|ShelfPlaced) data\./,
      why: 'how a thing is shown, and prices of skins in no box',
    },
    {
      change: /^BoxVersionPublished data\.face\.(number|image|(name|lede)\.\w+)$/,
      why: 'how a box is shown is no part of its odds',
    },
    {
      change: /^list-skins (cut|doubled|swapped) (SkinListed|ShelfPlaced)$/,
      why: 'a listing holds any number of skins and shelves, in any order; what no box holds is not missed',
    },
  ],
  late: [],
  unmeasured: {},
  trials: {
    'list-skins': {
      order(world) {
        begin(world);
        return pricing('plain', 6_000);
      },
      refused: {
        'malformed-skin': (order) => ({
          ...order,
          input: {
            ...order.input,
            skins: order.input.skins.map((skin) => ({ ...skin, image: 'https://x' })),
          },
        }),
        'malformed-shelf': (order) => ({
          ...order,
          input: { ...order.input, shelves: [{ ...SHELF, name: { ...SHELF.name, vi: '' } }] },
        }),
        'skin-twice': (order) => ({
          ...order,
          input: { ...order.input, skins: [...order.input.skins, ...order.input.skins] },
        }),
        'shelf-twice': (order) => ({ ...order, input: { ...order.input, shelves: [SHELF, SHELF] } }),
      },
    },
    'publish-box': {
      order(world) {
        begin(world);
        return publishing('box-one', 20_000, 1);
      },
      refused: {
        'malformed-box': (order) => ({ ...order, input: { ...order.input, price: 0 } }),
        'unknown-shelf': (order) => ({
          ...order,
          input: { ...order.input, face: { ...order.input.face, shelfId: 'nowhere' } },
        }),
        'unknown-skin': (order) => ({
          ...order,
          input: { ...order.input, face: { ...order.input.face, hero: 'unlisted' } },
        }),
        'item-twice': (order) => ({
          ...order,
          input: { ...order.input, items: [...order.input.items, ...order.input.items.slice(0, 1)] },
        }),
        'bad-probability': (order) => ({
          ...order,
          input: { ...order.input, items: withProbabilities(order.input.items, ['none', '0.5', '0.5']) },
        }),
        'probabilities-sum': (order) => ({
          ...order,
          input: { ...order.input, items: withProbabilities(order.input.items, ['0.5', '0.5', '0.5']) },
        }),
        'no-ticket': (order) => ({
          ...order,
          input: {
            ...order.input,
            items: withProbabilities(order.input.items, ['0.5', '0.499999999', '0.000000001']),
          },
        }),
      },
    },
  },
  asks: {
    before: STOCK,
    steps: () => [
      stepOf({
        weight: 1,
        values: fc.record({ skin: fc.constantFrom(...SKINS), price: fc.integer({ min: 1, max: 100_000 }) }),
        order: ({ skin, price }) => pricing(skin, price),
      }),
      stepOf({
        weight: 1,
        values: fc.record({
          box: fc.constantFrom(...BOXES),
          price: fc.integer({ min: 10_000, max: 30_000 }),
          odds: fc.nat(ODDS.length - 1),
        }),
        order: ({ box, price, odds }) => publishing(box, price, odds),
      }),
    ],
  },
};

function withProbabilities<Item>(
  items: readonly Item[],
  probabilities: readonly string[],
): (Item & { probability: string })[] {
  return items.map((item, n) => ({ ...item, probability: probabilities[n] ?? '0' }));
}
