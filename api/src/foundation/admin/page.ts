import type { Cursor } from '../lists/index.ts';
import type { Begin, ListQuery, Sort } from './list-query.ts';

/** A page of a list, and the number of rows in the whole list. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  /** start of the next page; undefined at the end of the list */
  readonly next: Cursor | undefined;
}

/** Returns whether a time is within the span of a list filter; the start is inclusive, the end exclusive. */
export const isWithin = (
  time: number,
  { from, to }: { readonly from?: number; readonly to?: number },
): boolean => (from === undefined || time >= from) && (to === undefined || time < to);

type Key = string | number | null;

/** Returns a page of rows that are all in memory. `keyOf` returns the sort key; rows without a key come last. */
export function pageOf<Row extends { readonly id: string }>(
  rows: readonly Row[],
  { sort, begin, limit }: Pick<ListQuery<unknown>, 'sort' | 'begin' | 'limit'>,
  keyOf: (row: Row, field: string) => Key,
): Page<Row> {
  const ordered = rows
    .map((row) => ({ row, key: keyOf(row, sort.field), id: row.id }))
    .toSorted((a, b) => compare(a, b, sort));
  const first = firstOf(ordered, begin, sort);
  const page = ordered.slice(first, first + limit);
  const last = page.at(-1);
  const next =
    last === undefined || first + limit >= ordered.length
      ? undefined
      : { sort: sort.field, descending: sort.descending, value: last.key, id: last.id };
  return { rows: page.map(({ row }) => row), total: rows.length, next };
}

interface Place {
  readonly key: Key;
  readonly id: string | number;
}

function firstOf(ordered: readonly Place[], begin: Begin, sort: Sort): number {
  if ('offset' in begin) return begin.offset;
  const { value, id } = begin.after;
  const first = ordered.findIndex((place) => compare(place, { key: value, id }, sort) > 0);
  return first === -1 ? ordered.length : first;
}

const compare = (a: Place, b: Place, sort: Sort): number =>
  compareKeys(a.key, b.key, sort) || compareKeys(a.id, b.id, sort);

function compareKeys(a: Key, b: Key, { descending }: Sort): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? 1 : -1;
  return a < b === descending ? 1 : -1;
}
