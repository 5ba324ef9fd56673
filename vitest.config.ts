import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { buildProgram } from './cli/bin/setup/program.mjs';
import { PROGRAMS } from './test/programs.ts';

// Processes and threads that the tests start need not compile the sources anew, each for itself.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('.cache/compiled', import.meta.url));

// They run what a shop runs that was built, and so do threads that start from the sources.
process.env['SKINS_PROGRAM'] = await buildProgram(PROGRAMS);

/** A disk of Linux that lies in memory. */
const MEMORY_DISK = '/dev/shm';
/** Bytes: many times what all tests write. */
const ROOM = 4 * 2 ** 30;
// Tests wait for no disk where memory has the room. Durable is what outlives a process here, and that it does there, too.
if (process.env['TMPDIR'] === undefined && hasRoom(MEMORY_DISK)) process.env['TMPDIR'] = MEMORY_DISK;

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= ROOM;
}

// Shops of the tests keep their marks here, in their own processes or in others, and never where the user's shops do.
const state = mkdtempSync(join(tmpdir(), 'skins-state-'));
process.env['XDG_STATE_HOME'] = state;
process.once('exit', () => rmSync(state, { recursive: true, force: true }));

/** Node and vitest are the only things these files may take for granted. */
const pure = ['engine', 'api/src', 'cli', 'fixtures'];
const web = ['player-web', 'admin-web'];
/** Sets the time zone, which is a process's: a thread has no say in it. */
const IN_TIME_ZONES = 'admin-web/src/shell/i18n/house-time.spec.ts';

/** One more than there are cores: a test waits for processes and pages a part of its time. Vitest by itself takes one less. */
const WORKERS = availableParallelism() + 1;

/** By speed: `unit` and `web` in seconds, `system` starts servers and long properties, `e2e` drives a browser. */
const PROJECTS = ['unit', 'web', 'system', 'e2e'];

/** Names what was run again. */
const RETRIED = fileURLToPath(new URL('cli/bin/testing/retried-reporter.mjs', import.meta.url));

/** The quick projects first, so that most mistakes show early; in each the longest file first, so that no core waits at the end. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = ({ project }: TestSpecification) => PROJECTS.indexOf(project.name);
    // oxlint-disable-next-line unicorn/no-array-sort -- it is no array's
    const longestFirst = await super.sort(files);
    return longestFirst.toSorted((a, b) => order(a) - order(b));
  }
}

// Time limits only end what hangs: a machine with other work may need ten times as long as a quiet one.
// Without isolation, files share their worker and its modules: what a spec changes beyond its test, it puts back, and mocks
// no module. `web` has its files apart, as modules of an app hold state and are mocked.
export default defineConfig({
  test: {
    maxWorkers: WORKERS,
    sequence: { sequencer: QuickFirst },
    reporters: ['default', RETRIED],
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 30_000 } },
          include: [...pure.map((folder) => `${folder}/**/*.spec.ts`), IN_TIME_ZONES],
        },
      },
      {
        extends: 'player-web/vite.config.ts',
        root: '.',
        test: {
          name: 'web',
          maxWorkers: WORKERS,
          // Each file has a worker of its own, and a thread begins with less work than a process.
          pool: 'threads',
          environment: 'happy-dom',
          testTimeout: 30_000,
          hookTimeout: 30_000,
          include: web.map((folder) => `${folder}/**/*.spec.{ts,tsx}`),
          exclude: [...configDefaults.exclude, IN_TIME_ZONES],
        },
      },
      {
        test: {
          name: 'system',
          isolate: false,
          include: ['test/**/*.spec.ts'],
          globalSetup: 'test/http/shared-folder.ts',
          testTimeout: 240_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        test: {
          name: 'e2e',
          isolate: false,
          include: ['test/**/*.e2e.ts'],
          globalSetup: 'test/e2e/shared-shop.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // One retry, named at the end of the run: in a browser the order of events differs from run to run (CONTRIBUTING.md).
          retry: 1,
          // As patient as the browser tests are with a page.
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
