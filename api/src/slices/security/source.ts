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
  const find = async (id: string): Promise<SecurityEventRow | undefined> => {
    const found = /^\d{1,15}$/.test(id) ? await (await security.table()).find(Number(id)) : undefined;
    return found && rowOf(found);
  };
  return {
    async list({ filter: { name, ...filter }, sort: { descending }, begin, limit }) {
      const wanted = { ...filter, name: name?.trim() || undefined };
      const table = await security.table();
      const { rows, next } = await table.page({ ...wanted, begin, limit, descending });
      return { rows: rows.map(rowOf), total: await table.total(wanted), next };
    },
    many: async (ids) => (await Promise.all(ids.map(find))).filter((row) => row !== undefined),
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
