import type { Finding } from '../findings.ts';

/** A log to read from its first record on: a store, or an exported file. */
export interface LogSource {
  /** for people */
  readonly name: string;
  readonly evidence: Evidence;
  /** How much there is to read, in the unit of `Batch.read`. */
  readonly total: number;
  /** All records in order, many at a time. */
  batches(): AsyncIterable<Batch> | Iterable<Batch>;
  /** What speaks against the store beside its records, up to so many of them. */
  auditStore(records: number): Finding | undefined;
  close(): Promise<void>;
}

export interface Batch {
  /** stored texts, one event each */
  readonly records: readonly string[];
  /** how much of the whole is read with this batch */
  readonly read: number;
}

/** What a log brings to prove itself, not checked yet. */
export interface Evidence {
  /** the key as text, a vkey */
  readonly key: string | undefined;
  /** signed notes, by size */
  readonly checkpoints: readonly string[];
  /** why there are none, where they could not be read */
  readonly unreadable?: string;
}
