import { soughtIn } from '@skins/engine/typed';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type * as contract from './contract.ts';
import { ROOMS_PAGE } from './contract.ts';
import { ANY } from './questions.ts';
import { hasWon, stateOf } from './room-shown.ts';
import type { RoomParts } from './room-parts.ts';

const HOME = 4;
const LISTED = 24;
const STATUSES = 100;

/** Rooms in lists. */
export const roomListCalls = ({ progress, rolls, ask, cardsOf }: RoomParts) => {
  return {
    homeRooms: async ({ language, token, after }) => {
      await progress.settle(after);
      return cardsOf(ask.page(ANY, HOME), language, token);
    },

    rollHomeList: async ({ query: { type }, language, token, after }) => {
      await progress.settle(after);
      return cardsOf(ask.page({ ...ANY, kind: type }, LISTED), language, token);
    },

    rollUserStatus: async ({ playerId, after }) => {
      await progress.settle(after);
      return Promise.all(
        ask.entriesOf(playerId, STATUSES).map(async ({ room: rollId }) => {
          const { room } = await rolls.read(rollId);
          return { rollId, state: stateOf(room), won: hasWon(room, playerId) };
        }),
      );
    },

    rollRooms: async ({ query, language, token, after }) => {
      await progress.settle(after);
      const { current = 1, size = ROOMS_PAGE, type = -1, state = '', q = '' } = query;
      const words = soughtIn(q);
      if (words === undefined) return { records: [], total: 0, current };
      const sought = { kind: type, state, words: JSON.stringify(words) };
      const rows = ask.page(sought, size, (current - 1) * size);
      return { records: await cardsOf(rows, language, token), total: ask.total(sought), current };
    },
  } satisfies Pick<Handlers<typeof contract>, 'homeRooms' | 'rollHomeList' | 'rollUserStatus' | 'rollRooms'>;
};
