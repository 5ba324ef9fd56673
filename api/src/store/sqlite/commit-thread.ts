import { setImmediate as othersFirst } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { commitBatch, doBehind } from './commit.ts';
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

/** What is done behind commits: `tidy` up what was committed, with commits between, and `fold` the WAL into the file. */
export type Work = 'tidy' | 'fold';

/** What the thread is started with. */
interface CommitThreadData {
  readonly file: string;
}

/** What the thread answers. */
export type ThreadAnswer = { readonly number: number } & (
  | { readonly committed: Committed }
  /** once work is done: whether it is time to fold */
  | { readonly foldIsDue: boolean }
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
  const works: Readonly<Record<Work, () => Promise<boolean>>> = {
    tidy: async () => {
      await tidyUp(log);
      return folds.tidied();
    },
    fold: async () => {
      doBehind(() => folds.fold());
      return false;
    },
  };
  // What is thrown here ends the thread, and with it the shop: the disk failed.
  const work = async (asked: Extract<Asked, { work: unknown }>) => {
    const foldIsDue = await works[asked.work]();
    port.postMessage({ number: asked.number, foldIsDue } satisfies ThreadAnswer);
  };
  port.on('message', (asked: Asked | 'close') => {
    if (asked === 'close') {
      handle.close();
      return port.close();
    }
    if ('units' in asked) return port.postMessage(answerTo(log, asked));
    void work(asked);
  });
}

/** Who waits to commit goes before the next step. */
async function tidyUp(log: Log): Promise<void> {
  const steps = log.tidying();
  while (doBehind(() => steps.next())?.done === false) await othersFirst();
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
