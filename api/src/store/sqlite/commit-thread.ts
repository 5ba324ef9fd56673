import { parentPort, workerData } from 'node:worker_threads';
import { commitBatch, tidyUp } from './commit.ts';
import { openWriterHandle } from './handles.ts';
import { type Committed, Log, type Unit } from './log.ts';
import { NoRoom, StorageBroken } from './storage-failures.ts';

/** A batch on its way to the thread, under a number of its own. */
export interface NumberedBatch {
  readonly batch: number;
  readonly units: readonly Unit[];
}

/** What the thread is started with. */
export interface CommitThreadData {
  readonly file: string;
  readonly indexedTogether: number;
}

/** What the thread answers to a batch. */
export type ThreadAnswer = { readonly batch: number } & (
  { readonly committed: Committed } | { readonly failure: Failure; readonly error: unknown }
);

/** Which error it is: threads lose an error's class on the way. */
type Failure = 'no-room' | 'broken' | 'other';

// The body of the thread that holds the writer's handle: a commit waits for the disk, and nothing else has to wait with it.
if (parentPort !== null) serveCommits(parentPort, workerData);

function serveCommits(
  port: NonNullable<typeof parentPort>,
  { file, indexedTogether }: CommitThreadData,
): void {
  const handle = openWriterHandle(file);
  const log = new Log(handle, indexedTogether);
  port.on('message', (message: NumberedBatch | 'close') => {
    if (message === 'close') {
      handle.close();
      return port.close();
    }
    const answer = answerTo(log, message);
    port.postMessage(answer);
    // What it throws ends the thread, and with it the shop: the disk failed.
    if ('committed' in answer) tidyUp(log);
  });
}

function answerTo(log: Log, { batch, units }: NumberedBatch): ThreadAnswer {
  try {
    return { batch, committed: commitBatch(log, units) };
  } catch (error) {
    return { batch, failure: failureOf(error), error };
  }
}

function failureOf(error: unknown): Failure {
  if (error instanceof NoRoom) return 'no-room';
  return error instanceof StorageBroken ? 'broken' : 'other';
}
