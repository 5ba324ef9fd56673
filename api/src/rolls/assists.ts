import { assistStream, assistsOf } from '@skins/engine/assistance';
import { idOf, streamOf } from '@skins/engine/kernel';
import type { Room } from '@skins/engine/rolls';
import type { Game } from '../game/game.ts';

/** How many helped each player into a room, which its stream of help has decided; nobody reads it where no help is asked for. */
export async function assistsIn(
  { streams }: Pick<Game, 'streams'>,
  { created }: Pick<Room, 'created'>,
): Promise<(playerId: string) => number> {
  if (created?.conditions.some(({ kind }) => kind === 'assists') !== true) return () => 0;
  const { state } = await streams.assist.read(assistStream(idOf(streamOf(created.place))));
  return (playerId) => assistsOf(state, playerId);
}
