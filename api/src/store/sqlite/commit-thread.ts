import { parentPort, workerData } from 'node:worker_threads';
import type { Database } from 'better-sqlite3';
import { commitBatch, tidyUp } from './commit.ts';
import { openWriterHandle } from './handles.ts';
import { entryIn } from './kept-append.ts';
import { type Committed, Log } from './log.ts';
import { NoRoom, StorageBroken } from './storage-failures.ts';
import { WalFolds } from './wal-folds.ts';

/** What the thread is asked for, under a number of its own. */
export type Asked = { readonly number: number } & (
  | {
      /** a batch: of each unit its appends, as text */
      readonly units: readonly (readonly string[])[];
    }
  | { readonly work: Work }
);

/**
 * What is done behind commits. Beside those of others: `pack` what was committed, `fold` the WAL into the file now and then. While nobody
 * else commits: `index` a part of what was packed, `tidy` it into its place, `finish` what was folded.
 */
export type Work = 'pack' | 'index' | 'tidy' | 'fold' | 'finish';

/** What the thread is started with. */
interface CommitThreadData {
  readonly file: string;
}

/** What the thread answers. */
export type ThreadAnswer = { readonly number: number } & (
  | { readonly committed: Committed }
  /** of `index` and `fold`: whether there was something to do */
  | { readonly more: boolean }
  | { readonly failure: Failure; readonly error: unknown }
);

/** Which error it is: threads lose an error's class on the way. */
type Failure = 'no-room' | 'broken' | 'other';

// The body of the thread that holds a writer's handle: a commit waits for the disk, and nothing else has to wait with it.
if (parentPort !== null) serveCommits(parentPort, workerData);

function serveCommits(port: NonNullable<typeof parentPort>, { file }: CommitThreadData): void {
  const handle = openWriterHandle(file);
  const log = new Log(handle);
  const folds = new WalFolds(handle);
  const works: Readonly<Record<Work, () => boolean | void>> = {
    pack: () => log.pack(),
    index: () => unsynced(handle, () => log.indexPart()),
    tidy: () => unsynced(handle, () => log.tidy()),
    fold: () => folds.begin(),
    finish: () => folds.finish(),
  };
  port.on('message', (asked: Asked | 'close') => {
    if (asked === 'close') {
      handle.close();
      return port.close();
    }
    if ('units' in asked) return port.postMessage(answerTo(log, asked));
    let more = false;
    // What is thrown here ends the thread, and with it the shop: the disk failed.
    tidyUp(() => (more = works[asked.work]() === true));
    port.postMessage({ number: asked.number, more } satisfies ThreadAnswer);
  });
}

/** Does work whose commits the next commit of anybody brings to the disk: nothing of it is told to anybody, and lost, it is done again. */
function unsynced<Result>(handle: Database, work: () => Result): Result {
  handle.pragma('synchronous = NORMAL');
  try {
    return work();
  } finally {
    handle.pragma('synchronous = FULL');
  }
}

function answerTo(log: Log, { number, units }: Extract<Asked, { units: unknown }>): ThreadAnswer {
  try {
    return {
      number,
      committed: commitBatch(
        log,
        units.map((unit) => unit.map(entryIn)),
      ),
    };
  } catch (error) {
    return { number, failure: failureOf(error), error };
  }
}

function failureOf(error: unknown): Failure {
  if (error instanceof NoRoom) return 'no-room';
  return error instanceof StorageBroken ? 'broken' : 'other';
}
