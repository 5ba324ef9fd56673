import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { newPlayer } from '../http/player.ts';
import { openShop } from '../http/shop.ts';
import { builtFile } from '../programs.ts';

const OPEN = 'The shop is open';

let played: string;
let folder: string;
const at = (name: string) => join(folder, name);

beforeAll(async () => {
  // Uses the machine's clock: other processes read this log, and no event may lie in their future.
  const shop = await openShop({}, tmpdir(), { wall: Date.now, steady: () => performance.now() });
  await newPlayer(shop.client());
  await shop.serving().close();
  played = shop.folder;
});
afterAll(() => rm(played, { recursive: true }));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skins-damaged-'));
  await cp(played, folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs a command in its own process until it exits; a shop that opens is stopped. */
async function ended(
  command: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<{ readonly code: unknown; readonly said: string }> {
  // Each run uses a copy in another folder than the played log.
  const more = command === 'serve' ? ['--port', '0', '--moved'] : [];
  const child = spawn(process.execPath, [builtFile('main'), command, '--data', folder, ...more], {
    env: { ...process.env, SKINS_MASTER_SECRET: '', ...environment },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (text.includes(OPEN)) child.kill('SIGTERM');
    });
  const [code]: unknown[] = await once(child, 'close');
  return { code, said };
}

const contents = (): Map<string, string> =>
  new Map(
    readdirSync(folder)
      // SQLite's files, which even a read may leave there.
      .filter((name) => !/-(wal|shm)$/.test(name))
      .map((name) => [name, readFileSync(at(name), 'latin1')]),
  );

describe.each<[string, (file: string) => void]>([
  ['are another text', (file) => writeFileSync(file, 'garbage\n')],
  ['were cut', (file) => truncateSync(file, 50_000)],
])('read models that %s', (_what, spoil) => {
  beforeEach(() => spoil(at('read-models.sqlite')));

  it('are rebuilt by the shop, with a message', async () => {
    const { code, said } = await ended('serve');
    expect(said).toContain(OPEN);
    expect(said).toContain('the read models could not be read: they are made anew');
    expect(said).toContain(at('read-models.sqlite.damaged'));
    expect(code).toBe(0);
    expect(await ended('doctor')).toMatchObject({ code: 0 });
  });

  it('are rebuilt by replay, which exits', async () => {
    expect(await ended('replay')).toMatchObject({ code: 0 });
    expect(await ended('doctor')).toMatchObject({ code: 0 });
  });
});

it('read models of a cleanly closed shop are not read through at the next start', async () => {
  const noted = () => existsSync(at('read-models.sqlite.closed'));
  expect(await ended('serve')).toMatchObject({ code: 0 });
  expect(noted()).toBe(true);
  expect(await ended('replay')).toMatchObject({ code: 0 });
  expect(noted()).toBe(false);
});

it('read models with a parked list are read through, as they may be the cause', async () => {
  const lists = new Database(at('read-models.sqlite'));
  lists.exec(`UPDATE projection SET parked = 'malformed' WHERE name = 'wallet-postings'`);
  lists.close();
  expect(await ended('serve')).toMatchObject({ code: 0 });
  expect(existsSync(at('read-models.sqlite.closed'))).toBe(false);
});

describe('a failing start', () => {
  it.each<[string, string]>([
    ['log.sqlite', 'cannot be read: file is not a database'],
    ['accounts.sqlite', 'cannot be read: file is not a database'],
  ])('on a damaged %s names the file and exits', async (name, why) => {
    writeFileSync(at(name), 'garbage\n');
    const { code, said } = await ended('serve');
    expect(said).toContain(`skins: ${at(name)} ${why}`);
    expect(code).toBe(1);
  });

  it('exits on read models that are not a file', async () => {
    rmSync(at('read-models.sqlite'));
    mkdirSync(at('read-models.sqlite'));
    for (const command of ['serve', 'replay']) {
      expect(await ended(command)).toMatchObject({ code: 2, said: expect.stringMatching(/^skins: .+\n$/m) });
    }
  });
});

describe('the master secret', () => {
  it.each<[string, () => NodeJS.ProcessEnv, string]>([
    [
      'another one in the environment',
      () => ({ SKINS_MASTER_SECRET: 'a'.repeat(64) }),
      'SKINS_MASTER_SECRET does not hold the master secret of this log',
    ],
    [
      'another one in its file',
      () => {
        writeFileSync(at('master.secret'), 'a'.repeat(64));
        return {};
      },
      'master.secret does not hold the master secret of this log',
    ],
    [
      'none',
      () => {
        rmSync(at('master.secret'));
        return {};
      },
      'the master secret of this log is missing',
    ],
  ])('%s: the shop does not open and nothing is written', async (_what, spoil, why) => {
    const environment = spoil();
    const before = contents();
    const { code, said } = await ended('serve', environment);
    expect(said).toContain(`skins: `);
    expect(said).toContain(why);
    expect(said).not.toContain(OPEN);
    expect(code).toBe(1);
    expect(contents()).toEqual(before);
  });

  it('from the environment is not replaced by a new one when a start lacks it', async () => {
    const secret = readFileSync(at('master.secret'), 'utf8').trim();
    rmSync(at('master.secret'));
    for (const command of ['serve', 'replay']) await ended(command);
    expect(readdirSync(folder)).not.toContain('master.secret');
    expect(await ended('serve', { SKINS_MASTER_SECRET: secret })).toMatchObject({ code: 0 });
    expect(
      await ended('verify', { SKINS_MASTER_SECRET: secret, SKINS_STATE: at('state.json') }),
    ).toMatchObject({
      code: 0,
    });
  });
});
