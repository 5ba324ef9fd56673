import type { Database } from 'better-sqlite3';
import type { Appended } from '../port.ts';
import type { Draft } from '../record.ts';
import { Log } from './log.ts';
import { namedFailure } from './storage-failures.ts';

/** What became of a batch, in its order, once it is on the disk. */
export interface Committed {
  readonly appended: readonly Appended[];
  /** events that the batch added */
  readonly events: number;
  /** events in the log after it */
  readonly length: number;
  /** the last record that the batch added; undefined when it added none */
  readonly last: string | undefined;
}

/** Commits batches, one after another. */
export interface Committer {
  /** One transaction. Rejects when the batch failed as a whole. */
  commit(batch: readonly Draft[]): Promise<Committed>;
  close(): Promise<void>;
}

/** @throws NoRoom, StorageBroken, or what else SQLite throws; but for StorageBroken nothing of the batch stays */
export function commitBatch(log: Log, batch: readonly Draft[]): Committed {
  try {
    return log.transact(() => {
      const before = log.length();
      const appended = batch.map((draft) => log.append(draft));
      const events = log.length() - before;
      return { appended, events, length: log.length(), last: events > 0 ? log.last : undefined };
    });
  } catch (error) {
    throw namedFailure(error);
  }
}

/** Commits on the calling thread, which waits for the disk. */
export function inlineCommitter(handle: Database): Committer {
  const log = new Log(handle);
  return {
    commit: async (batch) => commitBatch(log, batch),
    close: async () => void handle.close(),
  };
}
