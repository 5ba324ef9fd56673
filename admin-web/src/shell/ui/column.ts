import type { ReactNode } from 'react';

/** A column of a list or a table: its head and its cells. */
export interface Column<Row> {
  readonly label: string;
  readonly render: (row: Row) => ReactNode;
  /** the field by which the server sorts; without one the column is not sortable */
  readonly sort?: keyof Row & string;
  /** numbers are right-aligned */
  readonly align?: 'right';
  readonly nowrap?: boolean;
}
