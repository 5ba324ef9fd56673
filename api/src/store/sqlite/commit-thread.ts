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
  /** pack: what was committed, beside others who commit; tidy: put that in its place, and nobody else commits */
  | { readonly work: 'pack' | 'tidy' }
);

/** What the thread is started with. */
interface CommitThreadData {
  readonly file: string;
}

/** What the thread answers. */
export type ThreadAnswer = { readonly number: number } & (
  | { readonly committed: Committed }
  | { readonly done: true }
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
  port.on('message', (asked: Asked | 'close') => {
    if (asked === 'close') {
      handle.close();
      return port.close();
    }
    if ('units' in asked) return port.postMessage(answerTo(log, asked));
    // What is thrown here ends the thread, and with it the shop: the disk failed.
    if (asked.work === 'pack') tidyUp(() => log.pack());
    else {
      tidyUp(() => folds.finish());
      tidyUp(() => unsynced(handle, () => log.tidy()));
    }
    port.postMessage({ number: asked.number, done: true } satisfies ThreadAnswer);
    if (asked.work === 'tidy') tidyUp(() => folds.begin());
  });
}

/** Does work whose commits the next commit of anybody brings to the disk: nothing of it is told to anybody, and lost, it is done again. */
function unsynced(handle: Database, work: () => void): void {
  handle.pragma('synchronous = NORMAL');
  try {
    work();
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
