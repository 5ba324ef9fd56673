import {
  BoxRetired,
  BoxVersionPublished,
  CATALOGUE_STREAM,
  NO_SHELF,
  type Shelf,
  ShelfPlaced,
  BoxesOrdered,
  ShelvesOrdered,
  type Skin,
  SkinListed,
  catalogue as slice,
} from '@skins/engine/catalogue';
import { versionHashOf } from '@skins/engine/fairness';
import { DAY_MS, type EventData, operatorActor } from '@skins/engine/kernel';
import { shop } from '@skins/engine/shop';
import * as fc from 'fast-check';
import { FILLED, PUBLISHED, SHELF as SAMPLE_SHELF, SKINS as SAMPLE_SKINS } from './sample-catalogue.ts';
import { type Forge, appended, both, edited, without } from '../kit/forge.ts';
import { endingWith } from '../kit/splices.ts';
import { type TestKit, stepOf } from '../kit/kit.ts';
import { ANNA, STOCK, begin, enter } from '../kit/platform.ts';
import { ADA, BOB, disabling, pair } from '../operators/orders.ts';
import {
  BOXES,
  NO_CHANGE,
  ODDS,
  SHELF,
  SKINS,
  approving,
  changing,
  dropping,
  pricing,
  proposing,
  reboxing,
  skinOf,
  stopping,
} from './orders.ts';
import { trials } from './trials.ts';

type Odds = EventData<typeof BoxVersionPublished>['odds'];

/** Changes the odds of the first box version, under the matching hash. */
const withOdds = (change: (odds: Odds) => Partial<Odds>): Forge =>
  edited(BoxVersionPublished, ({ odds }) => {
    const other = { ...odds, ...change(odds) };
    return { odds: other, versionHash: versionHashOf(other) };
  });

/** Changes one of the items. */
const withItem = (nth: number, change: Partial<Odds['items'][number]>): Forge =>
  withOdds(({ items }) => ({ items: items.map((item, n) => (n === nth ? { ...item, ...change } : item)) }));

const { terms: _terms, from: _from, ...FORMER_VERSION } = PUBLISHED.data;

