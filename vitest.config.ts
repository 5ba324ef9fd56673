import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { buildProgram } from './cli/bin/setup/program.mjs';
import { PROGRAMS } from './test/programs.ts';

// Shares a compile cache: test processes and threads need not each compile the sources.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('.cache/compiled', import.meta.url));

// They run the built program, like a real shop; so do threads that start from sources.
process.env['SKINS_PROGRAM'] = await buildProgram(PROGRAMS);

/** A Linux file system in memory. */
const MEMORY_DISK = '/dev/shm';
/** bytes; many times what all tests write */
const ROOM = 4 * 2 ** 30;
// Memory spares tests the disk. Durability here means surviving a process, which holds in memory too.
if (process.env['TMPDIR'] === undefined && hasRoom(MEMORY_DISK)) process.env['TMPDIR'] = MEMORY_DISK;

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= ROOM;
}

// Marks of test shops go here, in any process, and never to the user's own.
const state = mkdtempSync(join(tmpdir(), 'skins-state-'));
process.env['XDG_STATE_HOME'] = state;
process.once('exit', () => rmSync(state, { recursive: true, force: true }));

/** These files may depend only on Node and vitest. */
const pure = ['engine', 'api/src', 'cli', 'fixtures'];
const web = ['player-web', 'admin-web'];
/** Sets the time zone, which only a whole process can. */
const IN_TIME_ZONES = 'admin-web/src/shell/i18n/house-time.spec.ts';

/** One more than the cores, as tests partly wait for processes and pages. Vitest's default is one less. */
const WORKERS = availableParallelism() + 1;

/** By speed: `unit` and `web` take seconds, `system` starts servers and runs long properties, `e2e` drives a browser. */
const PROJECTS = ['unit', 'web', 'system', 'e2e'];

/** Reports what was retried. */
const RETRIED = fileURLToPath(new URL('cli/bin/testing/retried-reporter.mjs', import.meta.url));

/**
 * Runs quick projects first, to show most mistakes early; within each the longest file first, so that no core idles
 * at the end.
 */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = ({ project }: TestSpecification) => PROJECTS.indexOf(project.name);
    // oxlint-disable-next-line unicorn/no-array-sort -- it is no array's
    const longestFirst = await super.sort(files);
    return longestFirst.toSorted((a, b) => order(a) - order(b));
  }
}

// Timeouts only end what hangs: a busy machine may need ten times as long as a quiet one. Without isolation, files
// share their worker and its modules. A spec undoes what it changes outside its test, and mocks no module. `web`
// isolates its files, as an app's modules hold state and are mocked.
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
          // Each file has its own worker, and a thread starts faster than a process.
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
          // One retry, reported at the end of the run: event order in a browser differs from run to run (CONTRIBUTING.md).
          retry: 1,
          // Equals the patience of browser tests with a page.
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
