import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { unreadable, unwritable } from './file-access.ts';
import { WrongUsage } from './problem.ts';
import { GOLDEN_LOG } from '../../test/samples/cli/golden-log.ts';
import { type Ran, shellIn, temporaryFolder } from '../../test/samples/cli/recorded-terminal.ts';

let folder: string;
let skins: (...args: string[]) => Promise<Ran>;

beforeEach(() => {
  folder = temporaryFolder();
  skins = shellIn(folder);
  mkdirSync(join(folder, 'folder'));
  writeFileSync(join(folder, 'file'), '');
});

/** Expects one sentence, both as text and as JSON. */
async function expectWrongUsage(args: readonly string[], problem: string): Promise<void> {
  const told = await skins(...args);
  expect(told).toEqual({ code: 2, out: '', err: `skins: ${problem}\n` });
  expect(await skins(...args, '--json')).toEqual({ ...told, out: `${JSON.stringify({ problem })}\n` });
}

const reading: readonly (readonly string[])[] = [
  ['verify'],
  ['import'],
  ['simulate', '--all', '--catalogue'],
  ['verify', '--user-seed', 'a', '--server-seed', '0'.repeat(64), '--box-version'],
];

it.each([
  ['memory', 'SKINS_STORE=memory keeps nothing after the server that runs on it: only serve takes it'],
  [
    'mysql://root:hidden@host/db',
    'SKINS_STORE is sqlite, memory, or an address such as postgres://user:password@host/database or esdb://user:password@host:2113/log',
  ],
])('refuses SKINS_STORE=%s', async (store, problem) => {
  skins = shellIn(folder, { SKINS_STORE: store });
  for (const args of [['verify'], ['export', '--out', '-'], ['doctor']])
    await expectWrongUsage(args, problem);
});

describe('reading a file', () => {
  it.each(reading)('refuses a missing file: %s', async (...args) => {
    const nowhere = join(folder, 'nowhere');
    await expectWrongUsage([...args, nowhere], `there is no file ${nowhere}`);
    const below = join(folder, 'file', 'below');
    await expectWrongUsage([...args, below], `there is no file ${below}`);
  });

  it.each(reading)('refuses a folder: %s', async (...args) => {
    const path = join(folder, 'folder');
    await expectWrongUsage([...args, path], `${path} is a folder`);
  });

  it('refuses a file that this user may not read', () => {
    const fault = unreadable('log.jsonl', Object.assign(new Error('x'), { code: 'EACCES' }));
    expect(fault).toBeInstanceOf(WrongUsage);
    expect(fault.message).toBe('log.jsonl may not be read by this user');
  });

  it('does not report a disk error as wrong usage', () => {
    const fault = unreadable('log.jsonl', Object.assign(new Error('EIO: i/o error'), { code: 'EIO' }));
    expect(fault).not.toBeInstanceOf(WrongUsage);
    expect(fault.message).toBe('log.jsonl cannot be read: EIO: i/o error');
  });
});

describe('writing a file', () => {
  beforeEach(() => skins('import', GOLDEN_LOG, '--unsigned'));

  it('refuses a missing folder', async () => {
    const out = join(folder, 'nowhere', 'log.jsonl');
    await expectWrongUsage(['export', '--out', out], `there is no folder ${join(folder, 'nowhere')}`);
    const below = join(folder, 'file', 'log.jsonl');
    await expectWrongUsage(['export', '--out', below], `there is no folder ${join(folder, 'file')}`);
  });

  it('refuses a folder in place of the file', async () => {
    const path = join(folder, 'folder');
    await expectWrongUsage(['export', '--out', path], `${path} is a folder`);
    expect(readdirSync(folder).toSorted()).toEqual(['data', 'file', 'folder']);
  });

  it('refuses a file that this user may not write', () => {
    const fault = unwritable('out/log.jsonl', Object.assign(new Error('x'), { code: 'EACCES' }));
    expect(fault).toBeInstanceOf(WrongUsage);
    expect(fault.message).toBe('this user may not write into out');
  });
});

describe('import cs2', () => {
  const packageAt = (name: string, items: string) => {
    const lib = join(folder, name);
    mkdirSync(join(lib, 'dist', 'translations'), { recursive: true });
    writeFileSync(join(lib, 'dist', 'items.mjs'), items);
    return lib;
  };
  const install =
    'Install it beside the project: npm install --no-save @ianlucas/cs2-lib, or anywhere else and name its folder with --lib';

  it.each(['nowhere', 'folder', 'file'])('refuses a folder without the package: %s', async (name) => {
    const lib = join(folder, name);
    await expectWrongUsage(['import', 'cs2', '--lib', lib], `@ianlucas/cs2-lib is not in ${lib}. ${install}`);
  });

  it('refuses an incomplete package', async () => {
    const lib = packageAt('half', '');
    rmSync(join(lib, 'dist', 'items.mjs'));
    await expectWrongUsage(['import', 'cs2', '--lib', lib], `@ianlucas/cs2-lib is not in ${lib}. ${install}`);
  });

  it('refuses a missing or malformed price list', async () => {
    const args = ['import', 'cs2', '--lib', packageAt('lib', ''), '--prices'];
    const nowhere = join(folder, 'nowhere.csv');
    await expectWrongUsage([...args, nowhere], `there is no file ${nowhere}`);
    await expectWrongUsage([...args, join(folder, 'folder')], `${join(folder, 'folder')} is a folder`);
    expect(await skins(...args, join(folder, 'file'))).toEqual({
      code: 1,
      out: '',
      err: `skins: ${join(folder, 'file')}: A price list starts with the line id,price or name,price\n`,
    });
  });
});
