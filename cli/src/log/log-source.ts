import type { Finding } from '../findings.ts';
import type { Mark } from './mark-lines.ts';

/** A log to read from its first record on: a store, or an exported file. */
export interface LogSource {
  /** for people */
  readonly name: string;
  readonly evidence: Evidence;
  /** How much there is to read, in the unit of `Batch.read`. */
  readonly total: number;
  /** All records in order, many at a time. */
  batches(): AsyncIterable<Batch> | Iterable<Batch>;
  /** What speaks against the store beside its records, all of which were read. */
  auditStore(): Finding | undefined;
  close(): Promise<void>;
}

export interface Batch {
  /** stored texts, one event each */
  readonly records: readonly string[];
  /** of commands whose last event is among the records or right before them, in order; none where the log brings none */
  readonly marks: readonly Mark[];
  /** how much of the whole is read with this batch */
  readonly read: number;
}

/** What a log brings to prove itself, not checked yet. */
export interface Evidence {
  /** the key as text, a vkey */
  readonly key: string | undefined;
  /** signed notes, by size: read anew each time, as there may be too many to hold them all */
  readonly checkpoints: Iterable<string>;
  /** what speaks against how they are written down */
  readonly fault?: Finding;
  /** why there are none, where they could not be read */
  readonly unreadable?: string;
}

/** The records and marks of a batch in the order of the log. @param before how many records came before the batch */
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
