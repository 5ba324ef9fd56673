import { endOf } from '@skins/api/foundation/runtime';
import type { EventStore } from '@skins/api/foundation/store';
import { DAY_MS } from '@skins/engine/kernel';
import { describe, expect, it } from 'vitest';
import { HandClock } from '../flows/hand-clock.ts';
import { expectSameIfItDies } from '../flows/dies-in-memory.ts';
import { expectAllEnded } from '../flows/verdict.ts';
import { stockedStore } from '../rolls/node.ts';
import { PLAYERS } from '../sample-duel/shop.ts';
import { day, days, told } from './lives.ts';
import { type RankingNode, openRankingNode } from './node.ts';

const [ANNA = '', BEN = ''] = PLAYERS;

async function openNode(store: EventStore, clock: HandClock): Promise<RankingNode> {
  // A shop whose clock is behind its log writes nothing.
  clock.time = Math.max(clock.time, await endOf(store));
  return openRankingNode({ store, clock: clock.read, timers: clock.timers });
}

describe('a day of a ranking', () => {
  it('is closed and paid the same if its process dies at any append, which is lost or kept', async () => {
    expect(await expectSameIfItDies(day)).toBeGreaterThan(10);
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
