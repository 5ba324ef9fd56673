import { readFileSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { userInfo } from '@skins/api/accounts/contract';
import { openBox } from '@skins/api/boxes/contract';
import { editionIn, isSetting } from '@skins/api/foundation/game';
import { type LogStore, type NewEvent, START } from '@skins/api/foundation/store';
import { growTree, nativeTreeHash } from '@skins/api/foundation/transparency';
import { EDITION, EDITION_STREAM, EditionOpened } from '@skins/engine/editions';
import { merkleTree } from '@skins/engine/transparency';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPostgresStore } from '../../api/src/foundation/store/postgres/open.ts';
import { appendOf } from '../contract/store/appends.ts';
import { type Player, newPlayer } from '../http/player.ts';
import type { ShopProcess } from '../http/shop-process.ts';
import { CHEAP } from '../http/test-catalogue.ts';
import { nodesIn, versionOf } from './node-shops.ts';
import { type PostgresServer, noPostgres, onPostgres, schemaOf, startPostgres } from './server.ts';

/** An event of a type, and one of a version, that this program does not know. */
const SUN = { type: 'SunShone', v: 1, data: {} };
const RULES = { type: 'RulesPublished', v: 99, data: {} };

describe.skipIf(noPostgres !== undefined)(onPostgres('a node beside one of a newer program'), () => {
  let server: PostgresServer;
  let folder: string;
  let address: string;
  let one: ShopProcess;
  let newer: LogStore;
  let anna: Player;
  let ben: Player;
  let versionHash: string;

  beforeAll(async () => void (server = await startPostgres({ max_connections: '200' })));
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'skins-newer-'));
    address = await server.newStore();
    one = await nodesIn(folder, () => address).start('one');
    [anna, ben] = [await newPlayer(one.client), await newPlayer(one.client)];
    versionHash = await versionOf(one.client);
    newer = await openNewer();
  });
  afterEach(async () => {
    await newer.close();
    await one.end('SIGKILL');
    await rm(folder, { recursive: true });
  });
  afterAll(() => server.remove());

  async function openNewer(): Promise<LogStore> {
    const store = await openPostgresStore(address, { node: { name: 'newer', isSetting } });
    store.follow(() => undefined);
    return store;
  }

  const all = () => newer.readAll(START, 10_000);

  /** Appends an event as the newer program. */
  async function write(stream: string, event: NewEvent): Promise<void> {
    const { version = 0 } = (await newer.readStream(stream)).at(-1) ?? {};
    const append = appendOf({ stream, expectedVersion: version, events: [event], time: Date.now() });
    expect(await newer.append(append)).toMatchObject({ kind: 'appended' });
  }

  async function streamBeginning(start: string): Promise<string> {
    const found = (await all()).find(({ stream }) => stream.startsWith(start));
    return found?.stream ?? '';
  }

  async function open({ client }: Player): Promise<number> {
    const { status, text } = await client.call(openBox, { body: { boxId: CHEAP.id, count: 1, versionHash } });
    return status === 200 ? 200 : Number(/"errCode":(\d+)/.exec(text)?.[1]);
  }

  async function ready(): Promise<string> {
    return (await one.client.send('GET', '/readyz')).text;
  }

  it('refuses what belongs to a stream that it cannot read, goes on elsewhere, and leaves the flows to others', async () => {
    await write(await streamBeginning('player-'), SUN);
    await expect.poll(() => open(anna)).toBe(1112);
    expect((await anna.client.call(userInfo)).status).toBe(503);
    expect(await open(ben)).toBe(200);
    await expect.poll(ready).toContain('was written by a newer program (unknown event type SunShone)');
    expect(one.output()).toContain('unknown event type SunShone');
    expect(await ready()).toContain('"stops":[]');
    await expect
      .poll(() => server.query(`SELECT 1 FROM ${schemaOf(address)}.log_lease WHERE holder = 'newer'`))
      .toHaveLength(1);

    expect(await one.end('SIGTERM')).toEqual([0, null]);
    const marks = join(folder, 'marks-one');
    const names = readdirSync(marks, { recursive: true, encoding: 'utf8' });
    const mark = names.find((name) => name.endsWith('.json')) ?? '';
    const tree = merkleTree(undefined, nativeTreeHash);
    await growTree(tree, newer);
    expect(JSON.parse(readFileSync(join(marks, mark), 'utf8'))).toMatchObject({
      size: (await all()).length,
      root: tree.root(),
    });
  });

  it('takes no lease when it starts again on such a log, and its lists stand before the event', async () => {
    const at = (await all()).length + 1;
    await write(await streamBeginning('player-'), SUN);
    await expect.poll(ready).toContain('SunShone');
    await newer.close();
    expect(await one.end('SIGTERM')).toEqual([0, null]);
    one = await nodesIn(folder, () => address).start('one');
    const sentence = 'the log was written by a newer program (unknown event type SunShone)';
    await expect
      .poll(async () => JSON.parse(await ready()).node)
      .toMatchObject({ leads: false, lacks: expect.arrayContaining([expect.stringContaining(sentence)]) });
    const { projections } = JSON.parse(await ready());
    for (const { position, parked } of projections) {
      expect(Number(position)).toBeLessThan(at);
      expect(parked).toContain('unknown event type SunShone');
    }
    await expect
      .poll(() =>
        server.query(`SELECT 1 FROM ${schemaOf(address)}.log_lease WHERE until < clock_timestamp()`),
      )
      .toHaveLength(1);
    newer = await openNewer();
    await expect.poll(() => newer.node?.lease.generation).toBeDefined();
  });

  it('writes nothing on a setting that it cannot read', async () => {
    await write(await streamBeginning('rules-'), RULES);
    await expect.poll(() => open(ben)).toBe(503);
    expect(await ready()).toContain('"cause":"newer"');
    const { length } = await all();
    expect(await open(anna)).toBe(503);
    expect(await all()).toHaveLength(length);
  });

  it('plays on while a newer edition waits for it', async () => {
    let waited: readonly string[] = [];
    const waits = (older: readonly string[]) => void (waited = older);
    const edition = { writes: EDITION + 1, inForce: editionIn, waits };
    const joining = openPostgresStore(address, { node: { name: 'next', isSetting, edition } });
    await expect.poll(() => waited).toEqual(['newer', 'one']);
    expect(await open(anna)).toBe(200);
    await newer.close();
    await expect.poll(() => waited).toEqual(['one']);
    expect(await open(ben)).toBe(200);
    expect(await one.end('SIGTERM')).toEqual([0, null]);
    await (await joining).close();
  });

  it('writes nothing once a newer edition is open', async () => {
    await write(EDITION_STREAM, EditionOpened.of({ edition: EDITION + 1 }));
    await expect.poll(() => open(ben)).toBe(503);
    expect(await ready()).toContain(`edition ${EDITION + 1} is open, this one writes ${EDITION}`);
  });
});
