import type { Database } from 'better-sqlite3';
import type { Committer, Unit } from '../committer.ts';
import { StorageBroken } from '../failures.ts';
import { type CommittedRow, Log } from './log.ts';
import { isForLater, namedFailure } from './storage-failures.ts';

/** @throws NoRoom, StorageBroken, or any SQLite error. The batch is rolled back, except after StorageBroken */
export function commitBatch(log: Log, batch: readonly Unit[]): CommittedRow {
  try {
    return log.commit(batch);
  } catch (error) {
    throw namedFailure(error);
  }
}

/** Runs background work. @returns undefined if a full disk postponed it. @throws StorageBroken, or any SQLite error */
export function doBehind<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (!isForLater(error)) throw namedFailure(error);
    return undefined;
  }
}

/** Commits on the calling thread, which waits for the disk. @param indexedTogether number of appends packed and indexed at once */
export function inlineCommitter(handle: Database, indexedTogether: number): Committer {
  const log = new Log(handle);
  /** why nothing can be committed any more; only the next start can find out what a failed write left */
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
