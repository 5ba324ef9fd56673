import { endOf } from '@skins/api/foundation/runtime';
import type { EventStore } from '@skins/api/foundation/store';
import { DAY_MS } from '@skins/engine/kernel';
import { RankPrizePaid, RankPrizeWithheld, RankingClosed, RankingEnded } from '@skins/engine/rankings';
import { describe, expect, it } from 'vitest';
import { HandClock } from '../flows/hand-clock.ts';
import { type Fate, MortalStore, type RecordedStore } from '../flows/recorded-store.ts';
import { eventsOf, expectAllEnded } from '../flows/verdict.ts';
import { stockedStore } from '../rolls/node.ts';
import { PLAYERS } from '../sample-duel/shop.ts';
import { type RankingNode, openRankingNode } from './node.ts';

const [ANNA = '', BEN = '', CLEO = ''] = PLAYERS;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

async function openNode(store: EventStore, clock: HandClock): Promise<RankingNode> {
  // A shop whose clock is behind its log writes nothing.
  clock.time = Math.max(clock.time, await endOf(store));
  return openRankingNode({ store, clock: clock.read, timers: clock.timers });
}

/** Anna and Ben, who gave their names, and Cleo, who did not, open boxes; the day is closed and paid. */
async function live(store: EventStore): Promise<void> {
  const clock = new HandClock();
  const node = await openNode(store, clock);
  await node.settle();
  await node.verify(ANNA, '1');
  await node.verify(BEN, '2');
  for (const player of [ANNA, BEN, CLEO]) await node.open(player, 'open');
  await node.settle();
  await days(clock, () => node.sweep());
  await node.flows.stop();
}

/** Lets the day end and the next noon pass. A jump, because timers would be read minute by minute. */
async function days(clock: HandClock, sweep: () => Promise<unknown>): Promise<void> {
  for (let hours = 0; hours < 36; hours += 12) {
    clock.time += 12 * HOUR_MS;
    await clock.forward(MINUTE_MS, sweep);
  }
}

async function told(store: EventStore) {
  const events = await eventsOf(store);
  const prizes = events
    .filter(({ type }) => type === RankPrizePaid.type || type === RankPrizeWithheld.type)
    .map(({ type, stream, data }) => `${type} ${stream} ${String(Reflect.get(Object(data), 'amount'))}`);
  const count = (wanted: string) => events.filter(({ type }) => type === wanted).length;
  return { prizes: prizes.toSorted(), closed: count(RankingClosed.type), ended: count(RankingEnded.type) };
}

/** Lives until the process dies at an append. */
async function dies(inner: RecordedStore, left: number, fate: Fate): Promise<boolean> {
  const store = new MortalStore(inner, left, fate);
  return Promise.race([store.death.then(() => true), live(store).then(() => false)]);
}

describe('a day of a ranking', () => {
  it('is closed and paid the same if its process dies at any append, which is lost or kept', async () => {
    const whole = await stockedStore();
    await live(whole);
    await expectAllEnded(whole);
    const expected = await told(whole);
    expect(expected).toMatchObject({ closed: 1, ended: 1 });
    expect(expected.prizes).toHaveLength(3);
    expect(expected.prizes.filter((prize) => prize.startsWith(RankPrizeWithheld.type))).toEqual([
      expect.stringContaining(`player-${CLEO}`),
    ]);
    const steps = whole.appends.length;
    for (let left = 0; left < steps; left += 1)
      for (const fate of ['lost', 'kept'] as const) {
        const store = await stockedStore();
        expect(await dies(store, left, fate)).toBe(true);
        await live(store);
        expect(await told(store), `killed at append ${left + 1}, ${fate}`).toEqual(expected);
        await expectAllEnded(store);
      }
  }, 120_000);

  it('is settled once by two processes with clocks two seconds apart', async () => {
    const store = await stockedStore();
    const clock = new HandClock();
    clock.time = Math.max(clock.time, await endOf(store));
    const nodes = [
      await openRankingNode({ store, timers: clock.timers, clock: clock.read }),
      await openRankingNode({ store, timers: clock.timers, clock: () => clock.time + 2_000 }),
    ];
    const [first, second] = nodes;
    await first?.verify(ANNA, '1');
    await first?.open(ANNA, 'open');
    await second?.open(BEN, 'open');
    const sweep = () => Promise.all(nodes.map((node) => node.sweep()));
    await days(clock, sweep);
    for (const { flows } of nodes) await flows.stop();
    expect(await told(store)).toMatchObject({ closed: 1, ended: 1 });
    await expectAllEnded(store);
  });

  it('is paid after an outage of days, and the next day only then', async () => {
    const store = await stockedStore();
    const clock = new HandClock();
    const before = await openNode(store, clock);
    await before.verify(ANNA, '1');
    await before.open(ANNA, 'open');
    await before.settle();
    await before.flows.stop();
    clock.time += 3 * DAY_MS;
    const after = await openNode(store, clock);
    await after.open(ANNA, 'later');
    await after.sweep();
    await after.flows.stop();
    expect(await told(store)).toMatchObject({ closed: 1, ended: 1 });
    await expectAllEnded(store);
  });
});
