import type { Finding } from '../findings.ts';
import type { Mark } from './mark-lines.ts';

/** A log to read from its first record: a store, or an exported file. */
export interface LogSource {
  /** shown to users */
  readonly name: string;
  readonly evidence: Evidence;
  /** Amount to read, in the unit of `Batch.read`. */
  readonly total: number;
  /** Yields all records in order, many at a time. */
  batches(): AsyncIterable<Batch> | Iterable<Batch>;
  /** Returns a fault of the store outside its records. Call it after all records were read. */
  auditStore(): Finding | undefined;
  close(): Promise<void>;
}

export interface Batch {
  /** stored texts, one event each */
  readonly records: readonly string[];
  /** marks of commands whose last event is in this batch or right before it, in order; empty if the log contains no marks */
  readonly marks: readonly Mark[];
  /** amount read up to the end of this batch */
  readonly read: number;
}

/** Evidence that a log contains, not checked yet. */
export interface Evidence {
  /** the key as text, a vkey */
  readonly key: string | undefined;
  /** signed notes, by size: read again each time, because there may be too many for memory */
  readonly checkpoints: Iterable<string>;
  /** fault in the lines of evidence */
  readonly fault?: Finding;
  /** why the checkpoints could not be read */
  readonly unreadable?: string;
}

/** Yields a batch's records and marks in log order. @param before number of records before the batch */
export function* inOrder({ records, marks }: Batch, before: number): Generator<string | Mark> {
  let next = 0;
  for (let at = 0; at <= records.length; at += 1) {
    for (let mark = marks[next]; mark?.position === before + at; mark = marks[next]) {
      yield mark;
      next += 1;
    }
    const record = records[at];
    if (record !== undefined) yield record;
  }
}
