import type { Database } from 'better-sqlite3';
import type { LoggedEvent } from '../runtime/index.ts';

/** Takes a batch of events in order, inside one transaction with the projection's checkpoint. */
export type Apply = (batch: readonly LoggedEvent[]) => void;

/** Rows made from the log, in the read-model file; rebuilt from the first event at any time. */
export interface Projection {
  readonly name: string;
  /** raise it when rows or tables change: the projection then rebuilds itself */
  readonly version: number;
  /** names of its tables, which a rebuild drops */
  readonly tables: readonly string[];
  /** statements that create the tables and their indexes when they are missing */
  readonly schema: string;
  /** Prepares its statements on the file that holds the tables. */
  prepare(database: Database): Apply;
}
