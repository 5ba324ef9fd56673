import type { AppendEntry } from './kept-append.ts';
import type { AppendedTogether } from './port.ts';

/** Appends made as one; nearly always a single one. */
export type Unit = readonly AppendEntry[];

/** A unit that was not appended because its append at this index could not be. */
export interface Stopped {
  /** its index in the batch */
  readonly unit: number;
  readonly at: number;
  readonly by: Extract<AppendedTogether, { readonly kind: 'stopped' }>['by'];
}

/** The result of a batch. */
export interface Committed {
  /** units that were not appended, in order; all others were */
  readonly stopped: readonly Stopped[];
  /** number of events that the batch added */
  readonly events: number;
  /** number of events in the log after it */
  readonly length: number;
}

/** Commits batches, one after another. */
export interface Committer {
  /** Commits a batch in one transaction. Rejects when the batch failed as a whole. */
  commit(batch: readonly Unit[]): Promise<Committed>;
  close(): Promise<void>;
}
