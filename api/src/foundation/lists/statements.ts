import { type ExpressionBuilder, Kysely, sql } from 'kysely';
import { Place, writers } from '../sql/index.ts';
import type { AnyShape, Cell } from './description.ts';

type AnyTables = Record<string, Record<string, Cell | Place>>;

const builder = new Kysely<AnyTables>({ dialect: writers.sqlite });

/** A statement, and the names of the values it binds, in order. */
export interface Written {
  readonly sql: string;
  readonly places: readonly string[];
}

/** A condition on a column; `place` names the value. */
export interface Condition {
  readonly column: string;
  readonly is: '=' | '>=' | '<';
  readonly place: string;
}

/** The parts of a query that determine its statement; values do not. */
interface PageShape {
  readonly table: string;
  readonly shape: AnyShape;
  readonly conditions: readonly Condition[];
  readonly sort: { readonly column: string; readonly descending: boolean };
  /** start: an offset from a given row on, or below it in descending order */
  readonly begin: 'offset' | 'after' | 'start';
}

/** Placeholders that every page has. */
export const LIMIT = 'limit';
export const OFFSET = 'offset';
export const LAST_VALUE = 'last value';
export const LAST_ID = 'last id';

/** Returns the statement of a page. The inner query walks only an index; the page's own rows are then looked up by primary key. */
export function pageStatement({ table, shape: { whose, id }, conditions, sort, begin }: PageShape): Written {
  const order = sort.descending ? 'desc' : 'asc';
  const columns = sort.column === id ? [id] : [sort.column, id];
  let keys = builder
    .selectFrom(table)
    .select(whose === null ? [id] : [whose, id])
    .where(meeting(conditions))
    .limit(placeOf(LIMIT));
  if (begin !== 'offset') keys = keys.where(begin === 'after' ? behind(sort, id) : beginningAt(sort, id));
  if (begin !== 'after') keys = keys.offset(placeOf(OFFSET));
  for (const column of columns) keys = keys.orderBy(column, order);
  let rows = builder
    .selectFrom(table)
    .selectAll()
    .where((build) => build(whose === null ? build.ref(id) : build.refTuple(whose, id), 'in', keys));
  for (const column of columns) rows = rows.orderBy(column, order);
  return written(rows);
}

export const countStatement = (table: string, conditions: readonly Condition[]): Written =>
  written(
    builder
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('n'))
      .where(meeting(conditions)),
  );

/** Returns the statement for a single row, or for a number stored in one. */
export function rowStatement(
  table: string,
  column: string | null,
  conditions: readonly Condition[],
): Written {
  const rows = builder.selectFrom(table).where(meeting(conditions));
  return written(column === null ? rows.selectAll() : rows.select(`${column} as n`));
}

type Expressions = ExpressionBuilder<AnyTables, string>;

const placeOf = (name: string) => sql<number>`${new Place(name)}`;

const meeting = (conditions: readonly Condition[]) => (build: Expressions) =>
  build.and(conditions.map(({ column, is, place }) => build(column, is, new Place(place))));

/** Rows after the last one of the previous page. */
const behind = (sort: PageShape['sort'], id: string) => beyond(sort, id, sort.descending ? '<' : '>');

/** Rows from a mark on. Ascending, the mark's own row is the first; descending, rows start below the mark. */
const beginningAt = (sort: PageShape['sort'], id: string) => beyond(sort, id, sort.descending ? '<' : '>=');

const beyond =
  ({ column }: PageShape['sort'], id: string, is: '<' | '>' | '>=') =>
  (build: Expressions) => {
    const last = new Place(LAST_ID);
    return column === id
      ? build(id, is, last)
      : build(build.refTuple(column, id), is, build.tuple(new Place(LAST_VALUE), last));
  };

function written(query: {
  compile(): { readonly sql: string; readonly parameters: readonly unknown[] };
}): Written {
  const { sql, parameters } = query.compile();
  const places = parameters.map((value) => {
    if (value instanceof Place) return value.name;
    throw new TypeError(`a value stands in the statement: ${sql}`);
  });
  return { sql, places };
}
