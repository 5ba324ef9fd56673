import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boxOpenings, boxRecord } from '@skins/api/boxes/contract';
import { dataFolder, projectionFacts } from '@skins/api/foundation/files';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Player, newPlayer, openSome } from '../http/player.ts';
import { type ShopProcess, startShop } from '../http/shop-process.ts';
import { CHEAP } from '../http/test-catalogue.ts';
import { shellIn } from '../samples/cli/recorded-terminal.ts';
import { nodesIn } from './node-shops.ts';
import { type PostgresServer, noPostgres, onPostgres, startPostgres } from './server.ts';

const LISTS_MADE = 'the lists of this node begin there';

describe.skipIf(noPostgres !== undefined)(onPostgres('a node that starts from a replica'), () => {
  let server: PostgresServer;
  let folder: string;
  let address: string;
  let one: ShopProcess;
  let player: Player;
  const started: ShopProcess[] = [];
  let skins: ReturnType<typeof shellIn>;
  const path = (name: string) => join(folder, name);

  beforeAll(async () => {
    server = await startPostgres({ max_connections: '200' });
    folder = await mkdtemp(join(tmpdir(), 'skins-replica-'));
    address = await server.newStore();
    one = await nodesIn(folder, () => address).start('one');
    started.push(one);
    skins = shellIn(folder, { SKINS_STORE: address, SKINS_DATA: path('one') });
    player = await newPlayer(one.client);
    await openSome(player, CHEAP.id, 10);
  });
  afterAll(async () => {
    await Promise.all(started.map((shop) => shop.end('SIGKILL')));
    await rm(folder, { recursive: true });
    await server.remove();
  });

  /** Starts a node from a folder, without a word about where its log is from. */
  async function startFrom(name: string, store = address): Promise<ShopProcess> {
    await cp(join(path('one'), 'master.secret'), join(path(name), 'master.secret'));
    const shop = await startShop(path(name), {
      SKINS_STORE: store,
      SKINS_NODE: name,
      SKINS_MARK: path(`marks-${name}`),
      SKINS_LOG: 'info',
      SKINS_DRAIN: '0',
    });
    started.push(shop);
    return shop;
  }

  /** Returns what a node says about its lists at its start. */
  function beginningOf(shop: ShopProcess): unknown {
    const line = shop
      .output()
      .split('\n')
      .find((one) => one.includes(LISTS_MADE));
    const { events, anew } = JSON.parse(line ?? '{}');
    return { events, anew };
  }

  /** Returns lists of a node that has heard of everything. */
  async function listsOf(shop: ShopProcess): Promise<unknown> {
    await expect.poll(async () => (await shop.client.send('GET', '/readyz')).status).toBe(200);
    const client = shop.client.with({ token: player.token });
    return {
      all: await client.ask(boxOpenings, { query: { boxId: CHEAP.id } }),
      own: await client.ask(boxRecord),
    };
  }

  /** @returns the number of events in the copied lists */
  async function replica(name: string): Promise<number> {
    await listsOf(one);
    const made = await skins('replica', path(name), '--json');
    expect(made).toMatchObject({ code: 0, err: '' });
    return JSON.parse(made.out).events;
  }

  it('answers the same lists, and has read only what came after the copy', async () => {
    const events = await replica('two');
    expect(events).toBeGreaterThan(10);
    expect(readdirSync(path('two')).toSorted()).toEqual(['read-models.sqlite', 'replica.json']);
    await openSome(player, CHEAP.id, 10);
    const two = await startFrom('two');
    expect(beginningOf(two)).toEqual({ events, anew: [] });
    expect(await listsOf(two)).toEqual(await listsOf(one));
    expect(existsSync(join(path('two'), 'replica.json'))).toBe(false);
    await openSome({ ...player, client: two.client.with({ token: player.token }) }, CHEAP.id, 1);
    expect(await listsOf(two)).toEqual(await listsOf(one));
  });

  it('makes lists anew that another version of the program made', async () => {
    const events = await replica('three');
    const file = dataFolder(path('three')).readModels;
    const [list] = projectionFacts(file);
    const copy = new Database(file);
    copy.prepare('UPDATE projection SET version = version + 1 WHERE name = ?').run(list?.name);
    copy.close();
    const three = await startFrom('three');
    expect(beginningOf(three)).toEqual({ events, anew: [list?.name] });
    expect(await listsOf(three)).toEqual(await listsOf(one));
  });

  it('does not start on another log', async () => {
    await replica('four');
    const other = await server.newStore();
    const beside = nodesIn(path('other'), () => other);
    await cp(join(path('one'), 'master.secret'), join(path('other'), 'one', 'master.secret'));
    const stranger = await beside.start('one');
    started.push(stranger);
    await newPlayer(stranger.client);
    await expect(startFrom('four', other)).rejects.toThrow(
      /read-models\.sqlite remembers \d+ .*make a new one with skins replica from a node on this log/,
    );
    expect(existsSync(join(path('four'), 'replica.json'))).toBe(true);
  });

  it('does not start from lists that no replica brought', async () => {
    await replica('five');
    await rm(join(path('five'), 'replica.json'));
    await expect(startFrom('five')).rejects.toThrow('start once with --moved');
  });

  it('is not made of a node whose lists have stopped', async () => {
    await one.end('SIGTERM');
    const file = dataFolder(path('one')).readModels;
    const lists = new Database(file);
    lists.prepare("UPDATE projection SET parked = 'a fault' WHERE name = 'checkpoints'").run();
    lists.close();
    const refused = await skins('replica', path('six'));
    expect(refused.code).toBe(1);
    expect(refused.err).toContain('the list checkpoints has stopped on this node: a fault');
    expect(readdirSync(path('six'))).toEqual([]);
  });
});
