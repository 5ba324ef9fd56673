import type { Prop } from '@skins/engine/kernel';
import type { Source } from '../admin/resources.ts';
import type { AdminTools } from '../admin/tools.ts';
import { List } from '../lists/index.ts';
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

/** Props that came and went, out of their table. */
export function propSource({ readModels }: AdminTools): Source<PropRow, PropRow, PropFilter> {
  const list = new List(readModels, listedProps);
  const find = (id: string) => {
    const found = list.find({ whose: null, id });
    return found && rowOf(found);
  };
  return {
    list({ filter: { playerId: player, type: prop, from, to }, sort, begin, limit }) {
      const wanted = { whose: null, filter: { player, prop, time: { from, to } } };
      const ordered = { column: 'id', descending: sort.descending } as const;
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
