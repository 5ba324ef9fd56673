import type { AnyShape } from './description.ts';
import { ranksSchema } from './ranks.ts';

/**
 * Returns the SQL that creates a list's indexes, and its ranks if it has them; part of its projection's schema. There is
 * an index for each sort column, and for each filter value in the most frequent order. An index of a WITHOUT ROWID table
 * ends in the primary key.
 */
export const indexesOf = ({ table, shape }: { readonly table: string; readonly shape: AnyShape }): string =>
  [
    ...indexedBy(shape).map(
      (columns) =>
        `CREATE INDEX IF NOT EXISTS ${table}_${columns.join('_')} ON ${table} (${[...ownerIn(shape), ...columns].join(', ')});`,
    ),
    ranksSchema({ table, shape }),
  ].join('\n');

const ownerIn = ({ whose }: AnyShape): readonly string[] => (whose === null ? [] : [whose]);

function indexedBy({ id, sortable, filters }: AnyShape): readonly (readonly string[])[] {
  const [first] = sortable;
  const narrowed = Object.values(filters).flatMap((filter) => ('equals' in filter ? [filter.equals] : []));
  return [
    ...sortable.filter((column) => column !== id).map((column) => [column]),
    ...narrowed.map((column) => (first === undefined || first === id ? [column] : [column, first])),
  ];
}
