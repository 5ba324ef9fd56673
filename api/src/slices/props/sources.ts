import type { Prop } from '@skins/engine/kernel';
import type { Source } from '../../foundation/admin/resources.ts';
import { tableSource } from '../../foundation/admin/table-source.ts';
import type { AdminTools } from '../../foundation/admin/tools.ts';
import { List } from '../../foundation/lists/index.ts';
import { PROP_NAMES } from './names.ts';
import type { PropRow } from './resources.ts';
import { type ListedProp, listedProps } from './views.ts';

interface PropFilter {
  readonly playerId?: string;
  readonly type?: Prop;
  readonly from?: number;
  readonly to?: number;
}

const rowOf = ({ id, player, prop, box, count, command, time }: ListedProp): PropRow => ({
  id,
  playerId: player,
  type: prop,
  names: PROP_NAMES[prop],
  boxId: box === '' ? null : box,
  count,
  command,
  time,
});

/** Props gained and used, from the table. */
export function propSource({ readModels }: AdminTools): Source<PropRow, PropRow, PropFilter> {
  return tableSource(new List(readModels, listedProps), {
    shown: rowOf,
    narrowed: ({ playerId: player, type: prop, from, to }: PropFilter) => ({
      player,
      prop,
      time: { from, to },
    }),
    columnOf: () => 'id' as const,
  });
}
