import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { appendFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { userInfo } from '@skins/api/accounts/contract';
import { backPack } from '@skins/api/bag/contract';
import { boxDetails, openBox } from '@skins/api/boxes/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Reply, dataOf, refusalOf } from '../http/client.ts';
import { type Player, newPlayer } from '../http/player.ts';
import { type ShopProcess, startShop } from '../http/shop-process.ts';
import { CHEAP } from '../http/test-catalogue.ts';
import { playedLog } from './played-log.ts';

const STOPPED = 'At the moment you can only look around. Nothing was charged; please try again later.';

/** An in-memory disk of this size. */
const mount = (folder: string, size = '160m'): unknown =>
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'skins-test', folder], { stdio: 'ignore' });
const unmount = (folder: string): unknown => execFileSync('umount', ['-l', folder], { stdio: 'ignore' });

/** Tells whether this user may mount such a disk. */
function mayMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'skins-mount-'));
  try {
    mount(folder);
    unmount(folder);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

let folder: string;
let shop: ShopProcess;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'skins-disk-'));
});

const opening = async ({ client }: Player, key: string): Promise<Reply> => {
  const { versionHash } = await client.ask(boxDetails, { query: { boxId: CHEAP.id } });
  return client.call(openBox, { body: { boxId: CHEAP.id, count: 1, versionHash }, key });
};

const readiness = async (): Promise<[number, unknown]> => {
  const { status, text } = await shop.client.send('GET', '/readyz');
  return [status, JSON.parse(text)];
};

/** Expects each acknowledged opening in the log, once. */
async function expectKept(keys: readonly string[]): Promise<void> {
  const { byCommand } = await playedLog(join(folder, 'log.sqlite'));
  expect(keys.filter((key) => byCommand.get(key)?.opened.length !== 1)).toEqual([]);
}

describe.runIf(mayMount())('on a full disk', () => {
  beforeEach(async () => {
    mount(folder);
    shop = await startShop(folder, { SKINS_LOG: 'warn' });
  });
  afterEach(async () => {
    await shop.end('SIGKILL');
    unmount(folder);
    rmSync(folder, { recursive: true });
  });

  /** Fills all free space. */
  async function fill(): Promise<string> {
    const file = join(folder, 'filler');
    for (const size of [1024 * 1024, 4096])
      for (;;)
        try {
          await appendFile(file, Buffer.alloc(size));
        } catch {
          break;
        }
    return file;
  }

  it('the shop can be read, keeps what it acknowledged, and resumes once there is space', async () => {
    const player = await newPlayer(shop.client);
    const first: string = randomUUID();
    const answer = await opening(player, first);
    dataOf(openBox, answer);
    const kept: string[] = [first];

    const filler = await fill();
    // Before the shop has checked the free space: SQLite itself reports the full disk.
    const refused: string[] = [];
    while (refused.length < 3) {
      const key = randomUUID();
      const reply = await opening(player, key);
      if (reply.status === 200) kept.push(key);
      else {
        expect(refusalOf(reply)).toMatchObject({ code: 503, errCode: 503, errMsg: STOPPED });
        refused.push(key);
      }
    }
    expect(await readiness()).toEqual([
      503,
      expect.objectContaining({
        ready: false,
        stops: [{ cause: 'disk', sentence: expect.stringContaining('make') }],
      }),
    ]);
    expect(await player.client.ask(userInfo)).toMatchObject({ bagCount: kept.length });
    expect(dataOf(openBox, await opening(player, first))).toEqual(dataOf(openBox, answer));

    await rm(filler);
    await expect
      .poll(readiness, { timeout: 60_000 })
      .toEqual([200, expect.objectContaining({ ready: true })]);
    for (const key of refused) dataOf(openBox, await opening(player, key));
    kept.push(...refused);
    await expect
      .poll(async () => (await player.client.ask(backPack)).total, { timeout: 60_000 })
      .toBe(kept.length);
    expect(shop.output()).toContain('nothing is written');
    expect(shop.output()).toContain('what stopped writing is over');
    expect(await shop.end('SIGTERM')).toEqual([0, null]);
    await expectKept(kept);
  });

  it('the shop stops before the disk is full, to leave space for everything else', async () => {
    const player = await newPlayer(shop.client);
    const filler = join(folder, 'filler');
    writeFileSync(filler, Buffer.alloc(110 * 1024 * 1024));
    await expect.poll(async () => (await readiness())[0], { timeout: 60_000 }).toBe(503);
    expect(refusalOf(await opening(player, randomUUID()))).toMatchObject({ errMsg: STOPPED });
    await rm(filler);
    await expect.poll(async () => (await readiness())[0], { timeout: 60_000 }).toBe(200);
    dataOf(openBox, await opening(player, randomUUID()));
  });
});

describe.runIf(mayMount())('a mark that could not be written for lack of space', () => {
  let marks: string;
  beforeEach(async () => {
    marks = mkdtempSync(join(tmpdir(), 'skins-marks-'));
    mount(marks, '1m');
    shop = await startShop(folder, { SKINS_LOG: 'warn', SKINS_MARK: marks });
  });
  afterEach(async () => {
    await shop.end('SIGKILL');
    unmount(marks);
    rmSync(marks, { recursive: true });
    rmSync(folder, { recursive: true });
  });

  it('is written once there is space, even if nobody plays', async () => {
    const player = await newPlayer(shop.client);
    const filler = join(marks, 'filler');
    await expect(appendFile(filler, Buffer.alloc(2 * 1024 * 1024))).rejects.toThrow('ENOSPC');
    dataOf(openBox, await opening(player, randomUUID()));
    await expect
      .poll(readiness, { timeout: 60_000 })
      .toEqual([503, expect.objectContaining({ mark: { trouble: expect.stringContaining('ENOSPC') } })]);
    await rm(filler);
    await expect.poll(async () => (await readiness())[0], { timeout: 60_000 }).toBe(200);
    // Logged once, however many retries there were.
    expect(shop.output().split('the mark of the log cannot be written')).toHaveLength(2);
  });
});

describe('on a failing disk', () => {
  afterEach(async () => {
    await shop.end('SIGKILL');
    rmSync(folder, { recursive: true });
  });

  it('the shop exits, and at the next start has what it acknowledged', async () => {
    // A write beyond the file size limit fails as on a broken disk; the unit is 512 bytes.
    shop = await startShop(folder, { SKINS_LOG: 'warn' }, 'ulimit -f 16384');
    const player = await newPlayer(shop.client);
    const kept: string[] = [];
    try {
      for (;;) {
        const key = randomUUID();
        if ((await opening(player, key)).status === 200) kept.push(key);
      }
    } catch (error) {
      // The connection broke when the shop ended.
      expect(error).toBeInstanceOf(TypeError);
    }
    expect((await shop.gone)[0]).toBeGreaterThan(0);
    expect(shop.output()).toContain('the log cannot be written: disk I/O error');
    expect(kept.length).toBeGreaterThan(0);
    await expectKept(kept);

    shop = await startShop(folder, { SKINS_LOG: 'warn' });
    const again = { ...player, client: shop.client.with({ token: player.token }) };
    dataOf(openBox, await opening(again, randomUUID()));
    expect((await again.client.ask(userInfo)).bagCount).toBeGreaterThan(kept.length);
  });
});
