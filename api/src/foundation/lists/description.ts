/** A value by which lists are sorted and filtered. */
export type Cell = string | number;

type ColumnOf<Row, Value> = {
  [Column in keyof Row & string]: Row[Column] extends Value ? Column : never;
}[keyof Row & string];

/** A filter of a list. */
type Filter<Row> =
  | { readonly equals: ColumnOf<Row, Cell> }
  | { readonly prefix: ColumnOf<Row, string> }
  | { readonly range: ColumnOf<Row, Cell> };

/** The column that stores a row count, so that no query has to count. */
type Kept<Tables> = {
  [Table in keyof Tables & string]: {
    readonly table: Table;
    readonly column: ColumnOf<Tables[Table], number>;
  };
}[keyof Tables & string];

/** The queries that a list over a table's rows supports. */
export interface Shape<Tables, Row> {
  /** the owner column, if every query is about one owner's rows */
  readonly whose: ColumnOf<Row, Cell> | null;
  /** identifies rows: together with `whose`, the table's primary key */
  readonly id: ColumnOf<Row, Cell>;
  /** sort columns; the first is the most frequent */
  readonly sortable: readonly [ColumnOf<Row, Cell>, ...ColumnOf<Row, Cell>[]];
  readonly filters: { readonly [name: string]: Filter<Row> };
  /** source of the number of all rows, or of an owner's; filtered rows are always counted */
  readonly total: 'counted' | Kept<Tables>;
  /** Stores the ranks of rows, so that a jump to any page of the whole list is a seek; it costs an extra write when a row moves. */
  readonly ranked?: true;
}

/** A list over rows of a table, as described by its slice. */
export interface ListOf<Row extends object, Its> {
  readonly table: string;
  readonly shape: Its;
  /** never set: it carries the type of a row */
  readonly row?: Row;
}

/** Describes a list over one of a projection's tables. */
export const listOver =
  <Tables extends { readonly [Table in keyof Tables]: object }>() =>
  <const Table extends keyof Tables & string, const Its extends Shape<Tables, Tables[Table]>>(
    table: Table,
    shape: Its,
  ): ListOf<Tables[Table], Its> => ({ table, shape });

/** A range of values; the start is inclusive, the end exclusive. */
interface Span<Value> {
  readonly from?: Value | undefined;
  readonly to?: Value | undefined;
}

type Narrowing<Row, Its> = Its extends { readonly equals: infer Column extends keyof Row }
  ? Row[Column]
  : Its extends { readonly range: infer Column extends keyof Row }
    ? Span<Row[Column]>
    : string;

/** A shape whose column names were checked against its tables. */
export interface AnyShape {
  readonly whose: string | null;
  readonly id: string;
  readonly sortable: readonly string[];
  readonly filters: { readonly [name: string]: AnyFilter };
  readonly total: 'counted' | { readonly table: string; readonly column: string };
  readonly ranked?: true;
}
export type AnyFilter =
  { readonly equals: string } | { readonly prefix: string } | { readonly range: string };

/** The rows that a query selects. An undefined filter selects all. */
export interface Wanted<Row, Its extends AnyShape> {
  readonly whose: Its['whose'] extends keyof Row ? Row[Its['whose']] : null;
  readonly filter: {
    readonly [Name in keyof Its['filters']]?: Narrowing<Row, Its['filters'][Name]> | undefined;
  };
}
