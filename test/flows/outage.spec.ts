import { beforeEach, describe, expect, it } from 'vitest';
import { type Steps, type StepRunner } from '@skins/api/foundation/flows';
import type { EventStore } from '@skins/api/foundation/store';
import { createMemoryStore } from '@skins/api/foundation/store';
import { JOIN_MS } from '../sample-duel/engine/index.ts';
import {
  type DuelGame,
  STAKE,
  begunStore,
  duelGame,
  duelShop,
  duelSteps,
  registerAll,
} from '../sample-duel/shop.ts';
import { HandClock } from './hand-clock.ts';
import { type Node, openNode } from './node.ts';
import { audited, eventsOf, openRowsOf } from './read-log.ts';
import { expectAllEnded } from './verdict.ts';

/** Id of an operator. */
const ADA = '0a0a0a0a0a0a0a0a';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const AT_ONCE_MAX = 64;

/** The steps, each run in a changed way. */
const each =
  (change: (one: StepRunner) => StepRunner['run']) =>
  (game: DuelGame): Steps =>
    duelSteps(game).map((one) => ({ ...one, run: change(one) }));

describe('a thousand duels that end while the shop is shut', () => {
  const PLAYERS = Array.from({ length: 20 }, (_, n) => `player0000${n}`);
  const DUELS = 1_000;

  it('end once each after it reopens, at most 64 steps at a time', async () => {
    const clock = new HandClock();
    const { timers } = clock;
    const store = createMemoryStore();
    await registerAll(await duelGame(store, clock.read), PLAYERS);
    const before = await openNode({ store, timers, clock: clock.read });
    for (let n = 0; n < DUELS; n += 1)
      await before.press({
        player: PLAYERS[n % PLAYERS.length] ?? '',
        seat: 'first',
        duel: String(n),
        stake: 1_000,
      });
    await before.settle();
    await before.stop();
    expect(await openRowsOf(store)).toHaveLength(2 * DUELS);

    clock.time += 2 * HOUR_MS;
    let [now, most] = [0, 0];
    const counted = each((one) => async (runtime, order) => {
      most = Math.max(most, (now += 1));
      try {
        return await one.run(runtime, order);
      } finally {
        now -= 1;
      }
    });
    const after = await openNode({ store, timers, clock: clock.read, steps: counted });
    await after.settle();
    await expectAllEnded(store);
    expect(most).toBeLessThanOrEqual(AT_ONCE_MAX);
    expect(most).toBeGreaterThan(AT_ONCE_MAX / 4);
    expect((await eventsOf(store)).filter(({ type }) => type === 'DuelExpired')).toHaveLength(DUELS);
    expect(after.said).toEqual([]);
  });
});

