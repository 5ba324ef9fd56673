import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Serving, serve } from '@skins/api';
import { userInfo } from '@skins/api/accounts/contract';
import { boxDetails, openBox } from '@skins/api/boxes/contract';
import { importCatalogue } from '@skins/api/catalogue/file';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from '../http/client.ts';
import { newPlayer, openSome } from '../http/player.ts';
import { CHEAP, testCatalogue } from '../http/test-catalogue.ts';
import { type PostgresServer, noPostgres, onPostgres, startPostgres } from '../postgres/server.ts';
import { type Ran, shellIn } from '../samples/cli/recorded-terminal.ts';
import { addressOf, startServer } from './server.ts';

const QUIET = { SKINS_LOG: 'silent', SKINS_RATE_LIMIT: 'off' };
const SETTLE_MS = 30_000;

describe('a shop whose log is in EventStoreDB', () => {
  let running: Awaited<ReturnType<typeof startServer>>;
  let folder: string;
  let address: string;
  let skins: (...args: string[]) => Promise<Ran>;
  let served: Serving | undefined;

  const path = (name: string) => join(folder, name);
  const shell = (store: string, data?: string) =>
    shellIn(folder, { SKINS_STORE: store, ...(data === undefined ? {} : { SKINS_DATA: path(data) }) });

  async function serveIn(
    data: string,
    store: string,
    said: 'moved' | 'nothing' = 'nothing',
  ): Promise<Client> {
    await close();
    const environment = { ...QUIET, SKINS_STORE: store, SKINS_MARK: path('marks') };
    served = await serve({ folder: path(data), host: '127.0.0.1', port: 0, environment, said });
    return new Client(served.address);
  }

  async function close(): Promise<void> {
    await served?.close();
    served = undefined;
  }

  /** Copies what is moved along with a log. */
  async function copyBeside(data: string): Promise<void> {
    for (const beside of ['master.secret', 'accounts.sqlite'])
      await cp(join(path('data'), beside), join(path(data), beside));
  }

  async function exported(from: (...args: string[]) => Promise<Ran>, name: string): Promise<string> {
    expect(await from('export', '--out', path(name))).toMatchObject({ code: 0, err: '' });
    return readFile(path(name), 'utf8');
  }

  beforeAll(async () => {
    running = await startServer();
    folder = await mkdtemp(join(tmpdir(), 'skins-on-esdb-'));
    address = running.newStore();
    skins = shell(address);
  });
  afterAll(async () => {
    await close();
    await rm(folder, { recursive: true });
    running.remove();
  });

  it('is played, and knows everything after a restart without its copy', async () => {
    const client = await serveIn('data', address);
    if (served === undefined) throw new Error('the shop is open');
    await importCatalogue(served.service.game, testCatalogue(CHEAP), 'system');
    const player = await newPlayer(client);
    await openSome(player, CHEAP.id, 5);
    const { versionHash } = await player.client.ask(boxDetails, { query: { boxId: CHEAP.id } });
    const once = { key: randomUUID(), body: { boxId: CHEAP.id, count: 1, versionHash } };
    const first = await player.client.call(openBox, once);
    await close();
    for (const rest of ['', '-wal', '-shm']) await rm(path(`data/log-copy.sqlite${rest}`), { force: true });

    const again = (await serveIn('data', address)).with({ token: player.token });
    expect(await again.ask(userInfo)).toMatchObject({ bagCount: 6 });
    const repeated = await again.call(openBox, once);
    const told = ({ text }: { text: string }) => text.replace(/,"sysTime":\d+/, '');
    expect(told(repeated)).toBe(told(first));
    await close();
  });

  it('is verified, examined, replayed, exported and backed up while it runs', async () => {
    await serveIn('data', address);
    if (served === undefined) throw new Error('the shop is open');
    const { projector, store } = served.service;
    expect(await projector.progress.reached(await store.head(), SETTLE_MS)).toBe(true);
    expect(await skins('verify', '--no-memory')).toMatchObject({ code: 0, err: '' });
    const doctor = await skins('doctor');
    expect(doctor).toMatchObject({ code: 0, err: '' });
    expect(doctor.out).toContain('EventStoreDB');
    expect(doctor.out).toContain('tls=false');
    await exported(skins, 'running.jsonl');
    const backup = await skins('backup', path('backup'));
    expect(backup).toMatchObject({ code: 0, err: '' });
    expect(backup.out).toContain('is a file in the copy');
    expect((await shellIn(folder, { SKINS_DATA: path('backup') })('verify', '--no-memory')).code).toBe(0);
    expect(await skins('replay')).toMatchObject({ code: 1 });
    await close();
    expect(await skins('replay')).toMatchObject({ code: 0, err: '' });
  });

  it('exports the same bytes after it moved to SQLite, and back', async () => {
    const first = await exported(skins, 'first.jsonl');
    const sqlite = shellIn(folder, { SKINS_DATA: path('sqlite') });
    expect((await sqlite('import', path('first.jsonl'))).code).toBe(0);
    await copyBeside('sqlite');
    expect(await exported(sqlite, 'second.jsonl')).toBe(first);
    expect((await (await serveIn('sqlite', 'sqlite', 'moved')).call(userInfo)).status).toBe(401);
    await close();
    const third = await exported(sqlite, 'third.jsonl');

    const elsewhere = running.newStore();
    const back = shell(elsewhere, 'back');
    expect(await back('import', path('third.jsonl'))).toMatchObject({ code: 0 });
    await copyBeside('back');
    expect(await back('verify', '--no-memory')).toMatchObject({ code: 0 });
    expect(await exported(back, 'fourth.jsonl')).toBe(third);
    expect((await back('import', path('third.jsonl'))).err).toContain('holds a log already');
    // The empty log that the import replaced can never be written to.
    const streams = new Set(running.server.log.all.map(({ stream }) => stream));
    const ofLog = [...streams].filter((stream) => stream.startsWith(`${addressOf(elsewhere).log}-log-`));
    expect(ofLog.map((stream) => running.server.log.isDeleted(stream))).toEqual([true, false]);
  });

  it('leaves the log empty when an import stops half-way, and the next one begins anew', async () => {
    const elsewhere = running.newStore();
    const half = shell(elsewhere, 'half');
    running.server.failNextAppend('refused', '"version":3,');
    expect(await half('import', path('third.jsonl'))).not.toMatchObject({ code: 0 });
    expect(running.server.hasFailed).toBe(true);
    expect((await half('import', path('third.jsonl'))).code).toBe(0);
    await copyBeside('half');
    expect(await exported(half, 'half.jsonl')).toBe(await readFile(path('third.jsonl'), 'utf8'));
  });

  it('refuses another folder that nobody said it was moved to', async () => {
    await expect(serveIn('stranger', address)).rejects.toThrow('master secret');
    await copyBeside('stranger');
    await expect(serveIn('stranger', address)).rejects.toThrow('start once with --moved');
  });

  it('says what cannot be had', async () => {
    expect((await skins('serve', '--drill', '--port', '0')).err).toContain(
      'a drill opens a copy of a folder',
    );
    const open = await shell('esdb://127.0.0.1:2113/skins')('verify');
    expect(open).toMatchObject({ code: 2, err: expect.stringContaining('needs a user') });
    const wrong = await shell('esdb://root:hidden@host/a-log')('verify');
    expect(wrong).toMatchObject({ code: 2, err: expect.stringContaining('SKINS_STORE is sqlite, memory') });
    expect(wrong.err).not.toContain('hidden');
    const empty = await shell(running.newStore())('verify');
    expect(empty).toMatchObject({ code: 1, err: expect.stringContaining('there is no log in esdb://') });
  });

  describe.skipIf(noPostgres !== undefined)(onPostgres('beside PostgreSQL'), () => {
    let postgres: PostgresServer;
    beforeAll(async () => void (postgres = await startPostgres()));
    afterAll(() => postgres.remove());

    it('exports the same bytes when a shop moves from PostgreSQL over EventStoreDB to SQLite', async () => {
      const first = await exported(skins, 'first.jsonl');
      const steps = [
        ['on-postgres', shell(await postgres.newStore(), 'on-postgres')],
        ['on-esdb', shell(running.newStore(), 'on-esdb')],
        ['on-sqlite', shell('sqlite', 'on-sqlite')],
      ] as const;
      let before = path('first.jsonl');
      for (const [name, at] of steps) {
        expect((await at('import', before)).code).toBe(0);
        await copyBeside(name);
        expect(await exported(at, `${name}.jsonl`)).toBe(first);
        before = path(`${name}.jsonl`);
      }
    });
  });
});
