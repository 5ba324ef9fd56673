import { endOf } from '@skins/api/foundation/runtime';
import type { EventStore } from '@skins/api/foundation/store';
import { BattleVoided, WAIT_MS } from '@skins/engine/battles';
import { DAY_MS } from '@skins/engine/kernel';
import { describe, expect, it } from 'vitest';
import { randomOf } from '../audit/random.ts';
import { type Faults, FaultyStore } from '../flows/faulty-store.ts';
import { HandClock } from '../flows/hand-clock.ts';
import { expectSameFromPrefixes, expectSameIfItDies } from '../flows/dies-in-memory.ts';
import { eventsOf } from '../flows/read-log.ts';
import { expectAllEnded } from '../flows/verdict.ts';
import { stockedStore } from '../rolls/node.ts';
import { PLAYERS } from '../sample-duel/shop.ts';
import { SHOWN_MS, lives, told } from './lives.ts';
import { type BattleNode, openBattleNode } from './node.ts';

const [ANNA = '', BEN = '', CLEO = ''] = PLAYERS;

async function openNode(store: EventStore, clock: HandClock, silent = false): Promise<BattleNode> {
  // A shop whose clock is behind its log writes nothing.
  clock.time = Math.max(clock.time, await endOf(store));
  return openBattleNode({ store, clock: clock.read, timers: clock.timers, silent });
}

describe.for(lives.map((life) => [life.name, life] as const))('%s', ([, life]) => {
  it('ends the same if its process dies at any append, which is lost or kept', async () => {
    expect(await expectSameIfItDies(life)).toBeGreaterThan(4);
  });

  it('reaches its end from every prefix of its log', () => expectSameFromPrefixes(life));
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
      const { settled, items, ended } = await told(truth);
      expect([0, 2]).toContain(settled);
      expect(items).toBe(settled * 2);
      expect(ended).toBe(1);
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
