import { endOf } from '@skins/api/foundation/runtime';
import type { EventStore } from '@skins/api/foundation/store';
import { ItemsGranted } from '@skins/engine/bag';
import { BattleEnded, BattleVoided, SeatReleased, SeatSettled, WAIT_MS } from '@skins/engine/battles';
import { DAY_MS } from '@skins/engine/kernel';
import { describe, expect, it } from 'vitest';
import { randomOf } from '../audit/random.ts';
import { type Faults, FaultyStore } from '../flows/faulty-store.ts';
import { HandClock } from '../flows/hand-clock.ts';
import { type Fate, MortalStore, type RecordedStore } from '../flows/recorded-store.ts';
import { eventsOf, expectAllEnded } from '../flows/verdict.ts';
import { stockedStore } from '../rolls/node.ts';
import { PLAYERS } from '../sample-duel/shop.ts';
import { type BattleNode, openBattleNode } from './node.ts';

const [ANNA = '', BEN = '', CLEO = ''] = PLAYERS;
/** milliseconds; longer than from the last seat to the end of the show */
const SHOWN_MS = 60_000;

interface Scenario {
  readonly seats: number;
  readonly rule: 'highest' | 'shared';
  readonly joins: readonly string[];
  readonly cancelled?: true;
  readonly settled: number;
  readonly released: number;
  readonly items: number;
}

const scenarios: readonly (readonly [string, Scenario])[] = [
  [
    'is won by one, and too many ask for',
    { seats: 2, rule: 'highest', joins: [BEN, CLEO], settled: 2, released: 0, items: 4 },
  ],
  ['is shared', { seats: 2, rule: 'shared', joins: [BEN], settled: 2, released: 0, items: 0 }],
  ['nobody joins', { seats: 3, rule: 'highest', joins: [BEN], settled: 0, released: 2, items: 0 }],
  [
    'is taken back',
    { seats: 3, rule: 'highest', joins: [BEN], cancelled: true, settled: 0, released: 2, items: 0 },
  ],
];

async function openNode(store: EventStore, clock: HandClock, silent = false): Promise<BattleNode> {
  // A shop whose clock is behind its log writes nothing.
  clock.time = Math.max(clock.time, await endOf(store));
  return openBattleNode({ store, clock: clock.read, timers: clock.timers, silent });
}

/** Runs one process over a store, in which players retry unanswered requests. */
async function live(store: EventStore, { seats, rule, joins, cancelled }: Scenario): Promise<void> {
  const clock = new HandClock();
  const node = await openNode(store, clock);
  await node.settle();
  await node.create(ANNA, 1, seats, rule);
  await node.settle();
  for (const player of joins) {
    await node.join(player, 1, 'join');
    await node.settle();
  }
  if (cancelled === true) await node.cancel(ANNA, 1);
  await node.settle();
  await clock.forward(WAIT_MS + SHOWN_MS, () => node.settle());
  await node.flows.stop();
}

async function countsOf(store: EventStore) {
  const events = await eventsOf(store);
  const count = (type: string) => events.filter((event) => event.type === type).length;
  const items = events
    .filter(({ type, data }) => type === ItemsGranted.type && Reflect.get(Object(data), 'source') === 4)
    .reduce((sum, { data }) => sum + Number(Reflect.get(Object(data), 'items').length), 0);
  return { settled: count(SeatSettled.type), released: count(SeatReleased.type), items };
}

async function unbroken(scenario: Scenario): Promise<RecordedStore> {
  const store = await stockedStore();
  await live(store, scenario);
  await expectAllEnded(store);
  return store;
}

/** Plays until the process dies at an append. */
async function dies(inner: RecordedStore, scenario: Scenario, left: number, fate: Fate): Promise<boolean> {
  const store = new MortalStore(inner, left, fate);
  return Promise.race([store.death.then(() => true), live(store, scenario).then(() => false)]);
}

