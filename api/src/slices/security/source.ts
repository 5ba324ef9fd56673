import type { Source } from '../../foundation/admin/resources.ts';
import type { AdminTools } from '../../foundation/admin/tools.ts';
import type { SecurityDesk } from './desk.ts';
import type { SecurityKind } from './kinds.ts';
import type { SecurityEventRow } from './resources.ts';
import type { KeptEvent } from './table.ts';

interface SecurityFilter {
  readonly kind?: SecurityKind;
  readonly name?: string;
  readonly from?: number;
  readonly to?: number;
}

/** Security events, including the newest. */
export function securitySource({
  desks: {
    security: { trail: security },
  },
}: AdminTools<{ readonly security: SecurityDesk }>): Source<
  SecurityEventRow,
  SecurityEventRow,
  SecurityFilter
> {
  const find = (id: string): SecurityEventRow | undefined => {
    const found = /^\d{1,15}$/.test(id) ? security.table.find(Number(id)) : undefined;
    return found && rowOf(found);
  };
  return {
    list({ filter: { kind, name, from, to }, sort, begin, limit }) {
      const wanted = { whose: null, filter: { kind, name: name?.trim() || undefined, time: { from, to } } };
      const ordered = { column: 'id', descending: sort.descending } as const;
      const { table } = security;
      const { rows, next } = table.page({ ...wanted, ...begin, limit, sort: ordered });
      return { rows: rows.map(rowOf), total: table.total(wanted), next };
    },
    many: (ids) => ids.flatMap((id) => find(id) ?? []),
    one: find,
  };
}

const rowOf = ({ id, time, kind, name, what, request, times, address }: KeptEvent): SecurityEventRow => ({
  id: String(id),
  time,
  kind,
  name,
  what,
  address,
  requestId: request,
  count: times,
});
