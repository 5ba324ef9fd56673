import { endOf } from '@skins/api/foundation/runtime';
import type { EventStore } from '@skins/api/foundation/store';
import { RankPrizePaid, RankPrizeWithheld, RankingClosed, RankingEnded } from '@skins/engine/rankings';
import { HandClock } from '../flows/hand-clock.ts';
import type { Life } from '../flows/life.ts';
import { eventsOf } from '../flows/read-log.ts';
import { stockedAppends } from '../rolls/node.ts';
import { PLAYERS } from '../sample-duel/shop.ts';
import { openRankingNode } from './node.ts';

const [ANNA = '', BEN = '', CLEO = ''] = PLAYERS;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** Anna and Ben, who gave their names, and Cleo, who did not, open boxes; the day is closed and paid. */
async function live(store: EventStore): Promise<void> {
  const clock = new HandClock();
  // A shop whose clock is behind its log writes nothing.
  clock.time = Math.max(clock.time, await endOf(store));
  const node = await openRankingNode({ store, clock: clock.read, timers: clock.timers });
  await node.settle();
  await node.verify(ANNA, '1');
  await node.verify(BEN, '2');
  for (const player of [ANNA, BEN, CLEO]) await node.open(player, 'open');
  await node.settle();
  await days(clock, () => node.sweep());
  await node.flows.stop();
}

/** Lets the day end and the next noon pass. A jump, because timers would be read minute by minute. */
export async function days(clock: HandClock, sweep: () => Promise<unknown>): Promise<void> {
  for (let hours = 0; hours < 36; hours += 12) {
    clock.time += 12 * HOUR_MS;
    await clock.forward(MINUTE_MS, sweep);
  }
}

/** Returns who was paid and who was not, with amounts, and how many days were closed and ended. */
export async function told(store: EventStore) {
  const events = await eventsOf(store);
  const amountsOf = (wanted: string) =>
    events
      .filter(({ type }) => type === wanted)
      .map(({ stream, data }) => `${stream} ${String(Reflect.get(Object(data), 'amount'))}`)
      .toSorted();
  return {
    paid: amountsOf(RankPrizePaid.type),
    withheld: amountsOf(RankPrizeWithheld.type),
    closed: amountsOf(RankingClosed.type).length,
    ended: amountsOf(RankingEnded.type).length,
  };
}

export const day: Life = {
  name: 'a day of a ranking',
  before: stockedAppends,
  live,
  told,
  expected: {
    paid: [`player-${ANNA} 2176`, `player-${BEN} 1306`],
    withheld: [`player-${CLEO} 870`],
    closed: 1,
    ended: 1,
  },
};

export const lives: readonly Life[] = [day];
