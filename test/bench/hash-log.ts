// The baseline of verify: `node hash-log.ts FOLDER` only computes the hashes that verifying the folder's log needs,
// on all processors.
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { ordinalOf, openSqliteReader, positionOf } from '@skins/api/foundation/store';
import { processorMs } from './figure.ts';

const SAMPLE = 30_000;
const NODE_BYTES = 65;
const [folder = ''] = process.argv.slice(2);

if (isMainThread) await onAllProcessors();
else await hashPart(String(workerData.folder), Number(workerData.share));

async function onAllProcessors(): Promise<void> {
  const share = 1 / availableParallelism();
  const threads = Array.from(
    { length: availableParallelism() },
    () => new Worker(new URL(import.meta.url), { workerData: { folder, share } }),
  );
  // All threads read their sample before one begins, so that only hashing is timed.
  await Promise.all(threads.map((thread) => once(thread, 'message')));
  const start = performance.now();
  const before = processorMs();
  for (const thread of threads) thread.postMessage('begin');
  await Promise.all(threads.map((thread) => once(thread, 'exit')));
  const seconds = (performance.now() - start) / 1_000;
  console.log(JSON.stringify({ seconds, processorMs: processorMs() - before }));
}

async function hashPart(from: string, share: number): Promise<void> {
  const reader = openSqliteReader(join(from, 'log.sqlite'));
  const events = ordinalOf(await reader.head());
  // A sample of records from the log's end, held in memory, represents all.
  const sample = await reader.readAll(positionOf(Math.max(0, events - SAMPLE)), SAMPLE);
  await reader.close();
  const leaves = sample.map(({ record }) => Buffer.from(`\0${record}`));
  const opened = sample.map(({ record }) => record.includes('"type":"BoxOpened"'));
  parentPort?.once('message', () => {
    hashEvents(Math.ceil(events * share), leaves, opened);
    parentPort?.close();
  });
  parentPort?.postMessage('ready');
}

function hashEvents(count: number, leaves: readonly Buffer[], opened: readonly boolean[]): void {
  const node = Buffer.alloc(NODE_BYTES, 1);
  let seed = 'f'.repeat(64);
  for (let n = 0; n < count; n += 1) {
    const at = n % leaves.length;
    hash('sha256', leaves[at] ?? node, 'buffer');
    hash('sha256', node, 'buffer');
    if (opened[at]) {
      hash('sha256', `0123456789abcdef${seed}`, 'hex');
      seed = hash('sha256', seed, 'hex');
    }
  }
}
