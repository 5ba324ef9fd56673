import { endOf } from '@skins/api/foundation/runtime';
import type { EventStore } from '@skins/api/foundation/store';
import { ItemsGranted } from '@skins/engine/bag';
import { DAY_MS } from '@skins/engine/kernel';
import { RoomEnded, RoomVoided, roomStream } from '@skins/engine/rolls';
import { describe, expect, it } from 'vitest';
import { randomOf } from '../audit/random.ts';
import { PLAYERS } from '../sample-duel/shop.ts';
import { HandClock } from '../flows/hand-clock.ts';
import { type Fate, MortalStore, type RecordedStore } from '../flows/recorded-store.ts';
import { eventsOf } from '../flows/read-log.ts';
import { expectAllEnded } from '../flows/verdict.ts';
import { type Faults, FaultyStore } from '../flows/faulty-store.ts';
import { type Making, OPEN_MS, type RollNode, openRollNode, stockedStore } from './node.ts';
import { roomIdOf } from './orders.ts';

const [ANNA = '', BEN = ''] = PLAYERS;
/** milliseconds; longer than from the close to the round and all that follows */
const DRAWN_MS = 60_000;
const START_MS = new HandClock().time;
const ROOM: Making = { n: 1, closesAt: START_MS + OPEN_MS };

interface Scenario {
  readonly making: Making;
  readonly joins: readonly (readonly [player: string, password?: string])[];
  readonly cancelled?: true;
  readonly silent?: true;
  /** number of prizes given */
  readonly prizes: number;
}

const both = [[ANNA], [BEN]] as const;
const scenarios: readonly (readonly [string, Scenario])[] = [
  ['is drawn by its round', { making: ROOM, joins: both, prizes: 2 }],
  ['is drawn by a seed of the house', { making: { ...ROOM, house: true }, joins: both, prizes: 2 }],
  [
    'lets one in by a password that two use',
    {
      making: { ...ROOM, passwords: ['LETMEIN'] },
      joins: [
        [ANNA, 'LETMEIN'],
        [BEN, 'LETMEIN'],
      ],
      prizes: 1,
    },
  ],
  ['nobody enters', { making: ROOM, joins: [], prizes: 0 }],
  ['is taken back', { making: ROOM, joins: both, cancelled: true, prizes: 0 }],
];

async function openNode(store: EventStore, clock: HandClock, silent = false): Promise<RollNode> {
  // A shop whose clock is behind its log writes nothing.
  clock.time = Math.max(clock.time, await endOf(store));
  return openRollNode({ store, clock: clock.read, timers: clock.timers, silent });
}

/** Runs one process over a store, in which operators and players retry unanswered requests. */
async function live(store: EventStore, { making, joins, cancelled, silent }: Scenario): Promise<void> {
  const clock = new HandClock();
  const node = await openNode(store, clock, silent);
  await node.settle();
  await node.open(making);
  await node.settle();
  for (const [player, password] of joins) {
    await node.join(player, making.n, 'join', password);
    await node.settle();
  }
  if (cancelled === true) await node.cancel(making.n);
  await node.settle();
  await clock.forward(Math.max(0, making.closesAt - clock.time) + DRAWN_MS, () => node.settle());
  await node.flows.stop();
}

async function unbroken(scenario: Scenario) {
  const store = await stockedStore();
  await live(store, scenario);
  await expectAllEnded(store);
  return { store, told: await toldOf(store) };
}

/** Returns the events of the room and of prizes, without times. */
async function toldOf(store: EventStore): Promise<string[]> {
  return (await eventsOf(store))
    .filter(({ type, stream }) => stream === roomStream(roomIdOf(1)) || type.startsWith('Prize'))
    .map(({ type }) => type);
}

const prizesIn = async (store: EventStore): Promise<number> =>
  (await eventsOf(store)).filter(
    ({ type, data }) => type === ItemsGranted.type && Reflect.get(Object(data), 'source') === 2,
  ).length;

describe.for(scenarios)('a room that %s', ([, scenario]) => {
  it('ends the same if its process dies at any append, which is lost or kept', async () => {
    const { store: whole, told } = await unbroken(scenario);
    expect(await prizesIn(whole)).toBe(scenario.prizes);
    const steps = whole.appends.length;
    expect(steps).toBeGreaterThan(3);
    for (let left = 0; left < steps; left += 1)
      for (const fate of ['lost', 'kept'] as const) {
        const store = await stockedStore();
        expect(await dies(store, scenario, left, fate)).toBe(true);
        await live(store, scenario);
        const where = `killed at append ${left + 1}, ${fate}`;
        expect(await toldOf(store), where).toEqual(told);
        await expectAllEnded(store);
      }
  });

  it('reaches its end from every prefix of its log', async () => {
    const { store: whole } = await unbroken(scenario);
    for (let kept = 1; kept <= whole.appends.length; kept += 1) {
      const prefix = await stockedStore();
      for (const append of whole.appends.slice(0, kept)) await prefix.append(append);
      await live(prefix, scenario);
      expect(await prizesIn(prefix), `after ${kept} appends`).toBe(scenario.prizes);
      await expectAllEnded(prefix);
    }
  });
});

