import { parentPort, workerData } from 'node:worker_threads';
import type { Draft } from '../record.ts';
import { type Committed, commitBatch } from './commit.ts';
import { openWriterHandle } from './handles.ts';
import { Log } from './log.ts';
import { NoRoom, StorageBroken } from './storage-failures.ts';

/** A batch on its way to the thread, under a number of its own. */
export interface NumberedBatch {
  readonly batch: number;
  readonly drafts: readonly Draft[];
}

/** What the thread answers to a batch. */
export type ThreadAnswer = { readonly batch: number } & (
  { readonly committed: Committed } | { readonly failure: Failure; readonly error: unknown }
);

/** Which error it is: threads lose an error's class on the way. */
type Failure = 'no-room' | 'broken' | 'other';

// The body of the thread that holds the writer's handle: a commit waits for the disk, and nothing else has to wait with it.
if (parentPort !== null) serveCommits(parentPort, String(workerData));

function serveCommits(port: NonNullable<typeof parentPort>, file: string): void {
  const handle = openWriterHandle(file);
  const log = new Log(handle);
  port.on('message', (message: NumberedBatch | 'close') => {
    if (message !== 'close') return port.postMessage(answerTo(log, message));
    handle.close();
    port.close();
  });
}

function answerTo(log: Log, { batch, drafts }: NumberedBatch): ThreadAnswer {
  try {
    return { batch, committed: commitBatch(log, drafts) };
  } catch (error) {
    return { batch, failure: failureOf(error), error };
  }
}

function failureOf(error: unknown): Failure {
  if (error instanceof NoRoom) return 'no-room';
  return error instanceof StorageBroken ? 'broken' : 'other';
}
