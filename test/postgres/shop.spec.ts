import { randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Serving, serve } from '@skins/api';
import { login, userInfo } from '@skins/api/accounts/contract';
import { backPack } from '@skins/api/bag/contract';
import { boxDetails, boxRecord, openBox } from '@skins/api/boxes/contract';
import { importCatalogue } from '@skins/api/catalogue/file';
import { eraseMe } from '@skins/api/erasure/contract';
import { copyDatabase, dataFolder, erasedPlayers } from '@skins/api/foundation/files';
import { hasTable, readDatabase, sqlitePlace } from '@skins/api/foundation/store';
import { playersKnown } from '@skins/api/foundation/tables';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from '../http/client.ts';
import { personTables } from '../../api/src/slices/accounts/people.ts';
import { copyShop } from '../../cli/src/backup/copy-shop.ts';
import { PASSWORD, newPlayer, openSome } from '../http/player.ts';
import { CHEAP, testCatalogue } from '../http/test-catalogue.ts';
import { type Ran, shellIn } from '../samples/cli/recorded-terminal.ts';
import { type PostgresServer, noPostgres, onPostgres, schemaOf, startPostgres } from './server.ts';

const QUIET = { SKINS_LOG: 'silent', SKINS_RATE_LIMIT: 'off' };
const SETTLE_MS = 30_000;
/** Tables that lie beside the log. */
const MOVED = ['session', 'operator_account', 'personal'] as const;

