import type { ListPage } from '../lists/index.ts';
import type { Begin, ListQuery } from './list-query.ts';
import type { Page } from './page.ts';

/** A list over all players' rows of a table; `List` implements it. */
interface Table<Row, Narrowed, Column> {
  page(
    query: { readonly whose: null; readonly filter: Narrowed } & Begin & {
        readonly sort: { readonly column: Column; readonly descending: boolean };
        readonly limit: number;
      },
  ): ListPage<Row>;
  total(wanted: { readonly whose: null; readonly filter: Narrowed }): number;
  find(wanted: { readonly whose: null; readonly id: string }): Row | undefined;
}

interface Asked<Row, Narrowed, Column, Shown, Filter> {
  readonly shown: (row: Row) => Shown;
  /** Translates a console filter into a filter of the table. */
  readonly narrowed: (filter: Filter) => Narrowed;
  /** Returns the column by which a console field is sorted. */
  readonly columnOf: (field: string) => Column;
}

/** Returns the source of a resource whose records are the rows of a table. */
export function tableSource<Row, Narrowed, Column extends string, Shown, Filter>(
  table: Table<Row, Narrowed, Column>,
  { shown, narrowed, columnOf }: Asked<Row, Narrowed, Column, Shown, Filter>,
) {
  const one = (id: string): Shown | undefined => {
    const row = table.find({ whose: null, id });
    return row && shown(row);
  };
  return {
    list: ({ filter, sort: { field, descending }, begin, limit }: ListQuery<Filter>): Page<Shown> => {
      const wanted = { whose: null, filter: narrowed(filter) };
      const sort = { column: columnOf(field), descending };
      const { rows, next } = table.page({ ...wanted, ...begin, limit, sort });
      return { rows: rows.map(shown), total: table.total(wanted), next: next && { ...next, sort: field } };
    },
    many: (ids: readonly string[]): Shown[] => ids.flatMap((id) => one(id) ?? []),
    one,
  };
}
