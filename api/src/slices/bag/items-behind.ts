import { playerStream } from '@skins/engine/accounts';
import { type Bag, ItemsGranted, itemIdsIn } from '@skins/engine/bag';
import type { AnyEvent } from '@skins/engine/kernel';
import type { Game } from '../../foundation/game/index.ts';
import { eventsAt } from '../../foundation/records/index.ts';

interface Behind {
  /** item source code */
  readonly source: number;
  /** milliseconds since 1970: no item came before */
  readonly since: number;
  /** tests whether the items right behind an event came for it */
  readonly isFor: (event: AnyEvent) => boolean;
}

/** Returns the ids of a player's items that came for some event, in their order, whatever became of them. */
export async function itemsBehind(
  game: Game,
  playerId: string,
  { source, since, isFor }: Behind,
): Promise<readonly string[]> {
  const { bag } = await game.readPlayer(playerId);
  const found: string[] = [];
  for (const time of timesFrom(bag, source, since)) {
    let isNext = false;
    for (const { event } of await eventsAt(game.store, playerStream(playerId), time)) {
      if (isNext && ItemsGranted.is(event)) found.push(...itemIdsIn([event]));
      isNext = isFor(event);
    }
  }
  return found;
}

/** Returns the times at which items of a source came, the first one first. */
function timesFrom({ items }: Bag, source: number, since: number): readonly number[] {
  const times = new Set<number>();
  for (let n = items.length - 1; n >= 0; n -= 1) {
    const item = items.at(n);
    if (item === undefined || item.time < since) break;
    if (item.source === source) times.add(item.time);
  }
  return [...times].toReversed();
}
