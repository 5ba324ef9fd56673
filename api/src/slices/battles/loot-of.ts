import { ItemSource } from '@skins/engine/bag';
import { type Battle, LootGranted, gainsOf } from '@skins/engine/battles';
import { idOf, streamOf } from '@skins/engine/kernel';
import type { Game } from '../../foundation/game/index.ts';
import { itemsBehind } from '../bag/items-behind.ts';

/** Returns the ids of the items that a player got from a battle; none before it is settled. */
export async function lootOf(game: Game, battle: Battle, playerId: string): Promise<readonly string[]> {
  const { created, frozen, ended } = battle;
  if (created === undefined || frozen === undefined || ended === undefined) return [];
  const isTheirs = ({ seat, items }: ReturnType<typeof gainsOf>[number]) =>
    items.length > 0 && idOf(streamOf(seat.reserved)) === playerId;
  if (!gainsOf(battle).some(isTheirs)) return [];
  const stream = streamOf(created.place);
  return itemsBehind(game, playerId, {
    source: ItemSource.battle,
    from: frozen.time,
    until: ended.time,
    isFor: (event) => LootGranted.is(event) && event.data.battle === stream,
  });
}
