import type { Database } from 'better-sqlite3';
import { type Committed, Log, type Unit } from './log.ts';
import { StorageBroken, isForLater, namedFailure } from './storage-failures.ts';

/** Commits batches, one after another. */
export interface Committer {
  /** One transaction. Rejects when the batch failed as a whole. */
  commit(batch: readonly Unit[]): Promise<Committed>;
  close(): Promise<void>;
}

/** @throws NoRoom, StorageBroken, or what else SQLite throws; but for StorageBroken nothing of the batch stays */
export function commitBatch(log: Log, batch: readonly Unit[]): Committed {
  try {
    return log.commit(batch);
  } catch (error) {
    throw namedFailure(error);
  }
}

/** Does what is to be done behind answers. @returns undefined where a full disk keeps it for later. @throws StorageBroken, or what else SQLite throws */
export function doBehind<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (!isForLater(error)) throw namedFailure(error);
    return undefined;
  }
}

/** Commits on the calling thread, which waits for the disk. @param indexedTogether appends that are packed and indexed at once */
export function inlineCommitter(handle: Database, indexedTogether: number): Committer {
  const log = new Log(handle);
  /** why nothing can be committed any more: what a failed write left behind is for the next start to find out */
  let ended: StorageBroken | undefined;
  return {
    commit: async (batch) => {
      if (ended !== undefined) throw ended;
      try {
        const committed = commitBatch(log, batch);
        if (committed.unindexed >= indexedTogether) doBehind(() => tidyUp(log));
        return committed;
      } catch (error) {
        if (error instanceof StorageBroken) ended = error;
        throw error;
      }
    },
    close: async () => void handle.close(),
  };
}

function tidyUp(log: Log): void {
  const steps = log.tidying();
  while (steps.next().done !== true);
}
