import { houseDate, toGems } from '@skins/engine/kernel';
import { firstDayOf } from '@skins/engine/welfare';
import type { Source } from '../admin/resources.ts';
import type { AdminTools } from '../admin/tools.ts';
import { List } from '../lists/index.ts';
import type { WeekClaimRow } from './resources.ts';
import { type ListedWeekClaim, listedWeekClaims } from './views.ts';

interface ClaimFilter {
  readonly playerId?: string;
  readonly level?: number;
  readonly from?: number;
  readonly to?: number;
}

const claimOf = ({ position, player, week, level, amount, time }: ListedWeekClaim): WeekClaimRow => ({
  id: position,
  playerId: player,
  level,
  gems: toGems(amount),
  monday: houseDate(firstDayOf(week)),
  time,
});

/** What was claimed of weeks, out of its table. */
export function weekClaimSource({ readModels }: AdminTools): Source<WeekClaimRow, WeekClaimRow, ClaimFilter> {
  const list = new List(readModels, listedWeekClaims);
  const find = (id: string) => {
    const found = list.find({ whose: null, id });
    return found && claimOf(found);
  };
  return {
    list({ filter: { playerId: player, level, from, to }, sort, begin, limit }) {
      const wanted = { whose: null, filter: { player, level, time: { from, to } } };
      const ordered = { column: 'position', descending: sort.descending } as const;
      const { rows, next } = list.page({ ...wanted, ...begin, limit, sort: ordered });
      return {
        rows: rows.map(claimOf),
        total: list.total(wanted),
        next: next && { ...next, sort: sort.field },
      };
    },
    many: (ids) => ids.flatMap((id) => find(id) ?? []),
    one: find,
  };
}
