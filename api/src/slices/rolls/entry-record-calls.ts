import { shownCatalogue } from '../catalogue/shown.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import { List, beginningAt, nextOf } from '../../foundation/lists/index.ts';
import type { Shop } from '../../shop/shop.ts';
import type * as contract from './contract.ts';
import { endingOf, prizesShown, roomShown } from './room-shown.ts';
import { playersEntries } from './views.ts';
import type { RoomParts } from './room-parts.ts';

const RECORD_PAGE = 12;

/** A player's own entries. */
export const entryRecordCalls = ({ game, progress, readModels }: Shop, { given, rolls }: RoomParts) => {
  const records = new List(readModels, playersEntries);
  return {
    rollRecord: async ({ query, playerId, language, after }) => {
      await progress.settle(after);
      const wanted = { whose: playerId, filter: { outcome: 'in' } } as const;
      const begin = beginningAt(query.after, NEWEST_FIRST);
      const page = records.page({
        ...wanted,
        ...begin,
        limit: query.size ?? RECORD_PAGE,
        sort: NEWEST_FIRST,
      });
      const looking = { catalogue: shownCatalogue(game), language, caller: playerId, isJoin: true };
      const rows = await Promise.all(
        page.rows.map(async ({ position, room: id, n, time }) => {
          const { room } = await rolls.read(id);
          const { created } = room;
          if (created === undefined) return [];
          const card = roomShown(room, created, looking);
          // Won is what was drawn, on its way into the bag or there.
          const prize = prizesShown(room, created, looking, given(id)).find(({ winner }) => winner?.me);
          return [
            {
              id: position,
              rollId: id,
              name: card.name,
              image: card.image,
              type: card.type,
              state: card.state,
              ending: endingOf(room),
              n,
              joinTime: time,
              rollTime: created.closesAt,
              prize: prize ?? null,
            },
          ];
        }),
      );
      return { records: rows.flat(), total: records.total(wanted), next: nextOf(page) };
    },
  } satisfies Pick<Handlers<typeof contract>, 'rollRecord'>;
};

const NEWEST_FIRST = { column: 'position', descending: true } as const;
