import { hash } from 'node:crypto';
import type { Database, Statement as Prepared } from 'better-sqlite3';
import { type Compilable, Kysely, type RawBuilder, sql } from 'kysely';
import { type Dialect, Place, writers } from '../sql/index.ts';
import type { Cell, Columns, KyselyRow, RowOf, Table } from './table.ts';

/** A statement with its values, ready to run. */
export interface Bound<Row = unknown> {
  /** as SQLite prepared it once for a handle */
  readonly on: (database: Database) => { readonly prepared: Prepared<Cell[], Row>; readonly values: Cell[] };
  /** as a connection to PostgreSQL prepares it once by its name */
  readonly named: () => { readonly name: string; readonly text: string; readonly values: Cell[] };
  /** type of a row */
  readonly row?: Row;
}

/** The tables that a statement may use, as kysely types them. */
type RowsOf<Used extends readonly Table[]> = {
  readonly [Each in Used[number] as Each['name']]: KyselyRow<Each['columns']>;
};

/** Returns the place of a value in a statement. */
export type At<Values extends Columns> = <Name extends keyof Values & string>(
  name: Name,
) => RawBuilder<RowOf<Values>[Name]>;

/** PostgreSQL cannot always infer the type of a value from its place. */
const CASTS = {
  text: 'text',
  integer: 'bigint',
  bytes: 'bytea',
  'text?': 'text',
  'integer?': 'bigint',
  serial: 'bigint',
} as const;

interface Written {
  readonly text: string;
  readonly parameters: readonly (Place | Cell)[];
}

/**
 * Describes a statement of fixed shape.
 * @param _used the tables it uses
 * @param values the types of the values that are bound when it runs
 * @param build writes it; a value stands where `at` puts it
 * @returns binds the values
 */
export function statement<const Used extends readonly Table[], const Values extends Columns, Row>(
  _used: Used,
  values: Values,
  build: (rows: Kysely<RowsOf<Used>>, at: At<Values>) => Compilable<Row>,
): (bound: RowOf<Values>) => Bound<Row> {
  const write = (dialect: Dialect): Written => {
    const query = build(new Kysely<RowsOf<Used>>({ dialect: writers[dialect] }), (name) => {
      const place = new Place(name);
      const type = values[name];
      return dialect === 'postgres' && type !== undefined
        ? sql`cast(${place} as ${sql.raw(CASTS[type])})`
        : sql`${place}`;
    }).compile();
    return { text: query.sql, parameters: query.parameters.map(checked) };
  };
  const forSqlite = once(() => write('sqlite'));
  const forPostgres = once(() => {
    const { text, parameters } = write('postgres');
    return { name: `skins ${hash('sha256', text, 'hex').slice(0, NAME_DIGITS)}`, text, parameters };
  });
  const handles = new WeakMap<Database, Prepared<Cell[], Row>>();
  const preparedOn = (database: Database): Prepared<Cell[], Row> => {
    const known = handles.get(database);
    if (known !== undefined) return known;
    const prepared = database.prepare<Cell[], Row>(forSqlite().text);
    handles.set(database, prepared);
    return prepared;
  };
  return (bound) => ({
    on: (database) => ({ prepared: preparedOn(database), values: boundTo(forSqlite(), bound) }),
    named: () => {
      const { name, text, parameters } = forPostgres();
      return { name, text, values: boundTo({ text, parameters }, bound) };
    },
  });
}

const NAME_DIGITS = 32;

function once<Result>(make: () => Result): () => Result {
  let made: { readonly result: Result } | undefined;
  return () => (made ??= { result: make() }).result;
}

function checked(value: unknown): Place | Cell {
  if (value instanceof Place || typeof value === 'string' || typeof value === 'number' || value === null)
    return value;
  throw new TypeError(`a statement holds a value of another kind: ${typeof value}`);
}

const boundTo = ({ parameters }: Written, values: Readonly<Record<string, Cell>>): Cell[] =>
  parameters.map((one) => {
    if (!(one instanceof Place)) return one;
    const value = values[one.name];
    if (value === undefined) throw new TypeError(`no value for ${one.name}`);
    return value;
  });
