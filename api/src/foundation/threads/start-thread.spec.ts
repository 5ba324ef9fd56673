import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

const MIB = 2 ** 20;
/** Allocates more than the young generation holds, with much of it alive for a while, and reports the size of its young generation. */
const THREAD = `
  import { getHeapSpaceStatistics } from 'node:v8';
  import { parentPort } from 'node:worker_threads';
  let alive = [];
  for (let n = 0; n < 4_000_000; n += 1) {
    alive.push([n]);
    if (alive.length > 300_000) alive = [];
  }
  parentPort.postMessage(getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space').space_size);`;
const PROCESS = `
  const { startThread } = await import(process.argv[1]);
  startThread(new URL(process.argv[2])).on('message', (bytes) => console.log(bytes));`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'skins-thread-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('gives a thread its own young generation, regardless of the flags of the process', () => {
  const module = join(folder, 'thread.mjs');
  writeFileSync(module, THREAD);
  const startThread = join(dirname(fileURLToPath(import.meta.url)), 'start-thread.ts');

  const said = execFileSync(
    process.execPath,
    [
      '--max-semi-space-size=64',
      '--input-type=module',
      '-e',
      PROCESS,
      startThread,
      pathToFileURL(module).href,
    ],
    { encoding: 'utf8' },
  );

  expect(Number(said)).toBeGreaterThan(0);
  expect(Number(said)).toBeLessThanOrEqual(2 * 16 * MIB);
});
