import { houseDate, toGems } from '@skins/engine/kernel';
import { firstDayOf } from '@skins/engine/welfare';
import type { Source } from '../../foundation/admin/resources.ts';
import { tableSource } from '../../foundation/admin/table-source.ts';
import type { AdminTools } from '../../foundation/admin/tools.ts';
import { List } from '../../foundation/lists/index.ts';
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

/** Claims of weekly benefits, from their table. */
export function weekClaimSource({ readModels }: AdminTools): Source<WeekClaimRow, WeekClaimRow, ClaimFilter> {
  return tableSource(new List(readModels, listedWeekClaims), {
    shown: claimOf,
    narrowed: ({ playerId: player, level, from, to }: ClaimFilter) => ({ player, level, time: { from, to } }),
    columnOf: () => 'position' as const,
  });
}
