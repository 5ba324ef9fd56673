import { type Assists, assistStream } from '@skins/engine/assistance';
import { type Room, roomPhaseOf, roomStream } from '@skins/engine/rolls';
import type { Game } from '../../foundation/game/index.ts';

/** A room that requires help for its entrants, and the help given so far. */
export interface HelpedRoom {
  readonly name: NonNullable<Room['created']>['name'];
  /** number of friends whose help a player needs */
  readonly wanted: number;
  /** whether help still counts, because players may still join */
  readonly asked: boolean;
  readonly assists: Assists;
}

/** @returns undefined if the room does not exist or requires no help */
export async function helpedRoom(game: Game, roomId: string): Promise<HelpedRoom | undefined> {
  const { room } = (await game.streams.roll.read(roomStream(roomId))).state;
  const { created } = room;
  const wanted = created?.conditions.find(({ kind }) => kind === 'assists');
  if (created === undefined || wanted?.kind !== 'assists') return undefined;
  const { state: assists } = await game.streams.assist.read(assistStream(roomId));
  const asked = roomPhaseOf(room) === 'open' && game.clock() < created.closesAt;
  return { name: created.name, wanted: wanted.count, asked, assists };
}
