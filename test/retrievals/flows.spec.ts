import { endOf } from '@skins/api/foundation/runtime';
import type { EventStore } from '@skins/api/foundation/store';
import { ItemStatus } from '@skins/engine/bag';
import { DAY_MS, idOf } from '@skins/engine/kernel';
import { PROVIDER_ENDS, RetrievalRequested, WithdrawalRecalled } from '@skins/engine/retrievals';
import { describe, expect, it } from 'vitest';
import type { ProviderDelivery } from '../../api/src/slices/retrievals/delivery-provider.ts';
import { randomOf } from '../audit/random.ts';
import { PLAYERS } from '../sample-duel/shop.ts';
import { HandClock } from '../flows/hand-clock.ts';
import { type Fate, MortalStore, RecordedStore } from '../flows/recorded-store.ts';
import { eventsOf } from '../flows/read-log.ts';
import { expectAllEnded } from '../flows/verdict.ts';
import { type Faults, FaultyStore } from '../flows/faulty-store.ts';
import { HELD, type TakeNode, openTakeNode, stockedStore } from './node.ts';
import { PaperProvider } from './paper-provider.ts';

const ANNA = 'anna0000';
const ITEM = `${ANNA}-1`;
const SKEW_MS = 2_000;
const MINUTE_MS = 60_000;
/** milliseconds; covers one check for due work */
const AWAKE_MS = 2_500;
/** milliseconds; longer than an offer waits for its player */
const UNANSWERED_MS = 13 * 3_600_000;
const REVERSIBLE_MS = 7 * DAY_MS;

type State = ProviderDelivery['state'];

/** A change of a delivery, in sequence. */
interface Act {
  /** state at the provider */
  readonly state?: State;
  /** no callback reports it */
  readonly untold?: true;
  /** the player recalls the item */
  readonly recalled?: true;
  /** milliseconds that pass before */
  readonly wait?: number;
}

interface Scenario {
  readonly acts: readonly Act[];
  readonly ends: ItemStatus;
  /** the end if the log has lost the recall */
  readonly unrecalled?: ItemStatus;
}

const offered: Act = { state: 'offered' };
const delivered: Act = { state: 'delivered' };
const { inBag, retrieved, rejected, retrievalFailed } = ItemStatus;

const scenarios: readonly (readonly [string, Scenario])[] = [
  ['is delivered', { acts: [offered, delivered], ends: retrieved }],
  ['is declined', { acts: [offered, { state: 'declined' }], ends: rejected }],
  ['is called back', { acts: [offered, { recalled: true }], ends: inBag, unrecalled: retrievalFailed }],
  [
    'is called back before it is offered',
    { acts: [{ recalled: true }], ends: inBag, unrecalled: retrievalFailed },
  ],
  [
    'is called back once it is accepted',
    { acts: [offered, { ...delivered, untold: true }, { recalled: true }], ends: retrieved },
  ],
  ['is never answered', { acts: [offered, { wait: UNANSWERED_MS }], ends: retrievalFailed }],
  [
    'is delivered and reversed within seven days',
    { acts: [offered, delivered, { state: 'reversed', wait: REVERSIBLE_MS - DAY_MS }], ends: inBag },
  ],
];

/** The outside world, which survives every process of the shop. */
class Outside {
  readonly provider = new PaperProvider();
  readonly #told = new Map<number, ProviderDelivery>();

  /** Performs an act once, whoever asks. @returns the delivery's state at that time */
  after(n: number, retrievalId: string, state: State): ProviderDelivery {
    const told = this.#told.get(n) ?? this.provider.become(retrievalId, state);
    this.#told.set(n, told);
    return told;
  }
}

/** Lets time pass like a sleeping machine: due work runs afterwards, without a check for every second in between. */
async function goBy(clock: HandClock, ms: number, settle: () => Promise<unknown>): Promise<void> {
  if (ms === 0) return;
  clock.time += ms;
  await clock.forward(AWAKE_MS, settle);
}

async function openNode(store: EventStore, outside: Outside, clock: HandClock): Promise<TakeNode> {
  // A shop whose clock is behind its log writes nothing.
  clock.time = Math.max(clock.time, await endOf(store));
  return openTakeNode({ store, clock: clock.read, timers: clock.timers, provider: outside.provider });
}

