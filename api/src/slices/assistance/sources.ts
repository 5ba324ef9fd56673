import type { Source } from '../../foundation/admin/resources.ts';
import type { AdminTools } from '../../foundation/admin/tools.ts';
import { List } from '../../foundation/lists/index.ts';
import type { AssistRow } from './resources.ts';
import { type ListedAssist, listedAssists } from './views.ts';

interface AssistFilter {
  readonly roomId?: string;
  readonly playerId?: string;
  readonly helperId?: string;
  readonly from?: number;
  readonly to?: number;
}

const rowOf = ({ position, room, helper, helped, device, time }: ListedAssist): AssistRow => ({
  id: position,
  roomId: room,
  playerId: helped,
  helperId: helper,
  device,
  time,
});

/** Help into rooms, from its table. */
export function assistSource({ readModels }: AdminTools): Source<AssistRow, AssistRow, AssistFilter> {
  const list = new List(readModels, listedAssists);
  const find = (id: string) => {
    const found = list.find({ whose: null, id });
    return found && rowOf(found);
  };
  return {
    list({ filter: { roomId: room, playerId: helped, helperId: helper, from, to }, sort, begin, limit }) {
      const wanted = { whose: null, filter: { room, helped, helper, time: { from, to } } };
      const ordered = { column: 'position', descending: sort.descending } as const;
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
