// The baseline of verify: `node hash-log.ts FOLDER` hashes what verifying the folder's log has to hash, and nothing else.
import { hash } from 'node:crypto';
import { join } from 'node:path';
import { ordinalOf, openSqliteReader, positionOf } from '@skins/api/store';

const SAMPLE = 30_000;
const NODE_BYTES = 65;
const [folder = ''] = process.argv.slice(2);

const reader = openSqliteReader(join(folder, 'log.sqlite'));
const events = ordinalOf(await reader.head());
// Records from the log's end stand for all: held in memory, so that only hashing is timed.
const sample = await reader.readAll(positionOf(Math.max(0, events - SAMPLE)), SAMPLE);
await reader.close();
const leaves = sample.map(({ record }) => Buffer.from(`\0${record}`));
const opened = sample.map(({ record }) => record.includes('"type":"BoxOpened"'));
const node = Buffer.alloc(NODE_BYTES, 1);

let seed = 'f'.repeat(64);
const start = performance.now();
for (let n = 0; n < events; n += 1) {
  const at = n % leaves.length;
  hash('sha256', leaves[at] ?? node, 'buffer');
  hash('sha256', node, 'buffer');
  if (opened[at]) {
    hash('sha256', `0123456789abcdef${seed}`, 'hex');
    seed = hash('sha256', seed, 'hex');
  }
}
console.log(JSON.stringify({ seconds: (performance.now() - start) / 1_000 }));
