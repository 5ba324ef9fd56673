import { FIRST_DAY, type NewcomerContext, firstDayOf, newcomerStatusOf } from '@skins/engine/newcomers';
import { type Room, roomPhaseOf, roomStream } from '@skins/engine/rolls';
import type { Player } from '@skins/engine/shop';
import type { Game } from '../../foundation/game/index.ts';

type Newcomer = Pick<Player, 'accounts' | 'rolls' | 'newcomers'>;
type Rules = Pick<Game, 'rulesAt' | 'rulesHistory'>;

/** Returns whether players may ask to join a room. @param time milliseconds since 1970 */
const takesEntries = (room: Room, time: number): boolean =>
  roomPhaseOf(room) === 'open' && time < (room.created?.closesAt ?? 0);

/** Returns the first of the rooms in force that takes entries. */
function roomAmong(
  game: Rules,
  time: number,
  { rolls: { joined } }: Newcomer,
  roomOf: (roomId: string) => Room | undefined,
): NewcomerContext['room'] {
  const roomId = game.rulesAt(FIRST_DAY, time).content.rooms.find((one) => {
    const room = roomOf(one);
    return room !== undefined && takesEntries(room, time);
  });
  return roomId === undefined ? undefined : { roomId, joined: joined.has(roomId) };
}

/** Returns a player's first day, for use in a decision. @param decided returns a room as decided */
export const newcomerDecided = (
  game: Rules,
  player: Newcomer,
  time: number,
  decided: (roomId: string) => Room | undefined,
): NewcomerContext => ({
  terms: firstDayOf(game.rulesHistory(FIRST_DAY), player.accounts.registered),
  room: roomAmong(game, time, player, decided),
});

/** A player's first day as it stands, with the room's own state. */
export interface FirstDayNow extends NewcomerContext {
  readonly status: number;
  readonly listed: Room | undefined;
}

/** Returns a player's first day now. @param player a visitor has not registered */
export async function newcomerNow(
  game: Rules & Pick<Game, 'streams'>,
  player: Newcomer,
  time: number,
): Promise<FirstDayNow> {
  const { rooms } = game.rulesAt(FIRST_DAY, time).content;
  const read = await Promise.all(
    rooms.map(async (one) => [one, (await game.streams.roll.read(roomStream(one))).state.room] as const),
  );
  const all = new Map(read);
  const context = newcomerDecided(game, player, time, (roomId) => all.get(roomId));
  const listed = context.room === undefined ? undefined : all.get(context.room.roomId);
  return { ...context, status: newcomerStatusOf(player.newcomers, context), listed };
}
