import { type Battle, SeatReserved } from '@skins/engine/battles';
import { idOf, streamOf, versionOf } from '@skins/engine/kernel';
import type { Game } from '../../foundation/game/game.ts';
import { readRecorded } from '../../foundation/runtime/index.ts';

/** Returns how a player's seat was paid; null without a seat. */
export async function paidBy(
  { store, shop }: Pick<Game, 'store' | 'shop'>,
  { seats }: Battle,
  playerId: string,
): Promise<'gems' | 'card' | null> {
  const own = seats.find(({ reserved }) => idOf(streamOf(reserved)) === playerId);
  if (own === undefined) return null;
  const [recorded] = await store.readStream(streamOf(own.reserved), versionOf(own.reserved), 1);
  const event = recorded && readRecorded(recorded, shop.codec).event;
  return event !== undefined && SeatReserved.is(event) && event.data.card ? 'card' : 'gems';
}
