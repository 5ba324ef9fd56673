import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPlayer } from '../http/player.ts';
import { openShop } from '../http/shop.ts';
import { builtFile } from '../programs.ts';

// A cleanly stopped shop, whose folder nobody can write into.

/** Runs a program in a mount namespace of its own, in which a folder is read-only even for root. */
const MOUNTED = [
  'unshare',
  '-m',
  'sh',
  '-c',
  'mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && exec "$@"',
] as const;

const probe = mkdtempSync(join(tmpdir(), 'skins-probe-'));
const IS_ROOT = process.getuid?.() === 0;
const MAY_MOUNT = spawnSync(MOUNTED[0], [...MOUNTED.slice(1), probe, 'true']).status === 0;
rmSync(probe, { recursive: true });
/** Modes bind everybody but root. */
const HAS_MODES = process.platform !== 'win32' && !IS_ROOT;

let folder: string;
let elsewhere: string;
beforeAll(async () => {
  const shop = await openShop({}, tmpdir(), { wall: Date.now, steady: () => performance.now() });
  await newPlayer(shop.client());
  await shop.serving().close();
  ({ folder } = shop);
  elsewhere = mkdtempSync(join(tmpdir(), 'skins-elsewhere-'));
  if (!MAY_MOUNT) chmodSync(folder, 0o555);
});
afterAll(() => {
  chmodSync(folder, 0o700);
  for (const made of [folder, elsewhere]) rmSync(made, { recursive: true });
});

/** Runs a command of the shop on the read-only folder. */
function ran(...args: readonly string[]) {
  const command = [process.execPath, builtFile('main'), ...args, '--data', folder];
  const [program = '', ...rest] = MAY_MOUNT ? [...MOUNTED, folder, ...command] : command;
  const { status, stdout, stderr } = spawnSync(program, rest, {
    encoding: 'utf8',
    env: { ...process.env, TMPDIR: elsewhere, SKINS_STATE: join(elsewhere, 'state.json') },
  });
  return { code: status, said: stdout + stderr };
}

describe.skipIf(!MAY_MOUNT && !HAS_MODES)('a stopped shop on read-only media (needs mounts or modes)', () => {
  it('cannot be written into, and has no file that SQLite made to read it', () => {
    expect(readdirSync(folder).filter((name) => name.endsWith('-shm'))).toEqual([]);
    const write = ['-e', `require('node:fs').writeFileSync(process.argv[1], '')`, join(folder, 'new')];
    const command = [process.execPath, ...write];
    const [program = '', ...rest]: readonly string[] = MAY_MOUNT ? [...MOUNTED, folder, ...command] : command;
    expect(spawnSync(program, rest, { encoding: 'utf8' }).stderr).toMatch(/EROFS|EACCES/);
    expect(existsSync(join(folder, 'new'))).toBe(false);
  });

  it('is verified', () => {
    expect(ran('verify')).toEqual({ code: 0, said: expect.stringContaining('✓') });
  });

  it('is exported, and the export verifies', () => {
    const out = join(elsewhere, 'export.jsonl');
    expect(ran('export', '--out', out)).toMatchObject({ code: 0 });
    expect(ran('verify', out)).toMatchObject({ code: 0 });
  });

  it('is examined by the doctor', () => {
    const { code, said } = ran('doctor');
    expect(said).not.toMatch(/SQLITE_|EROFS|EACCES/);
    expect(said).toContain('can be read');
    expect(code).toBe(0);
  });

  it('leaves no copy behind', () => {
    writeFileSync(join(elsewhere, 'probe'), '');
    expect(readdirSync(elsewhere).filter((name) => name.startsWith('skins-reading-'))).toEqual([]);
  });
});
