import { endOf } from '@skins/api/foundation/runtime';
import type { EventStore } from '@skins/api/foundation/store';
import { ORDER_MS, TopUpCredited } from '@skins/engine/payments';
import { describe, expect, it } from 'vitest';
import type { ProviderPayment } from '../../api/src/slices/payments/payment-provider.ts';
import { randomOf } from '../audit/random.ts';
import { PLAYERS, begunStore } from '../sample-duel/shop.ts';
import { HandClock } from '../flows/hand-clock.ts';
import { type Fate, MortalStore, RecordedStore } from '../flows/recorded-store.ts';
import { balancesOf, eventsOf } from '../flows/read-log.ts';
import { expectAllEnded } from '../flows/verdict.ts';
import { type Faults, FaultyStore } from '../flows/faulty-store.ts';
import { type PayNode, openPayNode } from './node.ts';
import { PaperProvider } from './paper-provider.ts';

const ANNA = 'anna0000';
const SKEW_MS = 2_000;
const MINUTE_MS = 60_000;

/** A change of a payment at the provider, in sequence; `wait` is the time in ms that passes before. */
interface Act {
  readonly change: Partial<ProviderPayment>;
  readonly wait?: number;
}

const scenarios: readonly (readonly [string, readonly Act[]])[] = [
  [
    'is paid, charged back, won and refunded',
    [
      { change: { state: 'paid' } },
      { change: { reversed: 'chargeback' } },
      { change: { reversed: 'won' } },
      { change: { reversed: 'refund' } },
    ],
  ],
  ['is paid after it had expired', [{ change: { state: 'paid' }, wait: ORDER_MS + MINUTE_MS }]],
  ['is declined', [{ change: { state: 'failed' } }]],
];

/** The outside world, which survives every process of the shop. */
class Outside {
  readonly provider = new PaperProvider();
  #acts = 0;

  /** Performs an act once, whoever asks. @returns the payment's present state */
  async after(n: number, reference: string, change: Act['change']): Promise<ProviderPayment | undefined> {
    if (n === this.#acts) {
      this.#acts += 1;
      this.provider.become(reference, change);
    }
    return this.provider.find(reference);
  }
}

async function openNode(store: EventStore, outside: Outside, clock: HandClock): Promise<PayNode> {
  // A shop whose clock is behind its log writes nothing.
  clock.time = Math.max(clock.time, await endOf(store));
  return openPayNode({ store, clock: clock.read, timers: clock.timers, provider: outside.provider });
}

