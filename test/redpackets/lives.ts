import { endOf } from '@skins/api/foundation/runtime';
import type { EventStore } from '@skins/api/foundation/store';
import {
  PacketsCredited,
  PacketsGrabbed,
  RainAnnounced,
  RainCancelled,
  RainEnded,
} from '@skins/engine/redpackets';
import { HandClock } from '../flows/hand-clock.ts';
import type { Life } from '../flows/life.ts';
import { eventsOf } from '../flows/read-log.ts';
import { PLAYERS } from '../sample-duel/shop.ts';
import { openRainNode, rainyAppends } from './node.ts';

const [ANNA = '', BEN = ''] = PLAYERS;
/** milliseconds */
const RAIN_MS = 60_000;

/** The newest rain of a log, if there is one. */
async function announcedIn(
  store: EventStore,
): Promise<{ readonly rain: string; readonly start: number } | undefined> {
  const found = (await eventsOf(store)).find(({ type }) => type === RainAnnounced.type);
  return found && { rain: found.stream, start: Number(Reflect.get(Object(found.data), 'start')) };
}

/** Returns a rain in which two players grab all that they may, unless the beacon is silent. */
const living = (silent: boolean) =>
  async function live(store: EventStore): Promise<void> {
    const clock = new HandClock();
    // A shop whose clock is behind its log writes nothing.
    clock.time = Math.max(clock.time, await endOf(store));
    const node = await openRainNode({ store, clock: clock.read, timers: clock.timers, silent });
    await node.settle();
    if ((await announcedIn(store)) === undefined) await node.announce();
    await node.settle();
    const { rain, start } = (await announcedIn(store)) ?? { rain: '', start: 0 };
    await clock.forward(Math.max(0, start - clock.time), () => node.settle());
    for (const player of [ANNA, BEN, ANNA, BEN, ANNA, BEN, ANNA]) await node.grab(player, rain);
    await clock.forward(2 * RAIN_MS, () => node.settle());
    await node.flows.stop();
  };

/** Returns the packets grabbed, what each player got of them, and how many rains were cancelled or ended. */
export async function told(store: EventStore) {
  const events = await eventsOf(store);
  const all = (wanted: string) => events.filter(({ type }) => type === wanted);
  return {
    packets: all(PacketsGrabbed.type)
      .map(({ data }) => Number(Reflect.get(Object(data), 'packets').length))
      .reduce((sum, one) => sum + one, 0),
    credited: all(PacketsCredited.type)
      .map(({ stream, data }) => `${stream} ${String(Reflect.get(Object(data), 'amount'))}`)
      .toSorted(),
    cancelled: all(RainCancelled.type).length,
    ended: all(RainEnded.type).length,
  };
}

export const lives: readonly Life[] = [
  {
    name: 'a rain that two players grab',
    before: rainyAppends,
    live: living(false),
    told,
    expected: {
      packets: 6,
      credited: [`player-${ANNA} 3000`, `player-${BEN} 3000`],
      cancelled: 0,
      ended: 1,
    },
  },
  {
    name: 'a rain whose beacon is silent',
    before: rainyAppends,
    live: living(true),
    told,
    expected: { packets: 0, credited: [], cancelled: 1, ended: 0 },
  },
];
