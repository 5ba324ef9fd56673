import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { logout, userInfo } from '@skins/api/accounts/contract';
import { openBox } from '@skins/api/boxes/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../http/client.ts';
import { type Player, newPlayer } from '../http/player.ts';
import type { ShopProcess } from '../http/shop-process.ts';
import { CHEAP } from '../http/test-catalogue.ts';
import { shellIn } from '../samples/cli/recorded-terminal.ts';
import { battleOf, battleOver, itemIn, positionIn, startTwoNodes, versionOf } from './node-shops.ts';
import { type PostgresServer, noPostgres, onPostgres, schemaOf } from './server.ts';

const PRESSES = 40;
/** A battle is signed, drawn by the local beacon and shown, in real time. */
const BATTLE_MS = 120_000;
/** A takeover, and what a busy machine adds. */
const TAKEOVER_MS = 20_000;

describe.skipIf(noPostgres !== undefined)(onPostgres('two servers on one log'), () => {
  let server: PostgresServer;
  let folder: string;
  let address: string;
  let one: ShopProcess;
  let two: ShopProcess;
  let nodes: Awaited<ReturnType<typeof startTwoNodes>>['nodes'];
  /** the latest position in an answer */
  let seen = '';

  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ server, folder, address, nodes, one, two, remove } = await startTwoNodes());
  });
  afterAll(() => remove());

  const on = (shop: ShopProcess, { token }: Player): Client => shop.client.with({ token });

  async function openOn(client: Client, key: string, versionHash: string) {
    const reply = await client.call(openBox, { key, body: { boxId: CHEAP.id, count: 1, versionHash } });
    expect(reply.status).toBe(200);
    [seen = seen] = [seen, positionIn(reply.text)].toSorted().slice(-1);
    return itemIn(reply.text);
  }

  /** Reads what a player has, on any node, after everything that was answered. */
  const infoOf = (client: Client) => client.ask(userInfo, { headers: { after: seen } });

  it('answers a request that is sent to both once, with one item', async () => {
    const player = await newPlayer(one.client);
    const clients = [on(one, player), on(two, player)];
    const versionHash = await versionOf(one.client);
    for (let n = 0; n < 10; n += 1) {
      const key = randomUUID();
      const items = await Promise.all(clients.map((client) => openOn(client, key, versionHash)));
      expect(new Set(items).size).toBe(1);
    }
    for (const client of clients) expect(await infoOf(client)).toMatchObject({ bagCount: 10 });
  });

  it('plays one player over both: no gem is lost or spent twice', async () => {
    const player = await newPlayer(one.client);
    const clients = [on(one, player), on(two, player)];
    const versionHash = await versionOf(two.client);
    const { balance } = await player.client.ask(userInfo);
    const items = await Promise.all(
      Array.from({ length: PRESSES }, (_, n) =>
        openOn(clients[n % 2] ?? player.client, randomUUID(), versionHash),
      ),
    );
    expect(new Set(items).size).toBe(PRESSES);
    const spent = PRESSES * Number(CHEAP.price);
    for (const client of clients) {
      const after = await infoOf(client);
      expect(after.bagCount).toBe(PRESSES);
      expect(after.balance).toBeCloseTo(balance - spent, 4);
    }
  });

  it('ends on both the session that one ends', async () => {
    const player = await newPlayer(one.client);
    expect(await on(two, player).ask(userInfo)).toMatchObject({ bagCount: 0 });
    await player.client.ask(logout);
    await expect.poll(async () => (await on(two, player).call(userInfo)).status).toBe(401);
  });

  it(
    'plays a battle that was created on one and joined on the other to its end after the first is killed',
    async () => {
      const battleId = await battleOver(one, two);
      // The first one holds the lease, since it started first.
      await one.end('SIGKILL');
      const killed = Date.now();
      await expect
        .poll(async () => server.query(`SELECT 1 FROM ${schemaOf(address)}.log_lease WHERE holder = 'two'`), {
          timeout: TAKEOVER_MS,
        })
        .toHaveLength(1);
      expect(Date.now() - killed).toBeLessThan(10_000);
      await expect
        .poll(async () => (await battleOf(two, battleId)).state, { timeout: BATTLE_MS, interval: 500 })
        .toBe('finished');
      one = await nodes.start('one');
      expect(await battleOf(one, battleId)).toEqual(await battleOf(two, battleId));
    },
    2 * BATTLE_MS,
  );

  it('tells whether each is ready, and that one leads', async () => {
    const ready = async () => Promise.all([one, two].map(({ client }) => client.send('GET', '/readyz')));
    await expect.poll(async () => (await ready()).map(({ status }) => status)).toEqual([200, 200]);
    const leads = (await ready()).map(({ text }) => /"leads":(true|false)/.exec(text)?.[1]);
    expect(new Set(leads)).toEqual(new Set(['false', 'true']));
  });

  it('leaves a log that verifies', async () => {
    expect(await one.end('SIGTERM')).toEqual([0, null]);
    expect(await two.end('SIGTERM')).toEqual([0, null]);
    const skins = shellIn(folder, { SKINS_STORE: address, SKINS_DATA: join(folder, 'one') });
    expect(await skins('verify', '--no-memory')).toMatchObject({ code: 0 });
  });
});
