import type { Database } from 'better-sqlite3';
import type { LoggedEvent } from '../runtime/index.ts';

/**
 * Takes events in order, inside one transaction with the projection's checkpoint.
 * @param more whether others follow in that transaction, or none: rows that many events change may wait for the last ones
 */
export type Apply = (events: readonly LoggedEvent[], more?: boolean) => void;

/** Types of events that a projection makes rows of; all others are kept from it, and cost it nothing. */
export type Heard = readonly { readonly type: string }[];

/** Rows made from the log, in the read-model file; rebuilt from the first event at any time. */
export interface Projection {
  readonly name: string;
  /** raise it when rows or tables change: the projection then rebuilds itself */
  readonly version: number;
  /** names of its tables, which a rebuild drops */
  readonly tables: readonly string[];
  /** of tables that only former versions had: dropped with them */
  readonly formerTables?: readonly string[];
  /** statements that create the tables and their indexes when they are missing */
  readonly schema: string;
  readonly hears: Heard | 'everything';
  /**
   * Prepares its statements on the file that holds the tables. It is asked again after a batch that failed: so what is kept in memory from one
   * batch to the next is what the rows say.
   */
  prepare(database: Database): Apply;
}
