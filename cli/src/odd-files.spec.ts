import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSqliteStore } from '@skins/api/foundation/store';
import { beforeEach, describe, expect, it } from 'vitest';
import { GOLDEN_LOG } from '../../test/samples/cli/golden-log.ts';
import { shellIn, temporaryFolder } from '../../test/samples/cli/recorded-terminal.ts';

// Pipes and folders in place of files: every command fails at once with one sentence and exit code 2.

let folder: string;
const at = (name: string): string => join(folder, name);

beforeEach(() => {
  folder = temporaryFolder();
  execFileSync('mkfifo', [at('pipe')]);
  mkdirSync(at('folder'));
});

const RUNS: readonly (readonly string[])[] = [
  ['verify', 'X'],
  ['verify', '--user-seed', 'a', '--server-seed', '0'.repeat(64), '--box-version', 'X'],
  ['import', 'X'],
  ['import', 'cs2', '--prices', 'X', '--lib', 'lib'],
  ['simulate', '--all', '--catalogue', 'X'],
  ['export', '--data', 'data', '--out', 'X'],
  ['verify', '--data', 'X'],
  ['replay', '--data', 'X'],
  ['doctor', '--data', 'X'],
  ['serve', '--data', 'X'],
  ['operator', 'list', '--data', 'X'],
];

describe.skipIf(process.platform === 'win32')('pipes, devices and folders in place of files', () => {
  beforeEach(async () => {
    mkdirSync(at('lib/dist'), { recursive: true });
    writeFileSync(at('lib/dist/items.mjs'), '');
    mkdirSync(at('data'), { mode: 0o700 });
    await openSqliteStore(at('data/log.sqlite')).close();
  });

  it.each(['pipe', '/dev/full', '/dev/zero'])('every command refuses %s', async (odd) => {
    for (const run of RUNS) {
      const args = run.map((part) => {
        if (part === 'X') return odd.startsWith('/') ? odd : at(odd);
        return part === 'lib' || part === 'data' ? at(part) : part;
      });
      const { code, err } = await shellIn(folder)(...args);
      expect([args.join(' '), code, err]).toEqual([
        args.join(' '),
        2,
        expect.stringMatching(/^skins: .+\n$/),
      ]);
    }
  });

  it.each(RUNS.filter((run) => !run.includes('--data') || run.includes('--out')).map((run) => [run]))(
    'refuses a folder in %j',
    async (run) => {
      const args = run.map((part) =>
        part === 'X' ? at('folder') : part === 'lib' || part === 'data' ? at(part) : part,
      );
      expect(await shellIn(folder)(...args)).toMatchObject({
        code: 2,
        err: expect.stringContaining('folder'),
      });
    },
  );

  it.each(['log.sqlite', 'accounts.sqlite', 'read-models.sqlite', 'master.secret'])(
    'refuses a pipe in place of the shop’s %s',
    async (name) => {
      rmSync(at(`data/${name}`), { force: true });
      execFileSync('mkfifo', [at(`data/${name}`)]);
      for (const command of ['verify', 'doctor', 'replay', 'serve'])
        expect(await shellIn(folder)(command)).toMatchObject({
          code: 2,
          err: expect.stringContaining('no plain file'),
        });
    },
  );

  it.each(['pipe', 'folder', '/dev/full', 'data/log.sqlite/state.json', '/proc/version/state.json'])(
    'refuses %s in place of verify’s memory',
    async (state) => {
      const SKINS_STATE = state.startsWith('/') ? state : at(state);
      const ran = await shellIn(folder, { SKINS_STATE })('verify', GOLDEN_LOG, '--unsigned');
      expect(ran).toMatchObject({ code: 2, err: expect.stringMatching(/^skins: .+\n$/) });
    },
  );
});