describe('a failing flow', () => {
  const clock = new HandClock();
  const { timers } = clock;
  let store: EventStore;
  let poisoned: boolean;
  let node: Node;

  /** Duel 2 cannot expire. */
  const poison = each((one) => async (runtime, order) => {
    if (poisoned && one.name === 'expire-duel' && order.step.stream === 'duel-2')
      throw new Error('a poisoned step');
    return one.run(runtime, order);
  });

  beforeEach(async () => {
    poisoned = true;
    store = await begunStore(clock.time);
    node = await openNode({ store, timers, clock: clock.read, steps: poison });
    for (const duel of ['1', '2', '3']) {
      await node.press({ player: 'anna0000', seat: 'first', duel });
      await node.settle();
    }
    await clock.forward(JOIN_MS + 2 * MINUTE_MS, () => node.settle());
  });

  it('is retried after a delay, then parked and reported; all others end', async () => {
    expect(await openRowsOf(store)).toEqual(['duel-2#1', expect.stringMatching(/^player-anna0000#\d+$/)]);
    expect(node.said.filter(({ level }) => level === 'warn')).toHaveLength(4);
    expect(node.said.filter(({ level }) => level === 'error')).toMatchObject([
      { words: 'a flow is parked: see the list of flows', about: { of: 'duel-2#1/1', tries: 5 } },
    ]);
    const stuck = await node.flows.listing.stuck(10);
    expect(stuck).toEqual([
      {
        place: 'duel-2#1',
        stream: 'duel-2',
        state: 'parked',
        waitsFor: expect.objectContaining({
          en: expect.stringMatching(/^2026-.*Z, then expire-duel in duel-2$/),
        }),
        since: expect.any(Number),
        due: expect.any(Number),
        tries: 5,
        lastError: 'a poisoned step',
        paused: null,
        remedies: ['retry', 'pause'],
      },
    ]);
  });

  it('is reported with the stake that waits for it, once both are overdue', async () => {
    await clock.forward(10 * MINUTE_MS, () => node.settle());
    const stuck = await node.flows.listing.stuck(10);
    expect(stuck.map(({ stream, state, waitsFor }) => [stream, state, waitsFor.en])).toEqual([
      ['duel-2', 'parked', expect.stringContaining('expire-duel in duel-2')],
      ['player-anna0000', 'overdue', 'open-duel in duel-2'],
    ]);
    const overdue = node.said.filter(({ words }) => words === 'a flow is past its deadline');
    expect(overdue).toHaveLength(2);
    await clock.forward(10 * MINUTE_MS, () => node.settle());
    expect(node.said.filter(({ words }) => words === 'a flow is past its deadline')).toHaveLength(2);
  });

  it('resumes at once if an operator retries it after the cause is gone', async () => {
    poisoned = false;
    await node.flows.retry('duel-2#1');
    await node.settle();
    expect(await node.flows.listing.stuck(10)).toEqual([]);
    await expectAllEnded(store);
  });

  it('resumes by itself some time after the cause is gone', async () => {
    poisoned = false;
    await clock.forward(10 * MINUTE_MS, () => node.settle());
    await expectAllEnded(store);
  });

  it('resumes in a process that does not fail', async () => {
    poisoned = false;
    await node.stop();
    const next = await openNode({ store, timers, clock: clock.read });
    await next.settle();
    await expectAllEnded(store);
  });
});

describe('a step that can never succeed', () => {
  it.for([
    [
      'its command is refused, and nothing says what follows',
      each((one) =>
        one.name === 'draw-duel'
          ? async () => ({ kind: 'refused', rejection: { code: 'never' } })
          : (runtime, order) => one.run(runtime, order),
      ),
      'duel-1 refused draw-duel: {"code":"never"}',
    ],
    [
      'its id was used for something else',
      each((one) =>
        one.name === 'draw-duel'
          ? (runtime, { step, ...order }) =>
              one.run(runtime, { ...order, step: { ...step, id: 'player-anna0000#4/1' } })
          : (runtime, order) => one.run(runtime, order),
      ),
      'duel-1#2/1 was another command in duel-1, or had another input',
    ],
    [
      'nobody says how it is run',
      (game: DuelGame) => duelSteps(game).filter(({ name }) => name !== 'draw-duel'),
      "no slice says how draw-duel is run: it belongs into its slice's steps",
    ],
  ] as const)('is parked at once: %s', async ([, steps, sentence]) => {
    const clock = new HandClock();
    const store = await begunStore(clock.time);
    const node = await openNode({ store, timers: clock.timers, clock: clock.read, steps });
    await node.press({ player: 'anna0000', seat: 'first' });
    await node.settle();
    await node.press({ player: 'ben00000', seat: 'second' });
    await node.settle();
    const stuck = await node.flows.listing.stuck(10);
    expect(stuck).toMatchObject([{ place: 'duel-1#1', state: 'parked', tries: 1, lastError: sentence }]);
    expect(node.said).toHaveLength(1);
  });
});

describe('a stream whose state or flow is unavailable', () => {
  it('is the only one parked', async () => {
    const clock = new HandClock();
    const store = await begunStore(clock.time);
    const { duel } = duelShop.streams;
    const broken = {
      ...duel,
      nextActions() {
        throw new Error('a flow with a defect');
      },
    };
    const shop = {
      ...duelShop,
      streamKindOf: (stream: string) => (stream === 'duel-1' ? broken : duelShop.streamKindOf(stream)),
    };
    const node = await openNode({ store, timers: clock.timers, clock: clock.read, shop });
    for (const duel of ['1', '2']) {
      await node.press({ player: 'anna0000', seat: 'first', duel });
      await node.settle();
    }
    await clock.forward(JOIN_MS + 2 * MINUTE_MS, () => node.settle());
    expect(await node.flows.listing.stuck(10)).toMatchObject([
      {
        place: 'duel-1#1',
        state: 'parked',
        waitsFor: { zh: '它的状态，无法读取', en: 'its state, which cannot be read' },
        lastError: 'a flow with a defect',
      },
    ]);
    expect(node.flows.listing.count()).toBe(2);
    expect(await node.flows.listing.open(undefined, 10)).toMatchObject([
      { place: 'duel-1#1', state: 'parked' },
      {
        stream: 'player-anna0000',
        state: 'waiting',
        waitsFor: { zh: 'duel-1 中的 open-duel', en: 'open-duel in duel-1' },
        remedies: ['pause'],
      },
    ]);
    expect(await node.flows.listing.open('duel-1#1', 10)).toHaveLength(1);
  });
});

describe('a call to a provider', () => {
  it('is parked while no provider of that name is configured', async () => {
    const clock = new HandClock();
    const store = await begunStore(clock.time);
    const { duel } = duelShop.streams;
    const asking = {
      ...duel,
      nextActions: () => [{ do: 'call', key: 'duel-1#1', to: 'acme', request: {} }] as const,
    };
    const shop = {
      ...duelShop,
      streamKindOf: (stream: string) => (stream.startsWith('duel-') ? asking : duelShop.streamKindOf(stream)),
    };
    const node = await openNode({ store, timers: clock.timers, clock: clock.read, shop });
    await node.press({ player: 'anna0000', seat: 'first' });
    await node.settle();
    expect(await node.flows.listing.stuck(10)).toMatchObject([
      {
        place: 'duel-1#1',
        state: 'parked',
        waitsFor: { zh: 'acme 的答复', en: 'an answer of acme' },
        lastError: 'this shop can reach nobody called acme',
      },
    ]);
  });
});

describe('a flow that an operator pauses', () => {
  it('stops until it is resumed, without affecting others', async () => {
    const clock = new HandClock();
    const store = await begunStore(clock.time);
    const node = await openNode({ store, timers: clock.timers, clock: clock.read });
    for (const duel of ['1', '2']) {
      await node.press({ player: 'anna0000', seat: 'first', duel });
      await node.settle();
    }
    await node.flows.pause('duel-1#1', ADA);
    await clock.forward(JOIN_MS + MINUTE_MS, () => node.settle());
    expect((await openRowsOf(store)).filter((place) => place.startsWith('duel-'))).toEqual(['duel-1#1']);
    expect(await node.flows.listing.stuck(10)).toMatchObject([
      { place: 'duel-1#1', state: 'paused', remedies: ['resume'] },
    ]);
    await node.flows.resume('duel-1#1');
    await node.settle();
    await expectAllEnded(store);
  });

  it("does not affect a player's other flows", async () => {
    const clock = new HandClock();
    const store = await begunStore(clock.time);
    const node = await openNode({ store, timers: clock.timers, clock: clock.read });
    const { length } = await store.readStream('player-anna0000');
    await node.flows.pause(`player-anna0000#${length + 1}`, ADA);
    for (const duel of ['1', '2']) {
      await node.press({ player: 'anna0000', seat: 'first', duel });
      await node.settle();
    }
    expect(
      (await eventsOf(store)).filter(({ type }) => type === 'DuelOpened').map(({ stream }) => stream),
    ).toEqual(['duel-2']);
    await node.flows.resume(`player-anna0000#${length + 1}`);
    await node.settle();
    expect((await audited(store)).summary.escrow).toBe(BigInt(2 * STAKE));
  });
});

describe('stopped flows', () => {
  it('finish the steps under way, and begin none', async () => {
    const clock = new HandClock();
    const store = await begunStore(clock.time);
    const gate = Promise.withResolvers<void>();
    const waiting = each((one) => async (runtime, order) => {
      await gate.promise;
      return one.run(runtime, order);
    });
    const node = await openNode({ store, timers: clock.timers, clock: clock.read, steps: waiting });
    await node.flows.started();
    await node.press({ player: 'anna0000', seat: 'first' });
    await new Promise((resolve) => setImmediate(resolve));
    const stopped = node.flows.stop();
    let over = false;
    void stopped.then(() => (over = true));
    await new Promise((resolve) => setImmediate(resolve));
    expect(over).toBe(false);
    gate.resolve();
    await stopped;
    expect((await eventsOf(store)).at(-1)?.type).toBe('DuelOpened');
    await node.press({ player: 'ben00000', seat: 'second' });
    await new Promise((resolve) => setImmediate(resolve));
    expect((await eventsOf(store)).at(-1)?.type).toBe('WalletPosted');
    expect(clock.next).toBe(Infinity);
  });
});
