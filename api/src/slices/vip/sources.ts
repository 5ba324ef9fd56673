import { toGems } from '@skins/engine/kernel';
import type { Source } from '../../foundation/admin/resources.ts';
import { tableSource } from '../../foundation/admin/table-source.ts';
import type { AdminTools } from '../../foundation/admin/tools.ts';
import { List } from '../../foundation/lists/index.ts';
import type { ClaimRow } from './resources.ts';
import { type ListedClaim, listedClaims } from './views.ts';

interface ClaimFilter {
  readonly playerId?: string;
  readonly level?: number;
  readonly from?: number;
  readonly to?: number;
}

const claimOf = ({ position, player, level, amount, time }: ListedClaim): ClaimRow => ({
  id: position,
  playerId: player,
  level,
  gems: toGems(amount),
  time,
});

/** Claimed bonuses, from their table. */
export function claimSource({ readModels }: AdminTools): Source<ClaimRow, ClaimRow, ClaimFilter> {
  return tableSource(new List(readModels, listedClaims), {
    shown: claimOf,
    narrowed: ({ playerId: player, level, from, to }: ClaimFilter) => ({ player, level, time: { from, to } }),
    columnOf: () => 'position' as const,
  });
}
