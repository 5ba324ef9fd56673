import { endOf } from '@skins/api/foundation/runtime';
import { type EventStore, createMemoryStore } from '@skins/api/foundation/store';
import { registerPlayer } from '@skins/engine/accounts';
import { DAY_MS, UNITS_PER_GEM } from '@skins/engine/kernel';
import { PromotionDayClosed, PromotionDayEnded, PromotionHeld, PromotionPaid } from '@skins/engine/promotion';
import { describe, expect, it } from 'vitest';
import { HandClock } from '../flows/hand-clock.ts';
import { type Fate, MortalStore, RecordedStore } from '../flows/recorded-store.ts';
import { eventsOf } from '../flows/read-log.ts';
import { expectAllEnded } from '../flows/verdict.ts';
import { openPayNode } from '../payments/node.ts';
import { agreedAt, claim } from '../register.ts';
import { PaperProvider } from '../payments/paper-provider.ts';
import { sampleGame } from '../samples/api/game.ts';
import { sampleOperator } from '../samples/api/operator.ts';
import { type PromotionNode, openPromotionNode } from './node.ts';

const [ANNA, BEN, CLEO] = ['anna0000', 'ben00000', 'cleo0000'];
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const GRANT = 1_000;

/** Anna invited Ben and Cleo, who bought gems and played some of them. */
async function played(): Promise<RecordedStore> {
  const store = new RecordedStore(createMemoryStore());
  const game = await sampleGame(store);
  await game.register(ANNA, GRANT);
  for (const playerId of [BEN, CLEO]) {
    await claim(game, playerId);
    await game.runCommand(registerPlayer, {
      playerId,
      commandId: 'register',
      input: { playerId, invitedBy: ANNA },
      context: (draw) => ({
        ...draw,
        demoGrant: GRANT * UNITS_PER_GEM,
        agreed: agreedAt(game, draw.time),
      }),
    });
  }
  await sampleOperator(game);
  const clock = new HandClock();
  clock.time = await endOf(store);
  const provider = new PaperProvider();
  const pay = await openPayNode({ store, clock: clock.read, timers: clock.timers, provider });
  for (const player of [BEN, CLEO]) {
    const orderId = await pay.order(player, 'gems-100', 'press');
    await pay.settle();
    const { reference = '' } = (await pay.desk.read(orderId)).payment;
    await pay.desk.hear(provider.become(reference, { state: 'paid' }));
    await pay.settle();
  }
  await pay.flows.stop();
  let time = await endOf(store);
  const later = await sampleGame(store, () => (time += 1));
  for (const player of [BEN, CLEO]) await later.open(player, 10, 'open');
  return store;
}

let begun: Promise<RecordedStore> | undefined;
const begunStore = async (): Promise<RecordedStore> =>
  new RecordedStore(await (await (begun ??= played())).copy());

async function openNode(store: EventStore, clock: HandClock): Promise<PromotionNode> {
  // A shop whose clock is behind its log writes nothing.
  clock.time = Math.max(clock.time, await endOf(store));
  const sharing = { [CLEO]: [ANNA] };
  return openPromotionNode({ store, clock: clock.read, timers: clock.timers, sharing });
}

/** Lets the day end. A jump, because timers would be read minute by minute. */
async function days(clock: HandClock, sweep: () => Promise<unknown>): Promise<void> {
  for (let hours = 0; hours < 24; hours += 12) {
    clock.time += 12 * HOUR_MS;
    await clock.forward(MINUTE_MS, sweep);
  }
}

async function live(store: EventStore): Promise<void> {
  const clock = new HandClock();
  const node = await openNode(store, clock);
  await node.settle();
  await days(clock, () => node.sweep());
  await node.flows.stop();
}

async function told(store: EventStore) {
  const events = await eventsOf(store);
  const count = (wanted: string) => events.filter(({ type }) => type === wanted).length;
  const shares = events
    .filter(({ type }) => type === PromotionPaid.type || type === PromotionHeld.type)
    .map(({ type, stream, data }) => {
      const { friend, amount }: { friend?: unknown; amount?: unknown } = Object(data);
      return `${type} ${stream} for ${String(friend)}: ${String(amount)}`;
    });
  return {
    closed: count(PromotionDayClosed.type),
    ended: count(PromotionDayEnded.type),
    shares: shares.toSorted(),
  };
}

/** Lives until the process dies at an append. */
async function dies(inner: RecordedStore, left: number, fate: Fate): Promise<boolean> {
  const store = new MortalStore(inner, left, fate);
  return Promise.race([store.death.then(() => true), live(store).then(() => false)]);
}

describe('a day of invitations', () => {
  it('is closed and paid the same if its process dies at any append, which is lost or kept', async () => {
    const whole = await begunStore();
    const before = whole.appends.length;
    await live(whole);
    await expectAllEnded(whole);
    const expected = await told(whole);
    // Ten boxes of 1.6 gems, half a hundredth of them.
    expect(expected).toEqual({
      closed: 1,
      ended: 1,
      shares: [
        expect.stringMatching(`PromotionHeld player-${ANNA} for ${CLEO}: [1-9]`),
        expect.stringMatching(`PromotionPaid player-${ANNA} for ${BEN}: [1-9]`),
      ],
    });
    const steps = whole.appends.length - before;
    expect(steps).toBeGreaterThanOrEqual(4);
    for (let left = 0; left < steps; left += 1)
      for (const fate of ['lost', 'kept'] as const) {
        const store = await begunStore();
        expect(await dies(store, left, fate)).toBe(true);
        await live(store);
        expect(await told(store), `killed at append ${left + 1}, ${fate}`).toEqual(expected);
        await expectAllEnded(store);
      }
  }, 120_000);

  it('is settled once by two processes with clocks two seconds apart', async () => {
    const store = await begunStore();
    const clock = new HandClock();
    clock.time = await endOf(store);
    const nodes = [
      await openPromotionNode({ store, timers: clock.timers, clock: clock.read }),
      await openPromotionNode({ store, timers: clock.timers, clock: () => clock.time + 2_000 }),
    ];
    await days(clock, () => Promise.all(nodes.map((node) => node.sweep())));
    for (const { flows } of nodes) await flows.stop();
    expect(await told(store)).toMatchObject({ closed: 1, ended: 1, shares: { length: 2 } });
    await expectAllEnded(store);
  });

  it('is paid after an outage of days', async () => {
    const store = await begunStore();
    const clock = new HandClock();
    const before = await openNode(store, clock);
    await before.settle();
    await before.flows.stop();
    clock.time += 3 * DAY_MS;
    const after = await openNode(store, clock);
    await after.sweep();
    await after.flows.stop();
    expect(await told(store)).toMatchObject({ closed: 1, ended: 1, shares: { length: 2 } });
    await expectAllEnded(store);
  });
});
