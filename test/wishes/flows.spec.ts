import { endOf } from '@skins/api/foundation/runtime';
import type { EventStore } from '@skins/api/foundation/store';
import { DAY_MS } from '@skins/engine/kernel';
import { WishVoided } from '@skins/engine/wishes';
import { describe, expect, it } from 'vitest';
import { randomOf } from '../audit/random.ts';
import { type Faults, FaultyStore } from '../flows/faulty-store.ts';
import { HandClock } from '../flows/hand-clock.ts';
import { expectSameIfItDies } from '../flows/dies-in-memory.ts';
import { eventsOf } from '../flows/read-log.ts';
import { expectAllEnded } from '../flows/verdict.ts';
import { stockedStore } from '../rolls/node.ts';
import { PLAYERS } from '../sample-duel/shop.ts';
import { DRAWN_MS, QUARTER, lives, told } from './lives.ts';
import { type WishNode, openWishNode } from './node.ts';

const [ANNA = '', BEN = '', CLEO = '', DAVE = ''] = PLAYERS;

async function openNode(store: EventStore, clock: HandClock, silent = false): Promise<WishNode> {
  // A shop whose clock is behind its log writes nothing.
  clock.time = Math.max(clock.time, await endOf(store));
  return openWishNode({ store, clock: clock.read, timers: clock.timers, silent });
}

describe.for(lives.map((life) => [life.name, life] as const))('%s', ([, life]) => {
  it('ends the same if its process dies at any append, which is lost or kept', async () => {
    expect(await expectSameIfItDies(life)).toBeGreaterThan(4);
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
    expect(await told(store)).toMatchObject({ settled: 0, released: 4, items: 0 });
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
    const { settled, items, wishes } = await told(truth);
    expect([0, 4]).toContain(settled);
    expect(items).toBe(settled / 4);
    expect(wishes).toBe(1);
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
