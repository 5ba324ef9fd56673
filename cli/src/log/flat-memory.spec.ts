import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

const MIB = 2 ** 20;
/** Creates more garbage than its young generation holds, much of it alive for a while, and reports the size reached. */
const THREAD = `
  import { getHeapSpaceStatistics } from 'node:v8';
  import { parentPort } from 'node:worker_threads';
  let alive = [];
  for (let n = 0; n < 2_000_000; n += 1) {
    alive.push([n]);
    if (alive.length > 10_000) alive = [];
  }
  parentPort.postMessage(getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space').space_size);`;
const PROCESS = `
  const { keepMemoryFlat } = await import(process.argv[1]);
  const { startThread } = await import(process.argv[2]);
  keepMemoryFlat();
  startThread(new URL(process.argv[3]), { resourceLimits: { maxYoungGenerationSizeMb: 16 } })
    .on('message', (bytes) => console.log(bytes));`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'skins-flat-memory-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('gives a thread a young generation of 2 MB per half, which never grows', () => {
  const module = join(folder, 'thread.mjs');
  writeFileSync(module, THREAD);
  const here = dirname(fileURLToPath(import.meta.url));

  const said = execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      PROCESS,
      join(here, 'flat-memory.ts'),
      join(here, '../../../api/src/foundation/threads/start-thread.ts'),
      pathToFileURL(module).href,
    ],
    { encoding: 'utf8' },
  );

  expect(Number(said)).toBe(2 * 2 * MIB);
});
