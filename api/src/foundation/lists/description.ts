/** What lists are ordered and filtered by. */
export type Cell = string | number;

type ColumnOf<Row, Value> = {
  [Column in keyof Row & string]: Row[Column] extends Value ? Column : never;
}[keyof Row & string];

/** One way in which a list can be narrowed. */
type Filter<Row> =
  | { readonly equals: ColumnOf<Row, Cell> }
  | { readonly prefix: ColumnOf<Row, string> }
  | { readonly range: ColumnOf<Row, Cell> };

/** Where the number of rows is kept, so that nobody has to count them. */
type Kept<Tables> = {
  [Table in keyof Tables & string]: {
    readonly table: Table;
    readonly column: ColumnOf<Tables[Table], number>;
  };
}[keyof Tables & string];

/** What a list over rows of a table can be asked. */
export interface Shape<Tables, Row> {
  /** the column that says whose rows they are, when every question is about one owner's */
  readonly whose: ColumnOf<Row, Cell> | null;
  /** tells rows apart: with `whose`, the table's primary key */
  readonly id: ColumnOf<Row, Cell>;
  /** the first is the order in which it is shown most */
  readonly sortable: readonly [ColumnOf<Row, Cell>, ...ColumnOf<Row, Cell>[]];
  readonly filters: { readonly [name: string]: Filter<Row> };
  /** of all rows, or of all of an owner's; filtered ones are counted */
  readonly total: 'counted' | Kept<Tables>;
  /** Its rows' places are kept, for a write where a row moves: a jump to any page of the whole list is a seek. */
  readonly ranked?: true;
}

/** A list over rows of a table, as its slice describes it. */
export interface ListOf<Row extends object, Its> {
  readonly table: string;
  readonly shape: Its;
  /** never there: it carries the type of a row */
  readonly row?: Row;
}

/** Describes a list over one of a projection's tables. */
export const listOver =
  <Tables extends { readonly [Table in keyof Tables]: object }>() =>
  <const Table extends keyof Tables & string, const Its extends Shape<Tables, Tables[Table]>>(
    table: Table,
    shape: Its,
  ): ListOf<Tables[Table], Its> => ({ table, shape });

/** A half-open span of values. */
interface Span<Value> {
  readonly from?: Value | undefined;
  readonly to?: Value | undefined;
}

type Narrowing<Row, Its> = Its extends { readonly equals: infer Column extends keyof Row }
  ? Row[Column]
  : Its extends { readonly range: infer Column extends keyof Row }
    ? Span<Row[Column]>
    : string;

/** A shape whose names were checked against its tables. */
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

/** Which rows a list is asked for. A filter that is undefined does not narrow it. */
export interface Wanted<Row, Its extends AnyShape> {
  readonly whose: Its['whose'] extends keyof Row ? Row[Its['whose']] : null;
  readonly filter: {
    readonly [Name in keyof Its['filters']]?: Narrowing<Row, Its['filters'][Name]> | undefined;
  };
}
