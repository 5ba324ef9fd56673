import { describe, expect, it } from 'vitest';
import type { Steps } from '@skins/api/foundation/flows';
import { JOIN_MS } from '../sample-duel/engine/index.ts';
import { type Faults, FaultyStore } from './faulty-store.ts';
import { randomOf } from '../audit/random.ts';
import { type DuelGame, GRANT, PLAYERS, STAKE, begunStore, duelSteps } from '../sample-duel/shop.ts';
import { HandClock } from './hand-clock.ts';
import { type Node, type Press, openNode } from './node.ts';
import { MortalStore, PassingStore } from './recorded-store.ts';
import { audited, balancesOf, eventsOf, toldBy } from './read-log.ts';
import { expectAllEnded } from './verdict.ts';

const SKEW_MS = 2_000;
const MINUTE_MS = 60_000;

const anna: Press = { player: 'anna0000', seat: 'first' };
const ben: Press = { player: 'ben00000', seat: 'second' };

const settled = (nodes: readonly Node[]) => async () => {
  for (let rounds = 0; rounds < 2; rounds += 1) for (const node of nodes) await node.settle();
};

/** Returns a clock that runs ahead of another one. */
const ahead = (clock: HandClock, ms: number) => () => clock.time + ms;

/** Presses until there is an answer: the storage fails now and then. */
async function answered(node: Node, press: Press, left = 50): Promise<string> {
  try {
    return await node.press(press);
  } catch (error) {
    if (left === 0) throw error;
    return answered(node, press, left - 1);
  }
}

describe('two runners over one log', () => {
  const SLOW: Faults = { conflicts: 0, lostBefore: 0, lostAfter: 0, failedReads: 0, turnsMax: 4 };
  const ROUGH: Faults = { conflicts: 60, lostBefore: 60, lostAfter: 60, failedReads: 30, turnsMax: 4 };

  it.for([
    ['slow', 1, SLOW],
    ['slow', 2, SLOW],
    ['failing', 3, ROUGH],
    ['failing', 4, ROUGH],
    ['failing', 5, ROUGH],
  ] as const)(
    'end forty duels, each once, on a %s store with clocks 2 s apart (seed %i)',
    async ([, seed, faults]) => {
      const random = randomOf(seed);
      const clock = new HandClock();
      clock.early = 5;
      const truth = await begunStore(clock.time);
      const store = new FaultyStore(truth, random, faults);
      const { timers } = clock;
      const nodes = [
        await openNode({ store, timers, clock: clock.read }),
        await openNode({ store, timers, clock: ahead(clock, SKEW_MS) }),
      ];
      store.calm = false;
      const presses: Promise<string>[] = [];
      for (let n = 0; n < 40; n += 1) {
        const [first = '', second = ''] = [PLAYERS[n % 4], PLAYERS[(n + 1 + random.below(3)) % 4]];
        const duel = String(n);
        presses.push(answered(random.pick(nodes), { player: first, seat: 'first', duel }));
        // Some players join at the last moment, some twice through both processes, some never.
        if (n % 4 !== 0)
          for (const node of n % 4 === 1 ? nodes : [random.pick(nodes)])
            presses.push(answered(node, { player: second, seat: 'second', duel }));
      }
      await Promise.all(presses);
      await clock.forward(2 * JOIN_MS, settled(nodes));
      store.calm = true;
      await clock.forward(20 * MINUTE_MS, settled(nodes));
      await expectAllEnded(truth);
      for (const node of nodes) expect(await node.flows.listing.stuck(10)).toEqual([]);
      const events = await eventsOf(truth);
      expect(events.filter(({ type }) => type === 'DuelEnded').length).toBeGreaterThan(20);
      expect(
        new Set(events.filter(({ type }) => type === 'DuelOpened').map(({ stream }) => stream)).size,
      ).toBe(events.filter(({ type }) => type === 'DuelEnded').length);
    },
  );

  it('take over what the other one began and left, at the next sweep', async () => {
    const clock = new HandClock();
    const { timers } = clock;
    const truth = await begunStore(clock.time);
    const here = await openNode({ store: truth, timers, clock: clock.read });
    await here.press(anna);
    await here.settle();
    // The other process takes the seat and dies.
    const mortal = new MortalStore(truth, 1, 'kept');
    const there = await openNode({ store: mortal, timers: new HandClock().timers, clock: clock.read });
    await Promise.race([there.press(ben), mortal.death]);
    await mortal.death;
    expect((await eventsOf(truth)).at(-1)?.type).toBe('DuelJoined');
    await here.settle();
    await clock.forward(MINUTE_MS, () => here.settle());
    await expectAllEnded(truth);
    expect((await eventsOf(truth)).map(({ type }) => type)).toContain('DuelDrawn');
  });
});

