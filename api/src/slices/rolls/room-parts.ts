import { idOf, streamOf } from '@skins/engine/kernel';
import { shownCatalogue } from '../catalogue/shown.ts';
import type { Language } from '../../foundation/http/language.ts';
import type { Shop } from '../../shop/shop.ts';
import type { Desks } from './desks.ts';
import { roomQuestions } from './questions.ts';
import { roomShown } from './room-shown.ts';

/** Queries for the calls about rooms. */
export const roomParts = ({ game, progress, readModels, desks }: RoomShop) => {
  const { desk: rolls } = desks.rolls;
  const { sessions } = desks.accounts;
  const ask = roomQuestions(readModels);
  const callerOf = (token?: string) => sessions.playerOf(token);
  const joinedBy = async (caller: string | undefined) =>
    caller === undefined ? undefined : (await game.readPlayer(caller)).rolls.joined;

  /** Rooms of some ids as lists show them. */
  const cardsOf = async (rows: readonly { readonly id: string }[], language: Language, token: string) => {
    const caller = await callerOf(token);
    const joined = await joinedBy(caller);
    const catalogue = shownCatalogue(game);
    const found = await Promise.all(rows.map(async ({ id }) => (await rolls.read(id)).room));
    return found.flatMap((room) => {
      const { created } = room;
      if (created === undefined) return [];
      const isJoin = joined?.has(idOf(streamOf(created.place))) === true;
      return [roomShown(room, created, { catalogue, language, caller, isJoin })];
    });
  };
  /** A room that players may see; undefined where there is none of that id. */
  const publicRoom = async (id: string) => {
    const { room } = await rolls.read(id);
    const { created, published } = room;
    return created === undefined || published === undefined ? undefined : { room, created };
  };
  const given = (id: string) => new Set(ask.prizes(id).map(({ rank }) => rank));
  return { ask, progress, rolls, callerOf, joinedBy, cardsOf, publicRoom, given };
};
type RoomShop = Pick<Shop<Pick<Desks, 'accounts' | 'rolls'>>, 'desks' | 'game' | 'progress' | 'readModels'>;
export type RoomParts = ReturnType<typeof roomParts>;
