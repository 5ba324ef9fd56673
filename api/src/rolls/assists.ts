import { idOf, streamOf } from '@skins/engine/kernel';
import type { Room } from '@skins/engine/rolls';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Game } from '../game/game.ts';

const given = Compile(
  Type.Object({ type: Type.Literal('AssistGiven'), data: Type.Object({ helped: Type.String() }) }),
);

/** How many helped each player into a room, which its stream of help has decided; nobody reads it where no help is asked for. */
export async function assistsIn(
  { store }: Pick<Game, 'store'>,
  { created }: Pick<Room, 'created'>,
): Promise<(playerId: string) => number> {
  if (created?.conditions.some(({ kind }) => kind === 'assists') !== true) return () => 0;
  const counts = new Map<string, number>();
  for (const { record } of await store.readStream(`assist-${idOf(streamOf(created.place))}`)) {
    const read: unknown = JSON.parse(record);
    if (given.Check(read)) counts.set(read.data.helped, (counts.get(read.data.helped) ?? 0) + 1);
  }
  return (playerId) => counts.get(playerId) ?? 0;
}