/** Records the streams that were checked for one more event. */
class LookedAtStore extends PassingStore {
  readonly looked: string[] = [];

  override readStream(stream: string, fromVersion?: number, limit?: number) {
    if (limit === 1) this.looked.push(stream);
    return super.readStream(stream, fromVersion, limit);
  }
}

it('a runner asks the log only for what other processes may have written', async () => {
  const clock = new HandClock();
  const store = new LookedAtStore(await begunStore(clock.time));
  const node = await openNode({ store, timers: clock.timers, clock: clock.read });
  await node.settle();
  store.looked.length = 0;
  await node.press(anna);
  await node.settle();
  expect((await eventsOf(store)).at(-1)?.type).toBe('DuelOpened');
  for (const own of ['player-anna0000', 'duel-1']) expect(store.looked).not.toContain(own);
  await clock.forward(MINUTE_MS, () => node.settle());
  expect(store.looked).toContain('player-anna0000');
});

describe('at the deadline', () => {
  /** Two processes, the second two seconds ahead, and a duel that is open until joinBy. */
  async function opened() {
    const clock = new HandClock();
    const truth = await begunStore(clock.time);
    const nodes = [
      await openNode({ store: truth, timers: new HandClock().timers, clock: clock.read }),
      await openNode({ store: truth, timers: new HandClock().timers, clock: ahead(clock, SKEW_MS) }),
    ] as const;
    await nodes[0].press(anna);
    await settled(nodes)();
    const wake = (node: Node) => node.flows.retry('duel-1#1');
    return { clock, truth, nodes, wake };
  }

  it.for([
    ['who joins before the other one gives it up plays', 'join first', 'DuelDrawn'],
    ['who joins after it was given up gets the stake back', 'expire first', 'DuelExpired'],
  ] as const)('%s', async ([, order, decided]) => {
    const { clock, truth, nodes, wake } = await opened();
    const [here, there] = nodes;
    // Too late by the clock ahead, early enough by the other one.
    clock.time += JOIN_MS - SKEW_MS / 2;
    if (order === 'join first') await here.press(ben).then(() => here.settle());
    await wake(there);
    await there.settle();
    if (order === 'expire first') await here.press(ben).then(() => here.settle());
    clock.time += JOIN_MS;
    for (const node of nodes) await wake(node);
    await settled(nodes)();
    await expectAllEnded(truth);
    const types = (await eventsOf(truth)).map(({ type }) => type);
    expect(types).toContain(decided);
    const sum = (await balancesOf(truth, ['anna0000', 'ben00000'])).toSorted((a, b) => a - b);
    expect(sum).toEqual(decided === 'DuelDrawn' ? [GRANT - STAKE, GRANT + STAKE] : [GRANT, GRANT]);
  });

  it('both commands at once have one of the two results', async () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const clock = new HandClock();
      const truth = await begunStore(clock.time);
      const slow = (n: number) =>
        new FaultyStore(truth, randomOf(seed * 2 + n), {
          conflicts: 0,
          lostBefore: 0,
          lostAfter: 0,
          failedReads: 0,
          turnsMax: 3,
        });
      const stores = [slow(0), slow(1)] as const;
      const { timers } = new HandClock();
      const here = await openNode({ store: stores[0], timers, clock: clock.read });
      const there = await openNode({ store: stores[1], timers, clock: ahead(clock, SKEW_MS) });
      await here.press(anna);
      await settled([here, there])();
      clock.time += JOIN_MS - SKEW_MS / 2;
      for (const store of stores) store.calm = false;
      await Promise.all([here.press(ben), there.flows.retry('duel-1#1')]);
      await settled([here, there])();
      for (const node of [here, there]) await node.flows.retry('duel-1#1');
      await settled([here, there])();
      await expectAllEnded(truth);
    }
  });
});

