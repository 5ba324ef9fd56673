import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { runJobs } from './jobs.mjs';
import RetriedReporter from './retried-reporter.mjs';
import { foldersOf, knownSlices } from './slices.mjs';
import { wanted } from './wanted.mjs';

const TEST = fileURLToPath(new URL('../test.mjs', import.meta.url));

describe('jobs', () => {
  it('run in parallel, each with its output in one block', async () => {
    const said: string[] = [];
    const first = Promise.withResolvers<void>();
    const jobs = [
      {
        name: 'slow',
        run: () => first.promise.then(() => ({ passed: 2, failed: 0, output: 'never shown\n' })),
      },
      {
        name: 'quick',
        run: () => {
          first.resolve();
          return Promise.resolve({ passed: 1, failed: 3, output: 'why\nit failed\n' });
        },
      },
    ];
    expect(await runJobs(jobs, 2, (text) => said.push(text))).toEqual({ passed: 3, failed: 3 });
    expect(said.toSorted()).toEqual([
      expect.stringMatching(/^slow: \d+\.\d s$/),
      expect.stringMatching(/^why\nit failed\n✗ quick: \d+\.\d s$/),
    ]);
  });

  it('start in order, and at most as many at once as there are lanes', async () => {
    const begun: number[] = [];
    let running = 0;
    let most = 0;
    const jobs = [1, 2, 3, 4, 5].map((n) => ({
      name: String(n),
      run: async () => {
        begun.push(n);
        running += 1;
        most = Math.max(most, running);
        await Promise.resolve();
        running -= 1;
        return { passed: 1, failed: 0 };
      },
    }));
    expect(await runJobs(jobs, 2, () => {})).toEqual({ passed: 5, failed: 0 });
    expect(begun).toEqual([1, 2, 3, 4, 5]);
    expect(most).toBe(2);
  });
});

describe('the reporter of retried tests', () => {
  it('lists only retried tests, each with its first error and what was found', () => {
    const test = (fullName: string, ...errors: string[]) => ({
      fullName,
      module: { relativeModuleId: 'a.e2e.ts' },
      diagnostic: () => ({ retryCount: errors.length }),
      attempts: () => errors.map((message) => ({ errors: [{ message, actual: '[\n  "a fault",\n]' }] })),
      result: () => ({ state: 'passed' }),
    });
    const modules = [
      { children: { allTests: () => [test('calm'), test('chance', 'it came late\nat a line')] } },
    ];
    const said = vi.spyOn(console, 'log').mockImplementation(() => {});
    new RetriedReporter().onTestRunEnd(modules);
    const lines = said.mock.calls.flat();
    said.mockRestore();
    expect(lines).toEqual([
      '\nFailed, and run again: 1',
      '  a.e2e.ts › chance (passed then): it came late: [ "a fault", ]',
    ]);
  });
});

describe('--slice', () => {
  it('selects the slice’s folders in every package that has tests of it', () => {
    expect(foldersOf('boxes')).toEqual(
      expect.arrayContaining([
        'engine/src/slices/boxes/',
        'api/src/slices/boxes/',
        'player-web/src/slices/boxes/',
      ]),
    );
    expect(wanted(['--slice', 'boxes', '--fast'])).toEqual({
      fast: true,
      slice: 'boxes',
      folders: foldersOf('boxes'),
    });
  });

  it('knows the name of every folder with tests', () => {
    expect(knownSlices()).toEqual(expect.arrayContaining(['accounts', 'boxes', 'http', 'wallet']));
    expect(knownSlices()).not.toContain('src');
  });

  it('exits with 2 for an unknown name, and lists the known ones', () => {
    const { status, stderr } = spawnSync(process.execPath, [TEST, '--slice', 'bxes'], { encoding: 'utf8' });
    expect(stderr).toContain('No package has tests of a slice "bxes". There are: accounts, ');
    expect(status).toBe(2);
  });

  it.each([['--slice'], ['--slow'], ['boxes']])('refuses %s as wrong usage', (argument) => {
    expect(wanted([argument])).toEqual({ problem: expect.stringContaining('Usage: npm test') });
  });
});
