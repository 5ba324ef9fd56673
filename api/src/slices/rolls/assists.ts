import { type Assists, assistStream, assistsOf } from '@skins/engine/assistance';
import { idOf, streamOf } from '@skins/engine/kernel';
import type { Room } from '@skins/engine/rolls';
import type { Game } from '../../foundation/game/game.ts';
import { ToBeRead } from '../../foundation/runtime/index.ts';

type Helped = (playerId: string) => number;
type Streams = Pick<Game, 'streams'>;
type Created = Pick<Room, 'created'>;

const NOBODY: Helped = () => 0;
const helpedBy =
  (state: Assists): Helped =>
  (playerId) =>
    assistsOf(state, playerId);

/** How many helped each player into a room, which its stream of help has decided; nobody reads it where no help is asked for. */
export async function assistsIn({ streams }: Streams, room: Created): Promise<Helped> {
  const stream = helpInto(room);
  return stream === undefined ? NOBODY : helpedBy((await streams.assist.read(stream)).state);
}

/**
 * The same as decided, for the moment of a decision: who helps meanwhile stands before it in the log.
 * @throws ToBeRead where it is not in memory
 */
export function assistsDecided({ streams: { assist } }: Streams, room: Created): Helped {
  const stream = helpInto(room);
  if (stream === undefined) return NOBODY;
  const folded = assist.peek(stream);
  if (folded === undefined) throw new ToBeRead(stream, () => assist.load(stream));
  return helpedBy(folded.state);
}

/** The stream of the help into a room; undefined where it asks for none. */
const helpInto = ({ created }: Created): string | undefined =>
  created?.conditions.some(({ kind }) => kind === 'assists') === true
    ? assistStream(idOf(streamOf(created.place)))
    : undefined;
