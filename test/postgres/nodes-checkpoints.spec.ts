import { cp, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openBox } from '@skins/api/boxes/contract';
import { dataFolder, openDatabase } from '@skins/api/foundation/files';
import { masterSecretIn } from '@skins/api/foundation/secrets';
import { checkpointSigner, newestStored, storedNotes } from '@skins/api/foundation/transparency';
import { signCheckpoint } from '@skins/engine/transparency';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPlayer } from '../http/player.ts';
import type { ShopProcess } from '../http/shop-process.ts';
import { CHEAP } from '../http/test-catalogue.ts';
import { shellIn } from '../samples/cli/recorded-terminal.ts';
import { battleOver, startTwoNodes, versionOf } from './node-shops.ts';
import { type PostgresServer, noPostgres, onPostgres, schemaOf } from './server.ts';

const SIGNED_MS = 20_000;

describe.skipIf(noPostgres !== undefined)(onPostgres('checkpoints of two servers on one log'), () => {
  let server: PostgresServer;
  let folder: string;
  let address: string;
  let one: ShopProcess;
  let two: ShopProcess;
  let nodes: Awaited<ReturnType<typeof startTwoNodes>>['nodes'];

  const path = (name: string) => join(folder, name);
  const listsOf = (name: string) => dataFolder(path(name)).readModels;

  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ server, folder, address, nodes, one, two, remove } = await startTwoNodes());
  });
  afterAll(() => remove());

  /** Returns the shared notes, by size. */
  const shared = async () =>
    (await server.query(`SELECT note FROM ${schemaOf(address)}.log_checkpoint ORDER BY size`)).map(
      ({ note }) => note,
    );

  async function openOn({ client }: ShopProcess): Promise<void> {
    const player = await newPlayer(client);
    const versionHash = await versionOf(client);
    await player.client.ask(openBox, { body: { boxId: CHEAP.id, count: 1, versionHash } });
  }

  /** Waits until a server ends by itself. @returns its output */
  const saidAtEnd = (starting: Promise<ShopProcess>): Promise<string> =>
    starting.then(
      async (shop) => {
        expect(await shop.gone).not.toEqual([0, null]);
        return shop.output();
      },
      (error: unknown) => String(error),
    );

  it('are the same ones over a battle that is frozen', async () => {
    await battleOver(one, two);
    await expect
      .poll(
        async () => {
          const notes = ['one', 'two'].map((name) => newestStored(listsOf(name))?.note);
          return new Set([...notes, (await shared()).at(-1)]).size;
        },
        { timeout: SIGNED_MS },
      )
      .toBe(1);
    const all = await shared();
    for (const name of ['one', 'two'])
      expect(all).toEqual(expect.arrayContaining([...storedNotes(listsOf(name))]));
  });

  it('stop the server that signed another root, which says so, and no other', async () => {
    await openOn(two);
    expect(await two.end('SIGTERM')).toEqual([0, null]);
    const lists = openDatabase(listsOf('two'), { durable: true });
    lists.exec(
      `INSERT INTO checkpoint_offers SELECT size, '${'0'.repeat(64)}', time, note FROM checkpoints ORDER BY size LIMIT 1`,
    );
    lists.close();
    expect(await saidAtEnd(nodes.start('two'))).toMatch(
      /CheckpointBroken: another server on this log signed the root [0-9a-f]{64} over \d+ records: this one has 0{64}/,
    );
    await openOn(one);
    expect((await one.client.send('GET', '/readyz')).status).toBe(200);
  });

  it('stop a server whose own tree has another root than a signed one', async () => {
    const secret = masterSecretIn(path('one'), {});
    expect(secret).toBeDefined();
    if (secret === undefined) return;
    const { key, sign } = checkpointSigner(secret);
    const wrong = '0'.repeat(64);
    const table = `${schemaOf(address)}.log_checkpoint`;
    const note = signCheckpoint({ size: 5, root: wrong }, key, sign);
    await server.query(`INSERT INTO ${table} (size, root, time, note) VALUES (5, '${wrong}', 1, '${note}')`);
    expect(await saidAtEnd(nodes.startBeside('one', 'three'))).toMatch(
      /CheckpointBroken: the first 5 records have the root [0-9a-f]{64}: the checkpoint signed 0{64}/,
    );
    await server.query(`DELETE FROM ${table} WHERE size = 5`);
  });

  it('are of no account for exports, which all nodes and a file write alike', async () => {
    // Both signed their ends, at different sizes.
    expect(await one.end('SIGTERM')).toEqual([0, null]);
    const exportOf = async (name: string, environment: NodeJS.ProcessEnv) => {
      const skins = shellIn(folder, { ...environment, SKINS_DATA: path(name) });
      expect(await skins('export', '--out', path(`${name}.jsonl`))).toMatchObject({ code: 0, err: '' });
      expect(await skins('verify', '--no-memory', path(`${name}.jsonl`))).toMatchObject({ code: 0 });
      return readFile(path(`${name}.jsonl`), 'utf8');
    };
    const first = await exportOf('one', { SKINS_STORE: address });
    expect(first.match(/^\{"checkpoint"/gm)?.length).toBeGreaterThan(1);
    expect(await exportOf('two', { SKINS_STORE: address })).toBe(first);
    await mkdir(path('file'), { mode: 0o700 });
    await cp(join(path('one'), 'master.secret'), join(path('file'), 'master.secret'));
    const skins = shellIn(folder, { SKINS_DATA: path('file') });
    expect(await skins('import', path('one.jsonl'))).toMatchObject({ code: 0 });
    expect(await exportOf('file', {})).toBe(first);
  });
});
