import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataFolder } from '@skins/api/foundation/files';
import { editionIn, isSetting } from '@skins/api/foundation/game';
import { storedPositions } from '@skins/api/foundation/projections';
import { type LogStore, START } from '@skins/api/foundation/store';
import { nativeSha256 } from '@skins/api/foundation/secrets';
import { newAudit } from '@skins/engine/audit';
import { EDITION, EDITION_STREAM, EditionOpened, openEdition } from '@skins/engine/editions';
import { INPUT_EDITION, SYSTEM, canonicalJson } from '@skins/engine/kernel';
import Database from 'better-sqlite3';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPostgresStore } from '../../api/src/foundation/store/postgres/open.ts';
import { appendOf } from '../contract/store/appends.ts';
import { newPlayer } from '../http/player.ts';
import type { ShopProcess } from '../http/shop-process.ts';
import { nodesIn } from './node-shops.ts';
import { type PostgresServer, noPostgres, onPostgres, schemaOf, startPostgres } from './server.ts';

describe.skipIf(noPostgres !== undefined)(onPostgres('a newer edition'), () => {
  let server: PostgresServer;
  let address: string;
  let folder: string;
  const stores: LogStore[] = [];
  const shops: Promise<ShopProcess>[] = [];
  beforeAll(async () => void (server = await startPostgres({ max_connections: '200' })));
  beforeEach(async () => {
    address = await server.newStore();
    folder = await mkdtemp(join(tmpdir(), 'skins-waits-'));
  });
  afterEach(async () => {
    await Promise.all(stores.splice(0).map((store) => store.close()));
    // One that waited starts once the stores are closed.
    for (const shop of shops.splice(0)) await (await shop).end('SIGKILL');
    await rm(folder, { recursive: true });
  });
  afterAll(() => server.remove());

  /** Opens the store of a node. @param writes edition of its program; undefined: a program that does not say */
  async function joined(name: string, writes?: number, waits: (older: readonly string[]) => void = fail) {
    const edition = writes === undefined ? undefined : { writes, inForce: editionIn, waits };
    const store = await openPostgresStore(address, { node: { name, isSetting, edition } });
    store.follow(() => undefined);
    stores.push(store);
    return store;
  }

  /** Opens an edition, as the program of that edition does. */
  async function open(store: LogStore, edition: number): Promise<void> {
    const { length } = await store.readStream(EDITION_STREAM);
    const inputHash = nativeSha256(canonicalJson({ command: openEdition.name, input: { edition } }));
    const append = appendOf({
      stream: EDITION_STREAM,
      expectedVersion: length,
      events: [EditionOpened.of({ edition })],
      command: {
        id: `system/edition-${edition}`,
        inputHash,
        ...(edition < INPUT_EDITION && { beside: true }),
      },
      time: Date.now(),
      actor: SYSTEM,
    });
    expect(await store.append(append)).toMatchObject({ kind: 'appended' });
  }

  /** Begins to open the store of a newer node. @returns for whom it waits, and the store */
  function joining(name: string) {
    const waited: (readonly string[])[] = [];
    const store = joined(name, EDITION, (older) => void waited.push(older));
    return { waited, store };
  }

  const inSchema = (sql: string) =>
    server.query(`SET search_path = ${schemaOf(address)}; ${sql}; RESET search_path`);

  it('waits while a node runs that does not know it, and no longer than that', async () => {
    const older = await joined('a', EDITION - 1);
    await open(older, EDITION - 1);
    // A program from before nodes said their edition.
    await inSchema(`INSERT INTO log_nodes (node, fence) VALUES ('b', gen_random_uuid())`);
    const newer = joining('c');
    await expect.poll(() => newer.waited.at(-1)).toEqual(['a', 'b']);
    expect(await older.node?.follower.reached(1)).toBe(true);
    await older.close();
    await expect.poll(() => newer.waited.at(-1)).toEqual(['b']);
    // It died.
    await inSchema(`UPDATE log_nodes SET seen = clock_timestamp() - interval '11 s' WHERE node = 'b'`);
    await newer.store;
    await joined('d', EDITION);
  });

  it('waits for nobody once it is open', async () => {
    const older = await joined('a', EDITION - 1);
    await open(older, EDITION);
    await joined('b', EDITION);
  });

  it('does not wait for the node that it replaces', async () => {
    await open(await joined('a', EDITION - 1), EDITION - 1);
    await joined('a', EDITION);
  });

  it('opens without a restart, by a server whose lists followed the log meanwhile', async () => {
    const older = await joined('older', EDITION - 1);
    await open(older, EDITION - 2);
    const files = dataFolder(join(folder, 'newer'));
    await mkdir(files.folder, { mode: 0o700 });
    await writeFile(join(files.folder, 'master.secret'), `${'0b'.repeat(32)}\n`, { mode: 0o600 });
    const starting = nodesIn(folder, () => address, { SKINS_LOG: 'warn' }).start('newer', 'moved');
    shops.push(starting);
    const listed = () => {
      const lists = new Database(files.readModels, { readonly: true });
      try {
        return Math.min(...storedPositions(lists).map(({ position }) => Number(position)));
      } finally {
        lists.close();
      }
    };
    await expect.poll(listed).toBe(1);
    await open(older, EDITION - 1);
    await expect.poll(listed).toBe(2);
    await older.close();
    const newer = await starting;
    expect(newer.output()).toContain(
      `edition ${EDITION} waits, and this node with it: nodes of an older program still run (older)`,
    );
    expect((await newer.client.send('GET', '/readyz')).status).toBe(200);
    const reader = await joined('reader', EDITION);
    const records = (await reader.readAll(START, 10_000)).map(({ record }) => record);
    expect(records.slice(0, 3).map((record) => JSON.parse(record).data.edition)).toEqual([
      EDITION - 2,
      EDITION - 1,
      EDITION,
    ]);
    const audit = newAudit();
    for (const record of records) expect(audit.next(record)).toBeUndefined();
    await newPlayer(newer.client);
  });
});

function fail(older: readonly string[]): void {
  throw new Error(`it waits for ${older.join(', ')}`);
}
