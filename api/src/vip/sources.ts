import { toGems } from '@skins/engine/kernel';
import type { Source } from '../admin/resources.ts';
import type { AdminTools } from '../admin/tools.ts';
import { List } from '../lists/index.ts';
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

/** Bonuses that were claimed, out of their table. */
export function claimSource({ readModels }: AdminTools): Source<ClaimRow, ClaimRow, ClaimFilter> {
  const list = new List(readModels, listedClaims);
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
