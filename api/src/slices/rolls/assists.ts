import { type Assists, assistStream, assistsOf } from '@skins/engine/assistance';
import { idOf, streamOf } from '@skins/engine/kernel';
import type { Room } from '@skins/engine/rolls';
import type { Game } from '../../foundation/game/game.ts';

type Helped = (playerId: string) => number;
type Streams = Pick<Game, 'streams'>;
type Created = Pick<Room, 'created'>;

const NOBODY: Helped = () => 0;
const helpedBy =
  (state: Assists): Helped =>
  (playerId) =>
    assistsOf(state, playerId);

/** Returns the number of friends who helped a player into a room. It reads the stream of help only if the room requires help. */
export async function assistsIn({ streams }: Streams, room: Created): Promise<Helped> {
  const stream = helpInto(room);
  return stream === undefined ? NOBODY : helpedBy((await streams.assist.read(stream)).state);
}

/**
 * Returns the same from memory, for use in a decision: help decided meanwhile comes first in the log.
 * @throws ToBeRead if it is not in memory
 */
export function assistsDecided({ streams: { assist } }: Streams, room: Created): Helped {
  const stream = helpInto(room);
  return stream === undefined ? NOBODY : helpedBy(assist.decided(stream));
}

/** Returns the stream of help into a room; undefined if it requires none. */
const helpInto = ({ created }: Created): string | undefined =>
  created?.conditions.some(({ kind }) => kind === 'assists') === true
    ? assistStream(idOf(streamOf(created.place)))
    : undefined;
