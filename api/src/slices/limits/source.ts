import type { Source } from '../../foundation/admin/resources.ts';
import { tableSource } from '../../foundation/admin/table-source.ts';
import type { AdminTools } from '../../foundation/admin/tools.ts';
import { List } from '../../foundation/lists/index.ts';
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

/** Self-exclusions, from the table. */
export function exclusionSource({ readModels }: AdminTools): Source<ExclusionRow, ExclusionRow, Filter> {
  return tableSource(new List(readModels, listedExclusions), {
    shown: rowOf,
    narrowed: ({ playerId: player, from, to }: Filter) => ({ player, time: { from, to } }),
    columnOf: (field) => (field === 'until' ? 'until' : 'position'),
  });
}
