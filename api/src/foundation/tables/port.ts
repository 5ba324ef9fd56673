import type { Bound } from './statement.ts';
import type { Table } from './table.ts';

/**
 * The tables outside the log: in a file of the data folder, or on the server of the log. Statements run in the order in which
 * they are given.
 */
export interface Tables {
  /** Returns the rows that a statement finds. */
  readonly all: <Row>(asked: Bound<Row>) => Promise<readonly Row[]>;
  /**
   * Makes changes in one transaction, in order. After a lost connection they are made again: a change has to mean the same twice, or
   * refuse the second time.
   * @param alone waits for others with the same word, so that what a change reads is not changed meanwhile
   * @returns the number of rows that each changed
   */
  readonly change: (changes: readonly Bound[], alone?: string) => Promise<readonly number[]>;
  /** whether other servers may change them: what was read is soon out of date */
  readonly shared: boolean;
  /** Removes rows that were deleted from the table's files, as far as the database allows. */
  readonly clean: (table: Table) => Promise<void>;
  /** Waits for what is under way. */
  readonly close: () => Promise<void>;
}
