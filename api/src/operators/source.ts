import type { OperatorRole } from '@skins/engine/kernel';
import { pageOf } from '../admin/page.ts';
import type { Source } from '../admin/resources.ts';
import type { AdminTools } from '../admin/tools.ts';
import type { Operator } from './operator.ts';
import type { OperatorRow } from './resources.ts';

/** All operators: they are few. */
export function operatorSource({
  operators,
}: AdminTools): Source<OperatorRow, OperatorRow, { readonly role?: OperatorRole }> {
  const rows = () => operators.all().map(rowOf);
  return {
    list: ({ filter: { role }, ...query }) =>
      pageOf(
        rows().filter((row) => role === undefined || row.role === role),
        query,
        keyOf,
      ),
    many: (ids) => rows().filter(({ id }) => ids.includes(id)),
    one: (id) => {
      const operator = operators.find(id);
      return operator && rowOf(operator);
    },
  };
}

const rowOf = ({ operatorId, ...row }: Operator): OperatorRow => ({ id: operatorId, ...row });

function keyOf(row: OperatorRow, field: string): string | number {
  switch (field) {
    case 'name':
    case 'role':
    case 'created':
    case 'since':
      return row[field];
    default:
      return row.id;
  }
}
