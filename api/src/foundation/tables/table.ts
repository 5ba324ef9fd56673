import type { Dialect } from '../sql/index.ts';

/** What a column holds; with `?` also nothing. */
type ColumnType = 'text' | 'integer' | 'bytes' | 'text?' | 'integer?';

/** A value of a row. */
export type Cell = string | number | Buffer | null;

interface CellTypes {
  readonly text: string;
  readonly integer: number;
  readonly bytes: Buffer;
  readonly 'text?': string | null;
  readonly 'integer?': number | null;
}

export type Columns = Readonly<Record<string, ColumnType>>;

/** The row that columns describe. */
export type RowOf<Described extends Columns> = {
  readonly [Name in keyof Described]: CellTypes[Described[Name]];
};

/** A table outside the log, described once for every database. */
export interface Table<Name extends string = string, Described extends Columns = Columns> {
  readonly name: Name;
  readonly columns: Described;
  /** columns of the primary key; none: rows may be equal */
  readonly key: readonly string[];
  /** columns of each further index, by its name */
  readonly indexes: Readonly<Record<string, readonly string[]>>;
  /** whether the file counts its changes, which distinguishes an older copy of it from a newer one */
  readonly counted: boolean;
}

interface Described<Name extends string, Its extends Columns> extends Pick<
  Table<Name, Its>,
  'name' | 'columns'
> {
  readonly key?: readonly (keyof Its & string)[];
  readonly indexes?: Readonly<Record<string, readonly (keyof Its & string)[]>>;
  readonly counted?: boolean;
}

/** Describes a table. */
export const table = <const Name extends string, const Its extends Columns>({
  key = [],
  indexes = {},
  counted = false,
  ...rest
}: Described<Name, Its>): Table<Name, Its> => ({ ...rest, key, indexes, counted });

/** How a dialect writes a type; texts of PostgreSQL compare by their bytes, like those of SQLite. */
const TYPES: Readonly<Record<Dialect, Readonly<Record<ColumnType, string>>>> = {
  sqlite: {
    text: 'TEXT NOT NULL',
    integer: 'INTEGER NOT NULL',
    bytes: 'BLOB NOT NULL',
    'text?': 'TEXT',
    'integer?': 'INTEGER',
  },
  postgres: {
    text: 'text COLLATE "C" NOT NULL',
    integer: 'bigint NOT NULL',
    bytes: 'bytea NOT NULL',
    'text?': 'text COLLATE "C"',
    'integer?': 'bigint',
  },
};

/** Returns the statements that create a table and its indexes where they are missing. */
export function schemaOf({ name, columns, key, indexes }: Table, dialect: Dialect): string {
  const lines = Object.entries(columns).map(([column, type]) => `${column} ${TYPES[dialect][type]}`);
  if (key.length > 0) lines.push(`PRIMARY KEY (${key.join(', ')})`);
  const kind = { sqlite: key.length > 0 ? ' STRICT, WITHOUT ROWID' : ' STRICT', postgres: '' }[dialect];
  return [
    `CREATE TABLE IF NOT EXISTS ${name} (\n  ${lines.join(',\n  ')}\n)${kind}`,
    ...Object.entries(indexes).map(
      ([index, of]) => `CREATE INDEX IF NOT EXISTS ${index} ON ${name} (${of.join(', ')})`,
    ),
  ].join(';\n');
}