describe.skipIf(noPostgres !== undefined)(onPostgres('a shop whose log is in PostgreSQL'), () => {
  let server: PostgresServer;
  let folder: string;
  let address: string;
  let skins: (...args: string[]) => Promise<Ran>;
  let served: Serving | undefined;
  /** of the player who registered first */
  let token: string;
  let phone: string;

  const path = (name: string) => join(folder, name);
  const shell = (store: string) => shellIn(folder, { SKINS_STORE: store });

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

  /** Returns the number of rows of a table in the accounts of a folder. */
  function rowsIn(data: string, table: (typeof MOVED)[number]): number {
    const file = join(path(data), 'accounts.sqlite');
    return readDatabase(file, (accounts) =>
      hasTable(accounts, table)
        ? (accounts.prepare<[], { n: number }>(`SELECT count(*) AS n FROM ${table}`).get()?.n ?? 0)
        : 0,
    );
  }

  /** Copies what is moved along with a log. */
  async function copyBeside(data: string): Promise<void> {
    for (const beside of ['master.secret', 'accounts.sqlite'])
      await cp(join(path('data'), beside), join(path(data), beside));
  }

  beforeAll(async () => {
    server = await startPostgres();
    folder = await mkdtemp(join(tmpdir(), 'skins-on-postgres-'));
    address = await server.newStore();
    skins = shell(address);
  });
  afterAll(async () => {
    await close();
    await rm(folder, { recursive: true });
    await server.remove();
  });

  it('is played: a player registers, opens boxes, and finds them in bag and lists after a restart', async () => {
    const client = await serveIn('data', address);
    if (served === undefined) throw new Error('the shop is open');
    await importCatalogue(served.service.game, testCatalogue(CHEAP), 'system');
    const player = await newPlayer(client);
    ({ token, phone } = player);
    const { opens, position } = await openSome(player, CHEAP.id, 5);
    const record = await player.client.ask(boxRecord, { query: { size: 10 }, headers: { after: position } });
    expect(record.records.map(({ itemId }) => itemId)).toEqual(
      opens.map(({ itemId }) => itemId).toReversed(),
    );
    const { versionHash } = await player.client.ask(boxDetails, { query: { boxId: CHEAP.id } });
    const once = { key: randomUUID(), body: { boxId: CHEAP.id, count: 1, versionHash } };
    const first = await player.client.call(openBox, once);

    const again = (await serveIn('data', address)).with({ token: player.token });
    expect(await again.ask(userInfo)).toMatchObject({ bagCount: 6 });
    expect(await again.ask(backPack, { query: { current: 1, type: 1 } })).toMatchObject({ total: 6 });
    const repeated = await again.call(openBox, once);
    const told = ({ text }: { text: string }) => text.replace(/,"sysTime":\d+/, '');
    expect(told(repeated)).toBe(told(first));
    await close();
  });

  it('has its operators beside the log', async () => {
    await serveIn('data', address);
    expect(await skins('operator', 'add', 'ada', '--role', 'owner')).toMatchObject({ code: 0, err: '' });
    expect(await skins('operator', 'add', 'ada', '--role', 'owner')).toMatchObject({
      code: 1,
      err: expect.stringContaining('there is an operator ada already'),
    });
    expect(await skins('operator', 'role', 'ada', '--role', 'finance')).toMatchObject({ code: 0, err: '' });
    await serveIn('data', address);
    expect(await skins('operator', 'reset', 'ada')).toMatchObject({ code: 0, err: '' });
    expect((await skins('operator', 'list')).out).toMatch(/ada +.*finance/);
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
    expect(doctor.out).toContain('PostgreSQL');
    expect(doctor.out).toContain('fsync is off');
    expect(await skins('export', '--out', path('running.jsonl'))).toMatchObject({ code: 0, err: '' });
    const backup = await skins('backup', path('backup'));
    expect(backup).toMatchObject({ code: 0, err: '' });
    expect(backup.out).toContain('is a file in the copy');
    const copied = await shellIn(folder, { SKINS_DATA: path('backup') })('verify', '--no-memory');
    expect(copied.code).toBe(0);
    for (const table of MOVED) {
      expect(rowsIn('data', table)).toBe(0);
      expect(rowsIn('backup', table)).toBeGreaterThan(0);
    }
    expect(await skins('replay')).toMatchObject({ code: 1 });
    await close();
    expect(await skins('replay')).toMatchObject({ code: 0, err: '' });
  });

  it('exports the same bytes after it moved to SQLite, and back', async () => {
    expect(await skins('export', '--out', path('first.jsonl'))).toMatchObject({ code: 0, err: '' });
    const first = await readFile(path('first.jsonl'), 'utf8');

    const sqlite = shellIn(folder, { SKINS_DATA: path('sqlite') });
    expect((await sqlite('import', path('first.jsonl'))).code).toBe(0);
    await copyBeside('sqlite');
    expect(await sqlite('export', '--out', path('second.jsonl'))).toMatchObject({ code: 0, err: '' });
    expect(await readFile(path('second.jsonl'), 'utf8')).toBe(first);
    expect((await (await serveIn('sqlite', 'sqlite', 'moved')).call(userInfo)).status).toBe(401);
    await close();
    await sqlite('export', '--out', path('third.jsonl'));
    const third = await readFile(path('third.jsonl'), 'utf8');

    const elsewhere = await server.newStore();
    const back = shellIn(folder, { SKINS_DATA: path('back'), SKINS_STORE: elsewhere });
    expect((await back('import', path('third.jsonl'))).code).toBe(0);
    await copyBeside('back');
    expect(await back('verify', '--no-memory')).toMatchObject({ code: 0 });
    expect(await back('export', '--out', path('fourth.jsonl'))).toMatchObject({ code: 0, err: '' });
    expect(await readFile(path('fourth.jsonl'), 'utf8')).toBe(third);
    expect((await back('import', path('third.jsonl'))).err).toContain('holds a log already');
    await cp(join(path('backup'), 'accounts.sqlite'), join(path('back'), 'accounts.sqlite'));
    const moved = (await serveIn('back', elsewhere, 'moved')).with({ token });
    expect(await moved.ask(userInfo)).toMatchObject({ bagCount: 6 });
    expect((await back('operator', 'list')).out).toContain('ada');
    const body = { phone, password: PASSWORD };
    expect(await moved.with({ token: (await moved.ask(login, { body })).token }).ask(userInfo)).toMatchObject(
      {
        bagCount: 6,
      },
    );
    await close();
    for (const table of MOVED) expect(rowsIn('back', table)).toBe(0);
  });

  it('erases a player from each table of the server, and from a copy that is made meanwhile', async () => {
    const player = await newPlayer(await serveIn('data', address, 'moved'));
    const { id } = await player.client.ask(userInfo);
    const known = async () => {
      const rows = personTables.map(({ name }) => server.query(`SELECT * FROM ${schemaOf(address)}.${name}`));
      return (await Promise.all(rows)).filter((found) => JSON.stringify(found).includes(id)).length;
    };
    expect(await known()).toBeGreaterThan(3);
    await mkdir(path('meanwhile'));
    await copyShop(path('data'), path('meanwhile'), { SKINS_STORE: address }, async (from, to) => {
      if (from.endsWith('accounts.sqlite') && (await known()) > 0)
        await player.client.ask(eraseMe, { body: { password: PASSWORD } });
      await copyDatabase(from, to);
    });
    expect(await known()).toBe(0);
    const copy = dataFolder(path('meanwhile'));
    const log = sqlitePlace(copy.log);
    expect((await playersKnown(log, copy.accounts)).has(id)).toBe(false);
    expect([...(await erasedPlayers(log, [id]))]).toEqual([id]);
    expect(await skins('doctor')).toMatchObject({ code: 0, err: '' });
    await server.query(`DELETE FROM ${schemaOf(address)}.personal`);
    expect((await skins('doctor')).out).toContain('has no personal data of players who are registered');
    await close();
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
    const memory = await shell('memory')('verify');
    expect(memory).toMatchObject({
      code: 2,
      err: expect.stringContaining('SKINS_STORE=memory keeps nothing'),
    });
    const wrong = await shell('mysql://root:hidden@host/db')('verify');
    expect(wrong).toMatchObject({
      code: 2,
      err: expect.stringContaining('SKINS_STORE is sqlite, memory, or an address'),
    });
    expect(wrong.err).not.toContain('hidden');
    const empty = await shell(await server.newStore())('verify');
    expect(empty).toMatchObject({ code: 1, err: expect.stringContaining('there is no log in postgres://') });
  });
});