/** Plays until the process dies at an append. */
async function dies(inner: RecordedStore, scenario: Scenario, left: number, fate: Fate): Promise<boolean> {
  const store = new MortalStore(inner, left, fate);
  return Promise.race([store.death.then(() => true), live(store, scenario).then(() => false)]);
}

/** Returns why rooms were voided, in log order. */
const voidsIn = async (store: EventStore): Promise<unknown[]> =>
  (await eventsOf(store))
    .filter(({ type }) => type === RoomVoided.type)
    .map(({ data }) => Reflect.get(Object(data), 'reason'));

describe('attacks on a round', () => {
  const entered = async () => {
    const store = await stockedStore();
    const clock = new HandClock();
    const node = await openNode(store, clock);
    await node.open(ROOM);
    await node.join(ANNA, 1, 'join');
    await node.settle();
    return { store, clock, node };
  };

  it('input after the request: a room whose shop misses its round is void and returns everything', async () => {
    const { store, clock, node } = await entered();
    await node.flows.stop();
    clock.time = ROOM.closesAt + DRAWN_MS;
    const late = await openNode(store, clock);
    await late.settle();
    expect(await late.join(BEN, 1, 'late')).toBe('refused');
    await clock.forward(DRAWN_MS, () => late.settle());
    await late.flows.stop();
    expect(await voidsIn(store)).toEqual(['late']);
    await expectAllEnded(store);
  });

  it('a fulfilment that can fail: a round that never comes is awaited, and voids the room after seven days', async () => {
    const { store, clock, node } = await entered();
    await node.flows.stop();
    const deaf = await openNode(store, clock, true);
    await deaf.settle();
    await clock.forward(OPEN_MS + DRAWN_MS, () => deaf.settle());
    expect(await voidsIn(store)).toEqual([]);
    await deaf.flows.stop();
    clock.time += 8 * DAY_MS;
    const still = await openNode(store, clock, true);
    await still.settle();
    await clock.forward(DRAWN_MS, () => still.settle());
    await still.flows.stop();
    expect(await voidsIn(store)).toEqual(['no-beacon']);
    await expectAllEnded(store);
  });

  it('asking again: a late round gives the same draw as one in time', async () => {
    const drawnBy = async (silentMs: number) => {
      const { store, clock, node } = await entered();
      await node.flows.stop();
      const deaf = await openNode(store, clock, silentMs > 0);
      await deaf.settle();
      await clock.forward(OPEN_MS + DRAWN_MS, () => deaf.settle());
      await deaf.flows.stop();
      clock.time += silentMs;
      const hearing = await openNode(store, clock);
      await hearing.settle();
      await clock.forward(DRAWN_MS, () => hearing.settle());
      await hearing.flows.stop();
      await expectAllEnded(store);
      return (await eventsOf(store)).find(({ type }) => type === 'DrawHeld')?.data;
    };
    const [soon, late] = [Object(await drawnBy(0)), Object(await drawnBy(DAY_MS))];
    expect(late).toMatchObject({ by: soon.by, winners: soon.winners, reserves: soon.reserves });
  });
});

describe('two processes over one log', () => {
  const ROUGH: Faults = { conflicts: 60, lostBefore: 60, lostAfter: 60, failedReads: 30, turnsMax: 4 };

  it.for([1, 2])('give each prize once on a failing store, with clocks 2 s apart (seed %i)', async (seed) => {
    const random = randomOf(seed);
    const clock = new HandClock();
    clock.early = 5;
    const truth = await stockedStore();
    clock.time = Math.max(clock.time, await endOf(truth));
    const store = new FaultyStore(truth, random, ROUGH);
    const ahead = (ms: number) => () => clock.time + ms;
    const nodes = [
      await openRollNode({ store, timers: clock.timers, clock: ahead(0) }),
      await openRollNode({ store, timers: clock.timers, clock: ahead(2_000) }),
    ];
    const settle = async () => {
      for (let rounds = 0; rounds < 2; rounds += 1)
        for (const node of nodes) await again(() => node.settle());
    };
    store.calm = false;
    await again(() => nodes[0]?.open(ROOM) ?? Promise.resolve());
    await settle();
    await Promise.all(
      PLAYERS.flatMap((player) => nodes.map((node, n) => again(() => node.join(player, 1, `join-${n}`)))),
    );
    await clock.forward(Math.max(0, ROOM.closesAt - clock.time) + DRAWN_MS, settle);
    store.calm = true;
    for (let waits = 0; waits < 3; waits += 1) await clock.forward(DRAWN_MS, settle);
    for (const { flows } of nodes) await flows.stop();
    expect(await prizesIn(truth)).toBe(2);
    expect((await eventsOf(truth)).filter(({ type }) => type === RoomEnded.type)).toHaveLength(1);
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
