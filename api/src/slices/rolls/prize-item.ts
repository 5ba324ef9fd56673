import { ItemSource } from '@skins/engine/bag';
import { idOf, streamOf } from '@skins/engine/kernel';
import { PrizeWon, type Room } from '@skins/engine/rolls';
import type { Game } from '../../foundation/game/index.ts';
import { itemsBehind } from '../bag/items-behind.ts';
import { hasWon } from './room-shown.ts';

/** Returns the id of the item that a player won in a room; null before it is in the bag. */
export async function prizeItem(game: Game, room: Room, playerId: string): Promise<string | null> {
  const { created, frozen, ended } = room;
  if (created === undefined || frozen === undefined || !hasWon(room, playerId)) return null;
  const roomId = idOf(streamOf(created.place));
  const [itemId = null] = await itemsBehind(game, playerId, {
    source: ItemSource.rollPrize,
    from: frozen.time,
    until: ended?.time,
    isFor: (event) => PrizeWon.is(event) && event.data.roomId === roomId,
  });
  return itemId;
}
