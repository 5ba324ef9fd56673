import type { Database, Statement } from 'better-sqlite3';
import type { Cursor } from './cursor.ts';
import type { AnyShape, Cell, ListOf, Wanted } from './description.ts';
import { type Values, cellIn, narrowed } from './narrowing.ts';
import { Places, type Start } from './places.ts';
import { STRETCH } from './ranks.ts';
import {
  type Condition,
  LAST_ID,
  LAST_VALUE,
  LIMIT,
  OFFSET,
  type Written,
  countStatement,
  pageStatement,
  rowStatement,
} from './statements.ts';

/** The start of a page: a row offset, or the previous page's cursor. Only a cursor costs the same at any depth. */
type Begin = { readonly offset: number } | { readonly after: Cursor };

/** The rows, order and part of a list that a query asks for. */
export type Query<Row, Its extends AnyShape> = Wanted<Row, Its> & Part<Its['sortable'][number]>;
type Part<Column> = Begin & {
  readonly sort: { readonly column: Column; readonly descending: boolean };
  readonly limit: number;
};

export interface ListPage<Row> {
  readonly rows: readonly Row[];
  /** start of the next page; undefined at the end of the list */
  readonly next: Cursor | undefined;
}

/** The selected rows, already checked by the list's types. */
interface AnyWanted {
  readonly whose: unknown;
  readonly filter: object;
}

/** Runs the queries of a list. It writes and prepares one statement for each query shape, and runs it synchronously. */
export class List<Row extends object, Its extends AnyShape> {
  readonly #database: Database;
  readonly #table: string;
  readonly #shape: AnyShape;
  readonly #prepared = new Map<string, Prepared<object>>();
  readonly #places: Places | undefined;

  constructor(database: Database, list: ListOf<Row, Its>) {
    this.#database = database;
    this.#table = list.table;
    this.#shape = list.shape;
    this.#places = this.#shape.ranked === true ? new Places(database, list.table) : undefined;
  }

  /** Returns a page of rows. */
  page(query: Query<Row, Its>): ListPage<Row>;
  page(query: AnyWanted & Part<string>): ListPage<object> {
    const { sort, limit } = query;
    const { conditions, values } = narrowed(this.#shape, query);
    const start = this.#startOf(query, conditions.length);
    const begin = start.at === undefined ? 'offset' : 'offset' in query ? 'start' : 'after';
    const shape = { table: this.#table, shape: this.#shape, conditions, sort, begin } as const;
    const key = `page ${sort.column} ${sort.descending} ${begin} ${keyOf(conditions)}`;
    const found = this.#statement(key, () => pageStatement(shape)).all({
      ...values,
      [OFFSET]: start.skip,
      [LAST_VALUE]: start.at?.value ?? null,
      [LAST_ID]: start.at?.id ?? null,
      // One more row than needed tells whether there is a next page.
      [LIMIT]: limit + 1,
    });
    const rows = found.slice(0, limit);
    const last = rows.at(-1);
    return { rows, next: found.length > limit && last ? this.#cursorAt(last, sort) : undefined };
  }

  /** Returns the number of rows. */
  total(wanted: Wanted<Row, Its>): number;
  total(wanted: AnyWanted): number {
    const { conditions, values } = narrowed(this.#shape, wanted);
    const { total, whose } = this.#shape;
    const own = conditions.filter(({ column }) => column === whose);
    const kept = total !== 'counted' && own.length === conditions.length ? total : undefined;
    const statement = this.#statement(`total ${keyOf(conditions)}`, () =>
      kept === undefined
        ? countStatement(this.#table, conditions)
        : rowStatement(kept.table, kept.column, own),
    );
    return Number(cellIn(statement.get(values) ?? {}, 'n') ?? 0);
  }

  /** Returns the row with an id. */
  find(wanted: Pick<Wanted<Row, Its>, 'whose'> & { readonly id: Cell }): Row | undefined;
  find({ whose, id }: Pick<AnyWanted, 'whose'> & { readonly id: Cell }): object | undefined {
    const { conditions, values } = narrowed(this.#shape, { whose, filter: {} });
    const all = [...conditions, { column: this.#shape.id, is: '=', place: LAST_ID } as const];
    return this.#statement('row', () => rowStatement(this.#table, null, all)).get({
      ...values,
      [LAST_ID]: id,
    });
  }

  /** Returns the start of a page: for a large offset into a whole ranked list, the mark before it. */
  #startOf(query: Part<string>, conditions: number): Start | { readonly at: Cursor; readonly skip: 0 } {
    if (!('offset' in query)) return { at: query.after, skip: 0 };
    const { offset, sort } = query;
    if (this.#places === undefined || conditions > 0 || offset < STRETCH)
      return { at: undefined, skip: offset };
    return this.#places.find(sort.column, sort.descending, offset);
  }

  #statement(key: string, write: () => Written): Prepared<object> {
    const known = this.#prepared.get(key);
    if (known !== undefined) return known;
    const made = new Prepared<object>(this.#database, write());
    this.#prepared.set(key, made);
    return made;
  }

  #cursorAt(row: object, { column, descending }: Part<string>['sort']): Cursor {
    const id = cellIn(row, this.#shape.id) ?? '';
    return { sort: column, descending, value: cellIn(row, column), id };
  }
}

/** A statement whose values are bound by name. */
class Prepared<Row> {
  readonly #statement: Statement<(Cell | null)[], Row>;
  readonly #places: readonly string[];

  constructor(database: Database, { sql, places }: Written) {
    this.#statement = database.prepare(sql);
    this.#places = places;
  }

  all(values: Values): Row[] {
    return this.#statement.all(...this.#bound(values));
  }

  get(values: Values): Row | undefined {
    return this.#statement.get(...this.#bound(values));
  }

  #bound(values: Values): (Cell | null)[] {
    return this.#places.map((place) => values[place] ?? null);
  }
}

const keyOf = (conditions: readonly Condition[]): string => conditions.map(({ place }) => place).join();