/** Runs one process over a store: the player orders, with retries, and every act is reported by two callbacks. */
async function live(store: EventStore, outside: Outside, acts: readonly Act[]): Promise<void> {
  const clock = new HandClock();
  const node = await openNode(store, outside, clock);
  await node.settle();
  const known = (await node.game.readPlayer(ANNA)).payments.orders.first()?.orderId;
  const orderId = known ?? (await node.order(ANNA, 'gems-100', 'press'));
  await node.settle();
  for (const [n, { change, wait = 0 }] of acts.entries()) {
    await clock.forward(wait, () => node.settle());
    const { reference } = (await node.desk.read(orderId)).payment;
    if (reference === undefined) throw new Error('the provider was told of the order');
    const told = await outside.after(n, reference, change);
    for (let times = 0; times < 2; times += 1) {
      if (told !== undefined) await node.desk.hear(told);
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

async function unbroken(acts: readonly Act[]) {
  const store = new RecordedStore(await begunStore(new HandClock().time));
  const outside = new Outside();
  await live(store, outside, acts);
  await expectAllEnded(store);
  return { store, outside, types: await typesIn(store), balances: await balancesOf(store, [ANNA]) };
}

/** Expects the balance and events of an uninterrupted run. */
async function expectSame(
  store: EventStore,
  { types, balances }: Awaited<ReturnType<typeof unbroken>>,
  where: string,
): Promise<void> {
  expect(await balancesOf(store, [ANNA]), where).toEqual(balances);
  expect(await typesIn(store), where).toEqual(types);
  await expectAllEnded(store);
}

describe.for(scenarios)('an order that %s', ([, acts]) => {
  it('ends the same if its process dies at any append, which is lost or kept', async () => {
    const whole = await unbroken(acts);
    const steps = whole.store.appends.length;
    expect(steps).toBeGreaterThan(4);
    for (let left = 0; left < steps; left += 1)
      for (const fate of ['lost', 'kept'] as const) {
        const store = await begunStore(new HandClock().time);
        const outside = new Outside();
        expect(await liveUntil(store, outside, acts, { left, fate })).toBe(true);
        await live(store, outside, acts);
        const where = `killed at append ${left + 1}, ${fate}`;
        await expectSame(store, whole, where);
      }
  });

  it('ends the same if the next process dies too, at its first or second append', async () => {
    const whole = await unbroken(acts);
    const steps = whole.store.appends.length;
    for (let left = 0; left < steps; left += 1)
      for (const next of [0, 1]) {
        const store = await begunStore(new HandClock().time);
        const outside = new Outside();
        const [first, second] = next === left % 2 ? (['kept', 'lost'] as const) : (['lost', 'kept'] as const);
        await liveUntil(store, outside, acts, { left, fate: first });
        await liveUntil(store, outside, acts, { left: next, fate: second });
        await live(store, outside, acts);
        const where = `killed at append ${left + 1}, ${first}, then at ${next + 1}, ${second}`;
        await expectSame(store, whole, where);
      }
  });

  it('reaches its end from every prefix of its log, once the provider’s list is read', async () => {
    const { store, outside, balances } = await unbroken(acts);
    for (let kept = 1; kept <= store.appends.length; kept += 1) {
      const prefix = await begunStore(new HandClock().time);
      for (const append of store.appends.slice(0, kept)) await prefix.append(append);
      const clock = new HandClock();
      const node = await openNode(prefix, outside, clock);
      await node.settle();
      for await (const payment of outside.provider.list()) await node.desk.hear(payment);
      await clock.forward(ORDER_MS + MINUTE_MS, () => node.settle());
      await node.flows.stop();
      expect(await balancesOf(prefix, [ANNA]), `after ${kept} appends`).toEqual(balances);
      await expectAllEnded(prefix);
    }
  });
});

describe('two processes over one log', () => {
  const SLOW: Faults = { conflicts: 0, lostBefore: 0, lostAfter: 0, failedReads: 0, turnsMax: 4 };
  const ROUGH: Faults = { conflicts: 60, lostBefore: 60, lostAfter: 60, failedReads: 30, turnsMax: 4 };

  /** Retries on a storage that fails now and then: players repeat orders, and callbacks are resent. */
  async function again<Value>(what: () => Promise<Value>, left = 50): Promise<Value> {
    try {
      return await what();
    } catch (error) {
      if (left === 0) throw error;
      return again(what, left - 1);
    }
  }

  it.for([
    ['slow', 1, SLOW],
    ['failing', 2, ROUGH],
    ['failing', 3, ROUGH],
  ] as const)(
    'credit each order once on a %s store, with clocks 2 s apart and callbacks in any order (seed %i)',
    async ([, seed, faults]) => {
      const random = randomOf(seed);
      const clock = new HandClock();
      clock.early = 5;
      const truth = await begunStore(clock.time);
      const before = await balancesOf(truth, PLAYERS);
      const store = new FaultyStore(truth, random, faults);
      const provider = new PaperProvider();
      const ahead = (ms: number) => () => clock.time + ms;
      const nodes = [
        await openPayNode({ store, timers: clock.timers, clock: ahead(0), provider }),
        await openPayNode({ store, timers: clock.timers, clock: ahead(SKEW_MS), provider }),
      ];
      const settle = async () => {
        for (let rounds = 0; rounds < 2; rounds += 1)
          for (const node of nodes) await again(() => node.settle());
      };
      store.calm = false;
      const goods = PLAYERS.flatMap((player) => [1, 2, 3].map((n) => ({ player, key: `${player}-${n}` })));
      await Promise.all(
        goods.map(({ player, key }) => again(() => random.pick(nodes).order(player, 'gems-10', key))),
      );
      await clock.forward(MINUTE_MS, settle);
      // One of three orders is never paid. Some of the others are reported late, some twice through both processes.
      const paid: ProviderPayment[] = [];
      let n = 0;
      for await (const { reference } of provider.list())
        if ((n += 1) % 3 !== 0) paid.push(provider.become(reference, { state: 'paid' }));
      const [early, late] = [paid.slice(0, 5), paid.slice(5)];
      const tell = (payments: readonly ProviderPayment[]) =>
        Promise.all(
          [...payments, ...payments.toReversed()].map((one) =>
            again(() => random.pick(nodes).desk.hear(one)),
          ),
        );
      await tell(early);
      await clock.forward(ORDER_MS + SKEW_MS, settle);
      await tell(late);
      store.calm = true;
      await clock.forward(20 * MINUTE_MS, settle);
      await expectAllEnded(truth);
      const credits = (await eventsOf(truth)).filter(({ type }) => type === TopUpCredited.type);
      expect(credits).toHaveLength(paid.length);
      const gained = (await balancesOf(truth, PLAYERS)).map((balance, at) => balance - (before[at] ?? 0));
      expect(gained.reduce((sum, one) => sum + one, 0)).toBe(paid.length * 100_000);
    },
  );
});
