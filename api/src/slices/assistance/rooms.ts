import { type Assists, assistStream } from '@skins/engine/assistance';
import { type Room, roomPhaseOf, roomStream } from '@skins/engine/rolls';
import type { Game } from '../../foundation/game/index.ts';

/** A room that asks its entrants for help, and the help given so far. */
interface HelpedRoom {
  readonly name: NonNullable<Room['created']>['name'];
  /** how many friends have to help a player */
  readonly wanted: number;
  /** whether help still counts: players may join */
  readonly asked: boolean;
  readonly assists: Assists;
}

/** @returns undefined where there is no such room, or it asks for no help */
export async function helpedRoom(game: Game, roomId: string): Promise<HelpedRoom | undefined> {
  const { room } = (await game.streams.roll.read(roomStream(roomId))).state;
  const { created } = room;
  const wanted = created?.conditions.find(({ kind }) => kind === 'assists');
  if (created === undefined || wanted?.kind !== 'assists') return undefined;
  const { state: assists } = await game.streams.assist.read(assistStream(roomId));
  const asked = roomPhaseOf(room) === 'open' && game.clock() < created.closesAt;
  return { name: created.name, wanted: wanted.count, asked, assists };
}
