import { DROP_TYPES, type DropType } from '@skins/engine/drops';
import { toGems } from '@skins/engine/kernel';
import type { Source } from '../../foundation/admin/resources.ts';
import { tableSource } from '../../foundation/admin/table-source.ts';
import type { AdminTools } from '../../foundation/admin/tools.ts';
import { List } from '../../foundation/lists/index.ts';
import type { DropRow } from './resources.ts';
import { type ListedDrop, listedDrops } from './views.ts';

interface DropFilter {
  readonly playerId?: string;
  readonly type?: DropType;
  readonly from?: number;
  readonly to?: number;
}

const rowOf = ({
  position,
  player,
  box,
  type,
  of,
  amount,
  worth,
  number,
  rules,
  time,
}: ListedDrop): DropRow => ({
  id: position,
  playerId: player,
  boxId: box,
  type: DROP_TYPES.find((one) => one === type) ?? 'skins',
  of,
  amount,
  worth: toGems(worth),
  number,
  rulesHash: rules,
  time,
});

/** Extra drops, from their table. */
export const dropSource = ({ readModels }: AdminTools): Source<DropRow, DropRow, DropFilter> =>
  tableSource(new List(readModels, listedDrops), {
    shown: rowOf,
    narrowed: ({ playerId: player, type, from, to }: DropFilter) => ({ player, type, time: { from, to } }),
    columnOf: (field) => (field === 'worth' ? 'worth' : 'position'),
  });
