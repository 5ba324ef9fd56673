import { ItemsGranted } from '@skins/engine/bag';
import { BoxOpened } from '@skins/engine/boxes';
import { EXTRA_DROPS } from '@skins/engine/drops';
import { DAY_MS } from '@skins/engine/kernel';
import { shop } from '@skins/engine/shop';
import { expect, it } from 'vitest';
import { openingByTicket, openingNow } from '../boxes/orders.ts';
import { changing as changingBoxes, pricing } from '../catalogue/orders.ts';
import { divergenceOf } from '../kit/audited.ts';
import { type Forge, edited, logOf, recordsOf } from '../kit/forge.ts';
import { ANNA, begin } from '../kit/platform.ts';
import { World } from '../kit/world.ts';
import { changing } from '../rules/orders.ts';
import { drops as kit } from './index.ts';
import { tabling } from './orders.ts';
import { TABLE } from './sample-drops.ts';

function playedWorld(): World {
  const world = new World({ shop });
  kit.play(world);
  return world;
}

it('an honest log of extra drops has no finding', () => {
  expect(divergenceOf(logOf(playedWorld().records), shop)).toBeUndefined();
});

const FRAGMENT = { type: 'debris', of: null, amount: 1, worth: 250 } as const;

const gaining = (given: boolean) => ({
  where: ({ drop }: { readonly drop: { readonly gives: unknown } | null }) =>
    drop !== null && (drop.gives !== null) === given,
});

it.each<[string, Forge, string]>([
  [
    'a drop that the number does not give',
    edited(
      BoxOpened,
      ({ drop }) => ({
        drop: drop && { ...drop, gives: FRAGMENT },
      }),
      gaining(false),
    ),
    'drop-table',
  ],
  [
    'a missing drop',
    edited(BoxOpened, ({ drop }) => ({ drop: drop && { ...drop, gives: null } }), gaining(true)),
    'drop-table',
  ],
  [
    'a drop that was drawn and not given',
    edited(ItemsGranted, () => ({ extra: { items: [], props: [] } }), {
      where: ({ extra }) => extra !== undefined,
    }),
    'drop-given',
  ],
])('the auditor names %s', (_what, forge, rule) => {
  expect(divergenceOf(forge(logOf(playedWorld().records)), shop)).toMatchObject({ rule });
});

/** Returns the opens of a world, with their commands. */
const opensIn = (world: World) =>
  logOf(world.records).flatMap((one) => (BoxOpened.is(one) ? { command: one.command, ...one.data } : []));

/** Returns the numbers of records of the opens since a count of records. */
const counts = (world: World): ReadonlyMap<string, number> => {
  const all = new Map<string, number>();
  for (const { command, type } of logOf(world.records))
    if (['BoxOpened', 'ItemsGranted', 'PropsGranted', 'WalletPosted'].includes(type))
      all.set(command, (all.get(command) ?? 0) + 1);
  return all;
};

it('an open with a drop writes as many records as one without', () => {
  const world = new World({ shop });
  begin(world, { [ANNA]: 1_000 });
  tabling(world, 91);
  for (let n = 0; n < 12; n += 1) world.must(openingNow(world, ANNA, 1));
  const opens = opensIn(world);
  const given = opens.map(({ drop }) => drop?.gives?.type ?? 'nothing');
  expect(new Set(given)).toContain('nothing');
  expect(new Set(given).size).toBeGreaterThan(2);
  const records = counts(world);
  expect(new Set(opens.map(({ command }) => records.get(command)))).toEqual(new Set([3]));
});

it('only opens paid with gems take part, of boxes that a tier is for', () => {
  const world = new World({ shop });
  begin(world, { [ANNA]: 1_000 });
  tabling(world, 91, { tiers: [{ ...TABLE.tiers[0], priceFrom: 1, drops: ticketsAlways() }] });
  world.must(openingNow(world, ANNA, 1));
  world.must(openingByTicket(world, ANNA, 1));
  tabling(world, 92, { tiers: [{ priceFrom: 20_000, drops: ticketsAlways() }] });
  world.must(openingNow(world, ANNA, 1));
  const parts = opensIn(world).map(({ paidBy, drop }) => [paidBy, drop !== null]);
  expect(parts).toEqual([
    ['gems', true],
    ['ticket', false],
    ['gems', false],
  ]);
  expect(divergenceOf(logOf(world.records), shop)).toBeUndefined();
});

it('a drop counts at the price, and follows the table, of its own time: around midnight, to the millisecond', () => {
  const world = new World({ shop });
  begin(world, { [ANNA]: 1_000 });
  tabling(world, 91, { tiers: [{ priceFrom: 1, drops: skinsAlways() }] });
  world.must(openingNow(world, ANNA, 1));
  changingBoxes(world, 61, pricing('plain', 777));
  world.must(openingNow(world, ANNA, 1));
  const from = world.time + 2 * DAY_MS;
  changing(world, 92, { rules: EXTRA_DROPS, content: { open: false, tiers: [] }, from });
  // A second passes before each command.
  world.time = from - 1_001;
  world.must(openingNow(world, ANNA, 1));
  world.time = from - 1_000;
  world.must(openingNow(world, ANNA, 1));
  const drops = opensIn(world).map(({ drop }) => drop?.gives?.worth ?? null);
  expect(drops).toEqual([expect.any(Number), 777, 777, null]);
  expect(divergenceOf(logOf(world.records), shop)).toBeUndefined();
  expect(recordsOf(logOf(world.records))).toEqual(world.records);
});

const ticketsAlways = () => [
  { type: 'OpenBox' as const, of: 'box-one', amount: 1, tickets: 2 ** 24, price: 19_000 },
];
const skinsAlways = () => [{ type: 'skins' as const, of: 'plain', amount: 1, tickets: 2 ** 24, price: null }];
