import { endOf } from '@skins/api/foundation/runtime';
import type { EventStore } from '@skins/api/foundation/store';
import { ItemSource, ItemsGranted } from '@skins/engine/bag';
import { DAY_MS } from '@skins/engine/kernel';
import { PlantingEnded, SharesReleased, SharesSettled, WishEnded, WishVoided } from '@skins/engine/wishes';
import { describe, expect, it } from 'vitest';
import { randomOf } from '../audit/random.ts';
import { type Faults, FaultyStore } from '../flows/faulty-store.ts';
import { HandClock } from '../flows/hand-clock.ts';
import { type Fate, MortalStore, type RecordedStore } from '../flows/recorded-store.ts';
import { eventsOf, expectAllEnded } from '../flows/verdict.ts';
import { stockedStore } from '../rolls/node.ts';
import { PLAYERS } from '../sample-duel/shop.ts';
import { type WishNode, openWishNode } from './node.ts';

const [ANNA = '', BEN = '', CLEO = '', DAVE = ''] = PLAYERS;
/** milliseconds; longer than from the last share to the draw */
const DRAWN_MS = 60_000;
const QUARTER = 250;

interface Scenario {
  readonly buys: readonly (readonly [player: string, shares: number])[];
  readonly settled: number;
  readonly released: number;
  readonly items: number;
}

const scenarios: readonly (readonly [string, Scenario])[] = [
  [
    'is filled by four',
    {
      buys: [
        [BEN, QUARTER],
        [CLEO, QUARTER - 1],
        [DAVE, QUARTER],
        [CLEO, 1],
        [ANNA, 1],
      ],
      settled: 5,
      released: 0,
      items: 1,
    },
  ],
  ['is not filled', { buys: [[BEN, QUARTER]], settled: 0, released: 2, items: 0 }],
];

async function openNode(store: EventStore, clock: HandClock, silent = false): Promise<WishNode> {
  // A shop whose clock is behind its log writes nothing.
  clock.time = Math.max(clock.time, await endOf(store));
  return openWishNode({ store, clock: clock.read, timers: clock.timers, silent });
}

/** Runs one process over a store, in which players retry unanswered requests. */
async function live(store: EventStore, { buys }: Scenario): Promise<void> {
  const clock = new HandClock();
  const node = await openNode(store, clock);
  await node.settle();
  await node.plant(ANNA, 1, QUARTER);
  await node.settle();
  for (const [k, [player, shares]] of buys.entries()) await node.buy(player, 1, shares, `buy-${k}`);
  await node.settle();
  await clock.forward(DRAWN_MS, () => node.settle());
  await clock.forward(DAY_MS, () => node.settle());
  await node.flows.stop();
}

async function countsOf(store: EventStore) {
  const events = await eventsOf(store);
  const count = (type: string) => events.filter((event) => event.type === type).length;
  const items = events.filter(
    ({ type, data }) => type === ItemsGranted.type && Reflect.get(Object(data), 'source') === ItemSource.wish,
  ).length;
  return { settled: count(SharesSettled.type), released: count(SharesReleased.type), items };
}

async function expectWhole(store: EventStore, { settled, released, items }: Scenario, where: string) {
  expect(await countsOf(store), where).toEqual({ settled, released, items });
  const ended = (await eventsOf(store)).filter(
    ({ type }) => type === WishEnded.type || type === PlantingEnded.type,
  );
  expect(ended, where).toHaveLength(2);
  await expectAllEnded(store);
}

/** Plays until the process dies at an append. */
async function dies(inner: RecordedStore, scenario: Scenario, left: number, fate: Fate): Promise<boolean> {
  const store = new MortalStore(inner, left, fate);
  return Promise.race([store.death.then(() => true), live(store, scenario).then(() => false)]);
}

describe.for(scenarios)('a wish that %s', ([, scenario]) => {
  it('ends the same if its process dies at any append, which is lost or kept', async () => {
    const whole = await stockedStore();
    await live(whole, scenario);
    await expectWhole(whole, scenario, 'unbroken');
    const steps = whole.appends.length;
    expect(steps).toBeGreaterThan(4);
    for (let left = 0; left < steps; left += 1)
      for (const fate of ['lost', 'kept'] as const) {
        const store = await stockedStore();
        expect(await dies(store, scenario, left, fate)).toBe(true);
        await live(store, scenario);
        await expectWhole(store, scenario, `killed at append ${left + 1}, ${fate}`);
      }
  });
});

const voidsIn = async (store: EventStore): Promise<unknown[]> =>
  (await eventsOf(store))
    .filter(({ type }) => type === WishVoided.type)
    .map(({ data }) => Reflect.get(Object(data), 'reason'));

describe('a full wish', () => {
  it('is awaited while its beacon is silent, and void after seven days', async () => {
    const store = await stockedStore();
    const clock = new HandClock();
    const node = await openNode(store, clock, true);
    await node.plant(ANNA, 1, QUARTER);
    await node.settle();
    for (const player of [BEN, CLEO, DAVE]) await node.buy(player, 1, QUARTER, 'buy');
    await clock.forward(DRAWN_MS, () => node.settle());
    expect(await voidsIn(store)).toEqual([]);
    await node.flows.stop();
    clock.time += 8 * DAY_MS;
    const later = await openNode(store, clock, true);
    await later.settle();
    await clock.forward(DRAWN_MS, () => later.settle());
    await later.flows.stop();
    expect(await voidsIn(store)).toEqual(['no-beacon']);
    expect(await countsOf(store)).toEqual({ settled: 0, released: 4, items: 0 });
    await expectAllEnded(store);
  });
});

describe('two processes over one log', () => {
  const ROUGH: Faults = { conflicts: 60, lostBefore: 60, lostAfter: 60, failedReads: 30, turnsMax: 4 };

  it('settle each stake once on a failing store, with clocks 2 s apart', async () => {
    const random = randomOf(1);
    const clock = new HandClock();
    clock.early = 5;
    const truth = await stockedStore();
    clock.time = Math.max(clock.time, await endOf(truth));
    const store = new FaultyStore(truth, random, ROUGH);
    const ahead = (ms: number) => () => clock.time + ms;
    const nodes = [
      await openWishNode({ store, timers: clock.timers, clock: ahead(0) }),
      await openWishNode({ store, timers: clock.timers, clock: ahead(2_000) }),
    ];
    const settle = async () => {
      for (let rounds = 0; rounds < 2; rounds += 1)
        for (const node of nodes) await again(() => node.settle());
    };
    store.calm = false;
    await again(() => nodes[0]?.plant(ANNA, 1, QUARTER) ?? Promise.resolve(''));
    await settle();
    await Promise.all(
      [BEN, CLEO, DAVE].flatMap((player) =>
        nodes.map((node) => again(() => node.buy(player, 1, QUARTER, 'buy'))),
      ),
    );
    await settle();
    store.calm = true;
    await clock.forward(DRAWN_MS, settle);
    await clock.forward(DAY_MS, settle);
    for (const { flows } of nodes) await flows.stop();
    const { settled, items } = await countsOf(truth);
    expect([0, 4]).toContain(settled);
    expect(items).toBe(settled / 4);
    expect((await eventsOf(truth)).filter(({ type }) => type === WishEnded.type)).toHaveLength(1);
    await expectAllEnded(truth);
  });
});

/** Retries on a storage that fails now and then. */
async function again<Value>(what: () => Promise<Value>, left = 50): Promise<Value> {
  try {
    return await what();
  } catch (error) {
    if (left === 0) throw error;
    return again(what, left - 1);
  }
}
