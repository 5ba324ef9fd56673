import type { Database } from 'better-sqlite3';
import type { LoggedEvent } from '../runtime/index.ts';

/**
 * Applies events in order, inside one transaction with the projection's checkpoint.
 * @param more whether others follow in that transaction; rows that many events change may be written after the last ones
 */
export type Apply = (events: readonly LoggedEvent[], more?: boolean) => void;

/** The event types that a projection uses; others are not passed to it and cost it nothing. */
export type Heard = readonly { readonly type: string }[];

/** Rows derived from the log, in the read-model file; they can be rebuilt from the first event at any time. */
export interface Projection {
  readonly name: string;
  /** increase it when rows or tables change; the projection is then rebuilt */
  readonly version: number;
  /** names of its tables, which a rebuild drops */
  readonly tables: readonly string[];
  /** names of tables that only former versions had; also dropped */
  readonly formerTables?: readonly string[];
  /** SQL that creates missing tables and indexes */
  readonly schema: string;
  readonly hears: Heard | 'everything';
  /**
   * Prepares its statements on the file with the tables. It is called again after a failed batch, so any memory kept
   * between batches must be derived from the rows.
   */
  prepare(database: Database): Apply;
}