/** Runs one process over a store: the player requests, with retries, and every act is reported twice. */
async function live(store: EventStore, outside: Outside, acts: readonly Act[]): Promise<void> {
  const clock = new HandClock();
  const node = await openNode(store, outside, clock);
  await node.settle();
  const id = await node.take(ANNA, ITEM, 'press');
  if (id === undefined) throw new Error('the item is refused');
  await node.settle();
  for (const [n, { state, untold, recalled, wait = 0 }] of acts.entries()) {
    await goBy(clock, wait, () => node.settle());
    const told = state && outside.after(n, id, state);
    for (let times = 0; times < 2; times += 1) {
      if (told !== undefined && untold !== true) await node.desk.hear(told);
      if (recalled === true) await node.recall(ANNA, id, 'recall');
      await node.settle();
    }
  }
  await node.flows.stop();
}

/** Plays until the process dies at an append. @returns whether it died */
async function liveUntil(
  inner: EventStore,
  outside: Outside,
  acts: readonly Act[],
  { left, fate }: { left: number; fate: Fate },
): Promise<boolean> {
  const store = new MortalStore(inner, left, fate);
  return Promise.race([store.death.then(() => true), live(store, outside, acts).then(() => false)]);
}

/** Returns event types by stream, without times, which differ between runs. */
async function typesIn(store: EventStore): Promise<Readonly<Record<string, readonly string[]>>> {
  const byStream = Map.groupBy(await eventsOf(store), ({ stream }) => stream);
  return Object.fromEntries([...byStream].map(([stream, all]) => [stream, all.map(({ type }) => type)]));
}

/** Matches the provider's list now, and again when nothing can be reversed any more. @returns the item's final status */
async function healed(store: EventStore, outside: Outside): Promise<ItemStatus | undefined> {
  const clock = new HandClock();
  const node = await openNode(store, outside, clock);
  await node.settle();
  await node.matching.run();
  await goBy(clock, UNANSWERED_MS, () => node.settle());
  await goBy(clock, REVERSIBLE_MS, () => node.settle());
  await node.matching.run();
  await node.flows.stop();
  expect(await node.desk.notes.findings()).toEqual([]);
  return node.statusOf(ANNA, ITEM);
}

async function unbroken(acts: readonly Act[]) {
  const store = new RecordedStore(await stockedStore());
  const outside = new Outside();
  await live(store, outside, acts);
  return { store, outside, types: await typesIn(store) };
}

describe.for(scenarios)('an item that %s', ([, { acts, ends, unrecalled = ends }]) => {
  it('ends the same if its process dies at any append, which is lost or kept', async () => {
    const { store: whole, types } = await unbroken(acts);
    const steps = whole.appends.length;
    expect(steps).toBeGreaterThan(3);
    for (let left = 0; left < steps; left += 1)
      for (const fate of ['lost', 'kept'] as const) {
        const store = await stockedStore();
        const outside = new Outside();
        expect(await liveUntil(store, outside, acts, { left, fate })).toBe(true);
        await live(store, outside, acts);
        const where = `killed at append ${left + 1}, ${fate}`;
        expect(await typesIn(store), where).toEqual(types);
        expect(await healed(store, outside), where).toBe(ends);
        expect(await typesIn(store), where).toEqual(types);
        expect(outside.provider.ordered, where).toBe(1);
        await expectAllEnded(store);
      }
  });

  it('reaches its end from every prefix of its log, once the provider’s list is read', async () => {
    const { store, outside } = await unbroken(acts);
    for (let kept = 1; kept <= store.appends.length; kept += 1) {
      const prefix = await stockedStore();
      for (const append of store.appends.slice(0, kept)) await prefix.append(append);
      const recalled = (await eventsOf(prefix)).some(({ type }) => type === WithdrawalRecalled.type);
      const where = `after ${kept} appends`;
      expect(await healed(prefix, outside), where).toBe(recalled ? ends : unrecalled);
      expect(outside.provider.ordered, where).toBe(1);
      await expectAllEnded(prefix);
    }
  });
});