describe.for(scenarios)('a battle that %s', ([, scenario]) => {
  const { settled, released, items } = scenario;

  it('ends the same if its process dies at any append, which is lost or kept', async () => {
    const whole = await unbroken(scenario);
    expect(await countsOf(whole)).toEqual({ settled, released, items });
    const steps = whole.appends.length;
    expect(steps).toBeGreaterThan(4);
    for (let left = 0; left < steps; left += 1)
      for (const fate of ['lost', 'kept'] as const) {
        const store = await stockedStore();
        expect(await dies(store, scenario, left, fate)).toBe(true);
        await live(store, scenario);
        const where = `killed at append ${left + 1}, ${fate}`;
        expect(await countsOf(store), where).toEqual({ settled, released, items });
        await expectAllEnded(store);
      }
  });

  it('reaches its end from every prefix of its log', async () => {
    const whole = await unbroken(scenario);
    for (let kept = 1; kept <= whole.appends.length; kept += 1) {
      const prefix = await stockedStore();
      for (const append of whole.appends.slice(0, kept)) await prefix.append(append);
      await live(prefix, scenario);
      expect(await countsOf(prefix), `after ${kept} appends`).toEqual({ settled, released, items });
      await expectAllEnded(prefix);
    }
  });
});

const voidsIn = async (store: EventStore): Promise<unknown[]> =>
  (await eventsOf(store))
    .filter(({ type }) => type === BattleVoided.type)
    .map(({ data }) => Reflect.get(Object(data), 'reason'));

describe('a full battle', () => {
  it('is awaited while its beacon is silent, and void after seven days', async () => {
    const store = await stockedStore();
    const clock = new HandClock();
    const node = await openNode(store, clock, true);
    await node.create(ANNA, 1, 2, 'highest');
    await node.settle();
    await node.join(BEN, 1, 'join');
    await clock.forward(SHOWN_MS, () => node.settle());
    expect(await voidsIn(store)).toEqual([]);
    await node.flows.stop();
    clock.time += 8 * DAY_MS;
    const later = await openNode(store, clock, true);
    await later.settle();
    await clock.forward(SHOWN_MS, () => later.settle());
    await later.flows.stop();
    expect(await voidsIn(store)).toEqual(['no-beacon']);
    await expectAllEnded(store);
  });

  it('gives the last seat a round of its own if its shop was away meanwhile', async () => {
    const store = await stockedStore();
    const clock = new HandClock();
    const node = await openNode(store, clock);
    await node.create(ANNA, 1, 2, 'highest');
    await node.settle();
    await node.flows.stop();
    await node.join(BEN, 1, 'join');
    // The stake asks for its seat when the shop is back, and that last seat gets a round of its own.
    clock.time += SHOWN_MS;
    const later = await openNode(store, clock);
    await later.settle();
    await clock.forward(WAIT_MS, () => later.settle());
    await later.flows.stop();
    expect(await voidsIn(store)).toEqual([]);
    await expectAllEnded(store);
  });
});

describe('two processes over one log', () => {
  const ROUGH: Faults = { conflicts: 60, lostBefore: 60, lostAfter: 60, failedReads: 30, turnsMax: 4 };

  it.for([1, 2])(
    'settle each stake once on a failing store, with clocks 2 s apart (seed %i)',
    async (seed) => {
      const random = randomOf(seed);
      const clock = new HandClock();
      clock.early = 5;
      const truth = await stockedStore();
      clock.time = Math.max(clock.time, await endOf(truth));
      const store = new FaultyStore(truth, random, ROUGH);
      const ahead = (ms: number) => () => clock.time + ms;
      const nodes = [
        await openBattleNode({ store, timers: clock.timers, clock: ahead(0) }),
        await openBattleNode({ store, timers: clock.timers, clock: ahead(2_000) }),
      ];
      const settle = async () => {
        for (let rounds = 0; rounds < 2; rounds += 1)
          for (const node of nodes) await again(() => node.settle());
      };
      store.calm = false;
      await again(() => nodes[0]?.create(ANNA, 1, 2, 'highest') ?? Promise.resolve(''));
      await settle();
      await Promise.all(
        [BEN, CLEO].flatMap((player) => nodes.map((node) => again(() => node.join(player, 1, 'join')))),
      );
      await settle();
      store.calm = true;
      for (let waits = 0; waits < 3; waits += 1) await clock.forward(WAIT_MS, settle);
      for (const { flows } of nodes) await flows.stop();
      const { settled, items } = await countsOf(truth);
      expect([0, 2]).toContain(settled);
      expect(items).toBe(settled * 2);
      expect((await eventsOf(truth)).filter(({ type }) => type === BattleEnded.type)).toHaveLength(1);
      await expectAllEnded(truth);
    },
  );
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
