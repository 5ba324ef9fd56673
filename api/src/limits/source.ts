import type { Source } from '../admin/resources.ts';
import type { AdminTools } from '../admin/tools.ts';
import { List } from '../lists/index.ts';
import type { ExclusionRow } from './resources.ts';
import { type ListedExclusion, listedExclusions } from './views.ts';

interface Filter {
  readonly playerId?: string;
  readonly from?: number;
  readonly to?: number;
}

const rowOf = ({ position, player, days, time, until }: ListedExclusion): ExclusionRow => ({
  id: position,
  playerId: player,
  days,
  time,
  until,
});

/** Who excluded themselves, out of the table. */
export function exclusionSource({ readModels }: AdminTools): Source<ExclusionRow, ExclusionRow, Filter> {
  const list = new List(readModels, listedExclusions);
  const find = (id: string) => {
    const found = list.find({ whose: null, id });
    return found && rowOf(found);
  };
  return {
    list({ filter: { playerId: player, from, to }, sort, begin, limit }) {
      const wanted = { whose: null, filter: { player, time: { from, to } } };
      const column = sort.field === 'until' ? 'until' : 'position';
      const ordered = { column, descending: sort.descending } as const;
      const { rows, next } = list.page({ ...wanted, ...begin, limit, sort: ordered });
      return {
        rows: rows.map(rowOf),
        total: list.total(wanted),
        next: next && { ...next, sort: sort.field },
      };
    },
    many: (ids) => ids.flatMap((id) => find(id) ?? []),
    one: find,
  };
}