export const catalogue: TestKit<typeof slice> = {
  slice,
  shop,
  samples: {
    SkinListed: [
      { ...skinOf('plain', 5_000), from: FILLED },
      { ...skinOf('fine', 1), exterior: 'fn', rarity: 'unknown', from: FILLED },
      ...SAMPLE_SKINS.map((skin) => ({ ...skin, from: 0 })),
    ],
    ShelfPlaced: [{ ...SAMPLE_SHELF, from: FILLED }],
    ShelvesOrdered: [{ shelfIds: ['first'], from: FILLED }],
    BoxesOrdered: [{ boxIds: ['box-two', 'box-one'], from: FILLED }],
    BoxVersionPublished: [
      PUBLISHED.data,
      { ...PUBLISHED.data, terms: { perDay: 10, allowance: 1 }, from: FILLED },
    ],
    BoxRetired: [{ boxId: 'box-one', from: FILLED }],
  },
  former: {
    'SkinListed@1': [skinOf('plain', 5_000) satisfies Skin],
    'ShelfPlaced@1': [SAMPLE_SHELF satisfies Shelf],
    'BoxVersionPublished@1': [FORMER_VERSION],
  },
  slow: {
    ShelvesOrdered: 'an order of shelves names each once, and is rare',
    BoxesOrdered: 'an order of boxes names each once, and is rare',
  },
  play(world) {
    begin(world);
    enter(world, ANNA, 0);
    pair(world);
    changing(world, 1, pricing('rare', 90_000), BOB);
    changing(world, 2, reboxing('box-one', 20_000, 1), BOB);
    const second = { ...SHELF, shelfId: 'second' };
    changing(world, 3, { ...NO_CHANGE, shelves: [second], shelfOrder: ['second', 'first'] }, BOB);
    changing(world, 10, { ...NO_CHANGE, boxOrder: ['box-one', 'box-two'] }, BOB);
    changing(world, 4, { ...NO_CHANGE, retired: [{ boxId: 'box-two' }] }, BOB);
    changing(world, 5, reboxing('box-two', 19_000, 1), BOB);
    const from = world.time + DAY_MS;
    const change = { ...pricing('rare', 70_000), retired: [{ boxId: 'box-two' }] };
    world.must(proposing(6, { change, from }));
    world.must(approving(6, { change, from, by: BOB }));
    // On top of it, by an operator who is not disabled.
    world.must(proposing(7, { change: pricing('fine', 10_000), by: BOB }));
    world.must(approving(7, { change: pricing('fine', 10_000) }));
    world.must(proposing(8, { change: pricing('plain', 1) }));
    world.must(dropping(8, BOB));
    world.must(disabling(BOB));
    world.must(stopping(6));
    world.must(proposing(9, { change: pricing('rare', 80_000) }));
  },
  forgeries: {
    skin: [
      withItem(0, { value: 1 }),
      withItem(0, { skinId: 'unlisted' }),
      withItem(1, { skinId: 'plain', value: 5_000 }),
      without(SkinListed),
    ],
    face: [
      both(
        edited(ShelfPlaced, () => ({ shelfId: NO_SHELF })),
        endingWith(ShelfPlaced),
      ),
      edited(BoxVersionPublished, ({ face, terms }) => ({
        face: { ...face, shelfId: NO_SHELF },
        terms: { ...terms, perDay: 1 },
      })),
      edited(BoxVersionPublished, ({ face }) => ({ face: { ...face, shelfId: 'nowhere' } })),
      edited(BoxVersionPublished, ({ face }) => ({ face: { ...face, hero: 'unlisted' } })),
      without(ShelfPlaced),
    ],
    tickets: [
      // A skin without a ticket.
      both(withItem(1, { endTicket: 8_388_608 }), withItem(2, { startTicket: 8_388_608 })),
      withItem(1, { startTicket: 8_388_609 }),
      withItem(0, { endTicket: 8_388_607 }),
      withItem(2, { endTicket: 0xffffff }),
    ],
    'version-number': [edited(BoxVersionPublished, ({ version }) => ({ version: version + 1 }))],
    'version-hash': [edited(BoxVersionPublished, ({ odds }) => ({ odds: { ...odds, price: 1 } }))],
    'shelf-order': [edited(ShelvesOrdered, () => ({ shelfIds: ['nowhere'] }))],
    'box-order': [edited(BoxesOrdered, () => ({ boxIds: ['nothing'] }))],
    retired: [
      edited(BoxRetired, () => ({ boxId: 'box-ten' })),
      appended(BoxRetired, ({ data }) => ({
        actor: operatorActor(ADA),
        data: { ...Object(data), boxId: 'box-ten' },
      })),
    ],
    repriced: [
      // The first price change by an operator is missing in one of the boxes that hold the skin.
      without(BoxVersionPublished, { nth: 3 }),
    ],
    bounds: [
      edited(
        BoxVersionPublished,
        ({ odds }) => {
          const cheap = { ...odds, price: 1 };
          return { odds: cheap, versionHash: versionHashOf(cheap) };
        },
        { nth: 2 },
      ),
      edited(
        BoxVersionPublished,
        ({ odds }) => {
          const dear = { ...odds, price: 10 ** 12 };
          return { odds: dear, versionHash: versionHashOf(dear) };
        },
        { nth: 2 },
      ),
    ],
  },
  harmless: [
    {
      change: /^(SkinListed|ShelfPlaced) data\./,
      why: 'how a thing is shown, and prices of skins in no box, where the shop fills itself',
    },
    {
      change: /^BoxVersionPublished data\.(face\.(number|image|(name|lede)\.\w+)|terms\.\w+)$/,
      why: 'how a box is shown is no part of its odds, where the shop fills itself',
    },
    {
      change: /^list-skins (cut|doubled|swapped) (SkinListed|ShelfPlaced)$/,
      why: 'a listing holds any number of skins and shelves, in any order; what no box holds is not missed',
    },
  ],
  late: [
    {
      change: /^(SkinListed|ShelfPlaced|ShelvesOrdered|BoxesOrdered|BoxVersionPublished|BoxRetired) data\./,
      why: 'what was not proposed so shows at the approval',
    },
  ],
  unmeasured: {},
  trials,
  asks: {
    before: STOCK,
    steps: () => [
      stepOf({
        weight: 2,
        values: fc.record({ n: fc.nat(CHANGES - 1) }),
        order: ({ n }) => proposing(n, { change: changeOf(n) }),
      }),
      stepOf({
        weight: 3,
        values: fc.record({ n: fc.nat(CHANGES - 1) }),
        looks: [CATALOGUE_STREAM],
        order({ n }, seen) {
          const { open } = seen.stateOf(slice.streams.catalogue, CATALOGUE_STREAM).proposals;
          const waiting = [...open.keys()].toSorted();
          const chosen = Number.parseInt(waiting[n % waiting.length] ?? '0', 16);
          return approving(chosen, { change: changeOf(chosen) });
        },
      }),
    ],
  },
};

/** Changes that operators propose at random, each under its own id. */
const CHANGES = 1_000;
const changeOf = (n: number) =>
  n % 2 === 0
    ? pricing(SKINS[(n >> 1) % SKINS.length] ?? 'plain', 1 + ((n * 7_919) % 100_000))
    : reboxing(
        BOXES[(n >> 1) % BOXES.length] ?? 'box-one',
        10_000 + ((n * 7_919) % 20_000),
        (n >> 2) % ODDS.length,
      );
