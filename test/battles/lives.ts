import { endOf } from '@skins/api/foundation/runtime';
import type { EventStore } from '@skins/api/foundation/store';
import { ItemsGranted } from '@skins/engine/bag';
import { BattleEnded, SeatReleased, SeatSettled, WAIT_MS } from '@skins/engine/battles';
import { HandClock } from '../flows/hand-clock.ts';
import type { Life } from '../flows/life.ts';
import { eventsOf } from '../flows/read-log.ts';
import { stockedAppends } from '../rolls/node.ts';
import { PLAYERS } from '../sample-duel/shop.ts';
import { openBattleNode } from './node.ts';

const [ANNA = '', BEN = '', CLEO = ''] = PLAYERS;
/** milliseconds; longer than from the last seat to the end of the show */
export const SHOWN_MS = 60_000;

interface Scenario {
  readonly seats: number;
  readonly rule: 'highest' | 'shared';
  readonly joins: readonly string[];
  readonly cancelled?: true;
}

/** Returns a battle by Anna, which lasts until it is played out or over. */
const living = ({ seats, rule, joins, cancelled }: Scenario) =>
  async function live(store: EventStore): Promise<void> {
    const clock = new HandClock();
    // A shop whose clock is behind its log writes nothing.
    clock.time = Math.max(clock.time, await endOf(store));
    const node = await openBattleNode({ store, clock: clock.read, timers: clock.timers });
    await node.settle();
    await node.create(ANNA, 1, seats, rule);
    await node.settle();
    for (const player of joins) {
      await node.join(player, 1, 'join');
      await node.settle();
    }
    if (cancelled === true) await node.cancel(ANNA, 1);
    await node.settle();
    await clock.forward(WAIT_MS + SHOWN_MS, () => node.settle());
    await node.flows.stop();
  };

/** Returns how many stakes were settled and released, how many items won, and how many battles ended. */
export async function told(store: EventStore) {
  const events = await eventsOf(store);
  const count = (type: string) => events.filter((event) => event.type === type).length;
  const items = events
    .filter(({ type, data }) => type === ItemsGranted.type && Reflect.get(Object(data), 'source') === 4)
    .reduce((sum, { data }) => sum + Number(Reflect.get(Object(data), 'items').length), 0);
  return {
    settled: count(SeatSettled.type),
    released: count(SeatReleased.type),
    items,
    ended: count(BattleEnded.type),
  };
}

const life = (name: string, scenario: Scenario, expected: Awaited<ReturnType<typeof told>>): Life => ({
  name,
  before: stockedAppends,
  live: living(scenario),
  told,
  expected,
});

export const lives: readonly Life[] = [
  life(
    'a battle that is won by one, and too many ask for',
    { seats: 2, rule: 'highest', joins: [BEN, CLEO] },
    { settled: 2, released: 0, items: 4, ended: 1 },
  ),
  life(
    'a battle that is shared',
    { seats: 2, rule: 'shared', joins: [BEN] },
    { settled: 2, released: 0, items: 0, ended: 1 },
  ),
  life(
    'a battle that nobody joins',
    { seats: 3, rule: 'highest', joins: [BEN] },
    { settled: 0, released: 2, items: 0, ended: 1 },
  ),
  life(
    'a battle that is taken back',
    { seats: 3, rule: 'highest', joins: [BEN], cancelled: true },
    { settled: 0, released: 2, items: 0, ended: 1 },
  ),
];
