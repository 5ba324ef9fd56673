import { endOf } from '@skins/api/foundation/runtime';
import type { EventStore } from '@skins/api/foundation/store';
import { ItemSource, ItemsGranted } from '@skins/engine/bag';
import { DAY_MS } from '@skins/engine/kernel';
import { PlantingEnded, SharesReleased, SharesSettled, WishEnded } from '@skins/engine/wishes';
import { HandClock } from '../flows/hand-clock.ts';
import type { Life } from '../flows/life.ts';
import { eventsOf } from '../flows/read-log.ts';
import { stockedAppends } from '../rolls/node.ts';
import { PLAYERS } from '../sample-duel/shop.ts';
import { openWishNode } from './node.ts';

const [ANNA = '', BEN = '', CLEO = '', DAVE = ''] = PLAYERS;
/** milliseconds; longer than from the last share to the draw */
export const DRAWN_MS = 60_000;
export const QUARTER = 250;

type Buys = readonly (readonly [player: string, shares: number])[];

/** Returns a wish that Anna plants, which lasts until it is drawn or its deadline is over. */
const living = (buys: Buys) =>
  async function live(store: EventStore): Promise<void> {
    const clock = new HandClock();
    // A shop whose clock is behind its log writes nothing.
    clock.time = Math.max(clock.time, await endOf(store));
    const node = await openWishNode({ store, clock: clock.read, timers: clock.timers });
    await node.settle();
    await node.plant(ANNA, 1, QUARTER);
    await node.settle();
    for (const [k, [player, shares]] of buys.entries()) await node.buy(player, 1, shares, `buy-${k}`);
    await node.settle();
    await clock.forward(DRAWN_MS, () => node.settle());
    await clock.forward(DAY_MS, () => node.settle());
    await node.flows.stop();
  };

/** Returns how many purchases were settled and released, how many items granted, and how many flows ended. */
export async function told(store: EventStore) {
  const events = await eventsOf(store);
  const count = (type: string) => events.filter((event) => event.type === type).length;
  const items = events.filter(
    ({ type, data }) => type === ItemsGranted.type && Reflect.get(Object(data), 'source') === ItemSource.wish,
  ).length;
  return {
    settled: count(SharesSettled.type),
    released: count(SharesReleased.type),
    items,
    wishes: count(WishEnded.type),
    plantings: count(PlantingEnded.type),
  };
}

const life = (
  name: string,
  buys: Buys,
  came: { readonly settled: number; readonly released: number; readonly items: number },
): Life => ({
  name,
  before: stockedAppends,
  live: living(buys),
  told,
  expected: { ...came, wishes: 1, plantings: 1 },
});

export const lives: readonly Life[] = [
  life(
    'a wish that is filled by four',
    [
      [BEN, QUARTER],
      [CLEO, QUARTER - 1],
      [DAVE, QUARTER],
      [CLEO, 1],
      [ANNA, 1],
    ],
    { settled: 5, released: 0, items: 1 },
  ),
  life('a wish that is not filled', [[BEN, QUARTER]], { settled: 0, released: 2, items: 0 }),
];
