import type { ReactNode } from 'react';

/** A column of a list or a table: its head, and what stands in a row's cell. */
export interface Column<Row> {
  readonly label: string;
  readonly render: (row: Row) => ReactNode;
  /** the field that the service orders the list by; without one this column does not */
  readonly sort?: keyof Row & string;
  /** figures stand on the right */
  readonly align?: 'right';
  readonly nowrap?: boolean;
}
