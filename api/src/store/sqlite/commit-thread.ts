import { parentPort, workerData } from 'node:worker_threads';
import type { Draft } from '../record.ts';
import { type Committed, commitBatch } from './commit.ts';
import { openWriterHandle } from './handles.ts';
import { Log } from './log.ts';

/** What the thread answers to a batch. */
export type ThreadAnswer = { readonly committed: Committed } | { readonly error: unknown };

// The body of the thread that holds the writer's handle: a commit waits for the disk, and nothing else has to wait with it.
if (parentPort !== null) serveCommits(parentPort, String(workerData));

function serveCommits(port: NonNullable<typeof parentPort>, file: string): void {
  const handle = openWriterHandle(file);
  const log = new Log(handle);
  port.on('message', (batch: readonly Draft[] | 'close') => {
    if (batch !== 'close') return port.postMessage(answerTo(log, batch));
    handle.close();
    port.close();
  });
}

function answerTo(log: Log, batch: readonly Draft[]): ThreadAnswer {
  try {
    return { committed: commitBatch(log, batch) };
  } catch (error) {
    return { error };
  }
}
