import type { ListQuery, Sort } from './list-query.ts';

/** A part of a list, and how many rows the whole has. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

type Key = string | number | null;

/** A page of rows that are all in memory. `keyOf` says by what they are ordered; what has no key comes last. */
export function pageOf<Row extends { readonly id: string }>(
  rows: readonly Row[],
  { sort, offset, limit }: Pick<ListQuery<unknown>, 'sort' | 'offset' | 'limit'>,
  keyOf: (row: Row, field: string) => Key,
): Page<Row> {
  const ordered = rows
    .map((row) => ({ row, key: keyOf(row, sort.field) }))
    .toSorted((a, b) => compare(a.key, b.key, sort) || compare(a.row.id, b.row.id, sort));
  return { rows: ordered.slice(offset, offset + limit).map(({ row }) => row), total: rows.length };
}

function compare(a: Key, b: Key, { descending }: Sort): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? 1 : -1;
  return a < b === descending ? 1 : -1;
}