describe('the timer wheel', () => {
  it('fires early, but nothing happens before its time by the deciding clock', async () => {
    const clock = new HandClock();
    clock.early = 5;
    const truth = await begunStore(clock.time);
    const node = await openNode({ store: truth, timers: clock.timers, clock: clock.read });
    await node.press(anna);
    await node.settle();
    const joinBy = clock.time + JOIN_MS;
    await clock.forward(JOIN_MS - 1, () => node.settle());
    expect((await eventsOf(truth)).at(-1)?.type).toBe('DuelOpened');
    await clock.forward(10, () => node.settle());
    await expectAllEnded(truth);
    const expired = (await truth.readStream('duel-1')).map(({ record }): { time: number } =>
      JSON.parse(record),
    );
    expect(expired[1]?.time).toBeGreaterThanOrEqual(joinBy);
    expect(expired[1]?.time).toBeLessThan(joinBy + 10);
  });

  it("follows the deciding clock, even if the flow's look is ahead of it", async () => {
    const clock = new HandClock();
    const truth = await begunStore(clock.time);
    const node = await openNode({ store: truth, timers: clock.timers, clock: clock.read, looksAhead: 50 });
    await node.press(anna);
    await node.settle();
    await clock.forward(JOIN_MS - 1, () => node.settle());
    expect((await eventsOf(truth)).at(-1)?.type).toBe('DuelOpened');
    await clock.forward(10, () => node.settle());
    await expectAllEnded(truth);
  });

  it('ignores a duel that was joined in time', async () => {
    const clock = new HandClock();
    const truth = await begunStore(clock.time);
    const node = await openNode({ store: truth, timers: clock.timers, clock: clock.read });
    for (const press of [anna, ben]) {
      await node.press(press);
      await node.settle();
    }
    const { length } = await eventsOf(truth);
    await clock.forward(2 * JOIN_MS, () => node.settle());
    expect((await eventsOf(truth)).length).toBe(length);
  });
});

describe('a step', () => {
  const twice =
    (again: (first: Promise<unknown>, run: () => Promise<unknown>) => Promise<unknown>) =>
    (game: DuelGame): Steps =>
      duelSteps(game).map((one) => ({
        ...one,
        async run(runtime, order) {
          const first = one.run(runtime, order);
          await again(first, () => one.run(runtime, order));
          return first;
        },
      }));

  it.for([
    ['after itself', twice((first, run) => first.then(run))],
    ['beside itself', twice(async (first, run) => Promise.all([first, run()]))],
  ] as const)('may be sent twice, %s', async ([, steps]) => {
    const clock = new HandClock();
    const [once, doubled] = [await begunStore(clock.time), await begunStore(clock.time)];
    for (const [store, how] of [
      [once, duelSteps],
      [doubled, steps],
    ] as const) {
      const node = await openNode({ store, timers: clock.timers, clock: clock.read, steps: how });
      for (const press of [anna, ben, { player: 'cleo0000', seat: 'second' } as const]) {
        await node.press(press);
        await node.settle();
      }
      await node.stop();
      await expectAllEnded(store);
    }
    expect(await toldBy(doubled)).toEqual(await toldBy(once));
  });

  it('may also be sent by its request: both get the same answer, and the seat is taken once', async () => {
    const clock = new HandClock();
    const truth = await begunStore(clock.time);
    const node = await openNode({ store: truth, timers: clock.timers, clock: clock.read });
    await node.press(anna);
    await node.settle();
    const [, take] = duelSteps(node.game);
    await node.press(ben);
    const place = `player-ben00000#${(await truth.readStream('player-ben00000')).length - 1}`;
    const order = {
      step: {
        do: 'command',
        id: `${place}/1`,
        stream: 'duel-1',
        name: 'join-duel',
        input: { reserved: place, playerId: 'ben00000', stake: STAKE },
      },
      actor: 'player:ben00000',
      notBefore: 0,
    } as const;
    expect(await take?.run(node.game.runtime, order)).toMatchObject({
      kind: 'done',
      reply: { reserved: place },
    });
    await node.settle();
    await expectAllEnded(truth);
  });
});

describe('escrow', () => {
  it('equals what was begun and has not ended, after every event', async () => {
    const clock = new HandClock();
    const truth = await begunStore(clock.time);
    const node = await openNode({ store: truth, timers: clock.timers, clock: clock.read });
    for (const press of [anna, ben]) {
      await node.press(press);
      await node.settle();
    }
    await node.press({ ...anna, duel: '2' });
    await node.settle();
    const { divergence, summary } = await audited(truth);
    expect(divergence).toBeUndefined();
    expect(summary.escrow).toBe(BigInt(STAKE));
  });
});

describe('an event without a flow', () => {
  it('wakes no flow', async () => {
    const clock = new HandClock();
    const reads: string[] = [];
    class WatchedStore extends PassingStore {
      override readStream(stream: string, from?: number, limit?: number) {
        reads.push(stream);
        return super.readStream(stream, from, limit);
      }
    }
    const store = new WatchedStore(await begunStore(clock.time));
    const node = await openNode({ store, timers: clock.timers, clock: clock.read });
    const { setUserSeed } = await import('@skins/engine/seeds');
    const set = (userSeed: string) =>
      node.game.runtime.execute({
        command: setUserSeed,
        streams: node.game.streams.player,
        stream: 'player-anna0000',
        commandId: userSeed,
        input: { userSeed },
        actor: 'player:anna0000',
        context: () => undefined,
      });
    await set('seed1');
    await node.settle();
    reads.length = 0;
    await set('seed2');
    await node.settle();
    expect(reads).toEqual([]);
  });
});
