import { toGems } from '@skins/engine/kernel';
import type { Handlers } from '../../foundation/http/handlers.ts';
import { List, beginningAt, nextOf } from '../../foundation/lists/index.ts';
import type { Shop } from '../../shop/shop.ts';
import type { BattleParts } from './battle-parts.ts';
import { battleShown } from './battle-shown.ts';
import type * as contract from './contract.ts';
import type { Desks } from './desks.ts';
import { type ListedSeat, playersSeats } from './views.ts';

const RECORD_PAGE = 12;
const NEWEST_FIRST = { column: 'position', descending: true } as const;
const RESULTS = ['open', 'won', 'lost', 'returned'] as const;

/** A player's own seats. */
export const battleRecordCalls = (
  { progress, readModels }: Shop<Desks>,
  { ask, found, lookingOf }: BattleParts,
) => {
  const records = new List(readModels, playersSeats);
  return {
    battleRecord: async ({ query, playerId, language, after }) => {
      await progress.settle(after);
      const { result } = query;
      const wanted = { whose: playerId, filter: { result } } as const;
      const begin = beginningAt(query.after, NEWEST_FIRST);
      const page = records.page({
        ...wanted,
        ...begin,
        limit: query.size ?? RECORD_PAGE,
        sort: NEWEST_FIRST,
      });
      const looking = await lookingOf(language, playerId);
      const rows = await Promise.all(
        page.rows.map(async (row) => {
          const there = await found(row.battle);
          if (there === undefined) return [];
          return [{ ...rowOf(row), battle: battleShown(there.battle, there.created, looking) }];
        }),
      );
      const { battles, won, spent, received } = ask.summary(playerId);
      return {
        records: rows.flat(),
        total: records.total(wanted),
        next: nextOf(page),
        summary: { battles, won, spent: toGems(spent), received: toGems(received) },
      };
    },
  } satisfies Pick<Handlers<typeof contract>, 'battleRecord'>;
};

const rowOf = ({ position, seat, result, card, cost, value, share, time }: ListedSeat) => ({
  id: position,
  seat,
  result: RESULTS.find((one) => one === result) ?? ('open' as const),
  paidBy: card === 1 ? ('card' as const) : ('gems' as const),
  cost: toGems(cost),
  value: toGems(value),
  share: toGems(share),
  createTime: time,
});
