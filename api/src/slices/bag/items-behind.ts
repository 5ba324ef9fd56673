import { playerStream } from '@skins/engine/accounts';
import { type Bag, ItemsGranted, itemIdsIn } from '@skins/engine/bag';
import type { AnyEvent } from '@skins/engine/kernel';
import type { Game } from '../../foundation/game/index.ts';
import { eventsAt } from '../../foundation/records/index.ts';

/** The clocks of several nodes differ by less, in milliseconds. */
const CLOCKS_APART_MS = 60_000;

interface Behind {
  /** item source code */
  readonly source: number;
  /** times between which the items came, in milliseconds since 1970; without an end they may still come */
  readonly from: number;
  readonly until: number | undefined;
  /** tests whether the items right behind an event came for it */
  readonly isFor: (event: AnyEvent) => boolean;
}

/** Returns the ids of a player's items that came for some event, in their order, whatever became of them. Reads the log only between the times. */
export async function itemsBehind(
  game: Game,
  playerId: string,
  { source, from, until = Infinity, isFor }: Behind,
): Promise<readonly string[]> {
  const { bag } = await game.readPlayer(playerId);
  const found: string[] = [];
  const times = timesOf(bag, source, from, until + CLOCKS_APART_MS);
  for (const time of times) {
    let isNext = false;
    for (const { event } of await eventsAt(game.store, playerStream(playerId), time)) {
      if (isNext && ItemsGranted.is(event)) found.push(...itemIdsIn([event]));
      isNext = isFor(event);
    }
  }
  return found;
}

/** Returns the times at which items of a source came, the first one first. */
function timesOf({ items }: Bag, source: number, from: number, until: number): readonly number[] {
  const times = new Set<number>();
  for (let n = items.length - 1; n >= 0; n -= 1) {
    const item = items.at(n);
    if (item === undefined || item.time < from) break;
    if (item.source === source && item.time <= until) times.add(item.time);
  }
  return [...times].toReversed();
}
