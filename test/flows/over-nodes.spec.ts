import { type Steps, flowOrder, flowPause } from '@skins/api/foundation/flows';
import { NodeReports, nodeReport } from '@skins/api/foundation/nodes';
import type { EventStore, Lease } from '@skins/api/foundation/store';
import { beforeEach, expect, it } from 'vitest';
import { JOIN_MS } from '../sample-duel/engine/index.ts';
import { type DuelGame, begunStore, duelSteps } from '../sample-duel/shop.ts';
import { overBoth } from '../tables/databases.ts';
import { HandClock } from './hand-clock.ts';
import { type Node, openNode } from './node.ts';
import { openRowsOf } from './read-log.ts';
import { expectAllEnded } from './verdict.ts';

/** More than the time until a failing step is parked. */
const RETRIED_MS = 90_000;
/** More than the time in which every node heeds an order. */
const HEEDED_MS = 3_000;
const DUEL = 'duel-1#1';
/** Id of an operator. */
const ADA = '0a0a0a0a0a0a0a0a';

const fail = (error: unknown) => {
  throw error;
};

/** The lease of each of two nodes, of which one holds it. */
function twoLeases() {
  let holder = 0;
  const listeners: (() => void)[] = [];
  const leases = [0, 1].map((node): Lease => ({
    get generation() {
      return holder === node ? node + 1 : undefined;
    },
    onChange: (listener) => void listeners.push(listener),
    giveBack: async () => undefined,
    close: async () => undefined,
  }));
  return {
    leases,
    goOver(): void {
      holder = 1;
      for (const listener of listeners) listener();
    },
  };
}

overBoth('flows over two nodes', [flowOrder, flowPause, nodeReport], ({ tables }) => {
  let clock: HandClock;
  let store: EventStore;
  let poisoned: boolean;
  let leading: Node;
  let other: Node;
  let reports: readonly NodeReports[];
  let goOver: () => void;

  /** A duel cannot expire while it is poisoned. */
  const steps = (game: DuelGame): Steps =>
    duelSteps(game).map((one) => ({
      ...one,
      async run(runtime, order) {
        if (poisoned && one.name === 'expire-duel') throw new Error('a poisoned step');
        return one.run(runtime, order);
      },
    }));

  const settle = async () => {
    await leading.settle();
    await other.settle();
  };
  /** Lets every node heed orders, and tell the other of its failures. */
  async function heeded(): Promise<void> {
    await clock.forward(HEEDED_MS, settle);
    for (const each of reports) await each.exchange();
    for (const each of reports) await each.exchange();
  }
  /** Lets the time pass in which the duel can be joined. */
  async function passed(settled: () => Promise<void>): Promise<void> {
    clock.time += JOIN_MS;
    await clock.forward(HEEDED_MS, settled);
  }
  const statesOf = async (node: Node) =>
    (await node.flows.listing.stuck(10)).map(({ place, state }) => [place, state]);

  beforeEach(async () => {
    clock = new HandClock();
    poisoned = false;
    store = await begunStore(clock.time);
    const two = twoLeases();
    goOver = () => two.goOver();
    const { timers } = clock;
    reports = ['a', 'b'].map(
      (node) => new NodeReports({ tables: tables(), node, clock: clock.read, timers, onTrouble: fail }),
    );
    const nodes = await Promise.all(
      reports.map((each, n) =>
        openNode({
          store,
          timers,
          clock: clock.read,
          steps,
          lease: two.leases[n],
          nodes: { tables: tables(), reports: each },
        }),
      ),
    );
    [leading = expect.fail(), other = expect.fail()] = nodes;
    await settle();
    await leading.press({ player: 'anna0000', seat: 'first', duel: '1' });
    await settle();
  });

  it('pause on the node that runs them when another one is asked, until any resumes them', async () => {
    const pausedAt = clock.time;
    await other.flows.pause(DUEL, ADA);
    await heeded();
    await leading.flows.pause(DUEL, 'b'.repeat(16));
    await passed(settle);
    expect((await openRowsOf(store)).filter((place) => place.startsWith('duel-'))).toEqual([DUEL]);
    for (const node of [leading, other]) expect(await statesOf(node)).toEqual([[DUEL, 'paused']]);
    for (const node of [leading, other])
      expect(await node.flows.listing.find(DUEL)).toMatchObject({
        paused: { since: pausedAt, operator: ADA },
        remedies: ['resume'],
      });

    await other.flows.resume(DUEL);
    await heeded();
    await expectAllEnded(store);
    for (const node of [leading, other]) expect(await statesOf(node)).toEqual([]);
  });

  it('stay paused when another node takes over', async () => {
    await leading.flows.pause(DUEL, ADA);
    await leading.stop();
    goOver();
    await passed(() => other.settle());
    expect((await openRowsOf(store)).filter((place) => place.startsWith('duel-'))).toEqual([DUEL]);
    await other.flows.resume(DUEL);
    await other.settle();
    await expectAllEnded(store);
  });

  it('are listed on each node as they stand on the one that runs them, which retries them when any is asked', async () => {
    poisoned = true;
    await passed(settle);
    await clock.forward(RETRIED_MS, settle);
    await heeded();
    for (const node of [leading, other])
      expect(await node.flows.listing.stuck(10)).toMatchObject([
        {
          place: DUEL,
          state: 'parked',
          tries: 5,
          lastError: 'a poisoned step',
          remedies: ['retry', 'pause'],
        },
      ]);

    poisoned = false;
    await other.flows.retry(DUEL);
    await heeded();
    await expectAllEnded(store);
    for (const node of [leading, other]) expect(await statesOf(node)).toEqual([]);
  });
});
