import type { AnyShape } from './description.ts';
import { ranksSchema } from './ranks.ts';

/**
 * Statements that make a list's indexes, and keep its ranks where it has them: part of its projection's schema. One a column that it can be ordered by, and one a
 * value that it can be narrowed to, in the order that is shown most. An index of a table WITHOUT ROWID ends in its primary
 * key.
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