describe('two processes over one log', () => {
  const SLOW: Faults = { conflicts: 0, lostBefore: 0, lostAfter: 0, failedReads: 0, turnsMax: 4 };
  const ROUGH: Faults = { conflicts: 60, lostBefore: 60, lostAfter: 60, failedReads: 30, turnsMax: 4 };
  const items = PLAYERS.flatMap((player) =>
    Array.from({ length: HELD }, (_, n) => ({ player, itemId: `${player}-${n + 1}` })),
  );

  /** Retries on a storage that fails now and then: players repeat requests, and callbacks are resent. */
  async function again<Value>(what: () => Promise<Value>, left = 50): Promise<Value> {
    try {
      return await what();
    } catch (error) {
      if (left === 0) throw error;
      return again(what, left - 1);
    }
  }

  /** Returns each retrieval's item. */
  async function requestsIn(
    store: EventStore,
  ): Promise<ReadonlyMap<string, { player: string; itemId: string }>> {
    const asked = (await eventsOf(store)).flatMap(({ stream, type, data }) => {
      const event = { type, v: 1, data };
      if (!RetrievalRequested.is(event)) return [];
      const { retrievalId, itemId } = event.data;
      return [[retrievalId, { player: idOf(stream), itemId }] as const];
    });
    return new Map(asked);
  }

  it.for([
    ['slow', 1, SLOW],
    ['failing', 2, ROUGH],
    ['failing', 3, ROUGH],
  ] as const)(
    'have each item in one offer at a time on a %s store, with clocks 2 s apart and callbacks in any order (seed %i)',
    async ([, seed, faults]) => {
      const random = randomOf(seed);
      const clock = new HandClock();
      clock.early = 5;
      const truth = await stockedStore();
      const store = new FaultyStore(truth, random, faults);
      const provider = new PaperProvider(() => random.below(4) === 0);
      const ahead = (ms: number) => () => clock.time + ms;
      const nodes = [
        await openTakeNode({ store, timers: clock.timers, clock: ahead(0), provider }),
        await openTakeNode({ store, timers: clock.timers, clock: ahead(SKEW_MS), provider }),
      ];
      const settle = async () => {
        for (let rounds = 0; rounds < 2; rounds += 1)
          for (const node of nodes) await again(() => node.settle());
      };
      const takeAll = (key: string) =>
        Promise.all(
          items.flatMap(({ player, itemId }) =>
            nodes.map((node, n) => again(() => node.take(player, itemId, `${key}-${itemId}-${n}`))),
          ),
        );
      const tell = (told: readonly ProviderDelivery[]) =>
        Promise.all(
          [...told, ...told.toReversed()].map((one) => again(() => random.pick(nodes).desk.hear(one))),
        );
      const recall = async (retrievalId: string) => {
        const player = (await requestsIn(truth)).get(retrievalId)?.player ?? '';
        await Promise.all(nodes.map((node, n) => again(() => node.recall(player, retrievalId, `back-${n}`))));
      };
      store.calm = false;
      for (const round of ['first', 'second']) {
        await takeAll(round);
        for (let waits = 0; waits < 5; waits += 1) await goBy(clock, MINUTE_MS, settle);
        const open = [];
        for await (const one of provider.list()) if (one.state === 'preparing') open.push(one.retrievalId);
        const told = open.map((id) => provider.become(id, 'offered'));
        // Items on their way are requested again, and stay where they are.
        await Promise.all([tell(told), takeAll(`${round}-again`)]);
        for (const [n, id] of open.entries()) {
          if (n % 5 === 0) told.push(provider.become(id, 'delivered'));
          if (n % 5 === 1) told.push(provider.become(id, 'declined'));
          if (n % 5 === 2) told.push(provider.become(id, 'delivered'), provider.become(id, 'reversed'));
        }
        const back = open.filter((_, n) => n % 5 === 3 || n % 10 === 0);
        await Promise.all([tell(told), ...back.map(recall)]);
        await goBy(clock, UNANSWERED_MS, settle);
      }
      store.calm = true;
      for (const wait of [UNANSWERED_MS, UNANSWERED_MS, UNANSWERED_MS]) await goBy(clock, wait, settle);
      for (const { flows } of nodes) await flows.stop();
      await expectAllEnded(truth);

      const requests = await requestsIn(truth);
      expect(provider.ordered).toBe(requests.size);
      expect(requests.size).toBeGreaterThan(items.length);
      const gone = [];
      for await (const { retrievalId, state } of provider.list()) {
        if (state === 'delivered') gone.push(requests.get(retrievalId)?.itemId);
        else expect(['reversed', ...PROVIDER_ENDS]).toContain(state);
      }
      const [node] = nodes;
      const statuses = await Promise.all(
        items.map(async ({ player, itemId }) => ({ itemId, status: await node?.statusOf(player, itemId) })),
      );
      const left = statuses.filter(({ status }) => status === retrieved).map(({ itemId }) => itemId);
      expect(new Set(gone)).toEqual(new Set(left));
      expect(gone).toHaveLength(left.length);
      expect(statuses.filter(({ status }) => status === ItemStatus.awaitingShipment)).toEqual([]);
    },
  );
});
