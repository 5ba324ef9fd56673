import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { userInfo } from '@skins/api/accounts/contract';
import { openBox } from '@skins/api/boxes/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Player, newPlayer } from '../http/player.ts';
import type { ShopProcess } from '../http/shop-process.ts';
import { CHEAP } from '../http/test-catalogue.ts';
import { shellIn } from '../samples/cli/recorded-terminal.ts';
import { battleOf, battleOver, itemIn, nodesIn, versionOf } from './node-shops.ts';
import { type PostgresServer, noPostgres, onPostgres, schemaOf, startPostgres } from './server.ts';

const PLAYERS = 3;
/** Longer than the lease, so that the other node takes it over. */
const FROZEN_MS = 9_000;
const ROUND_MS = 60_000;
const BATTLE_MS = 120_000;

describe.skipIf(noPostgres !== undefined)(onPostgres('two servers on one log, disturbed'), () => {
  let server: PostgresServer;
  let folder: string;
  let address: string;
  let nodes: ReturnType<typeof nodesIn>;
  let shops: Record<'one' | 'two', ShopProcess>;
  let versionHash: string;
  let battleId: string;
  const stop = new AbortController();
  const openers: { readonly player: Player; readonly answered: Map<string, string> }[] = [];
  let opening: Promise<unknown>;

  beforeAll(async () => {
    server = await startPostgres({ max_connections: '200' });
    folder = await mkdtemp(join(tmpdir(), 'skins-chaos-'));
    address = await server.newStore();
    nodes = nodesIn(folder, address);
    const one = await nodes.start('one');
    shops = { one, two: await nodes.startBeside('one', 'two') };
    versionHash = await versionOf(one.client);
    for (let n = 0; n < PLAYERS; n += 1)
      openers.push({ player: await newPlayer(one.client), answered: new Map() });
    battleId = await battleOver(shops.one, shops.two);
    opening = Promise.all(openers.map(openOn));
  });
  afterAll(async () => {
    stop.abort();
    await Promise.all(Object.values(shops).map((shop) => shop.end('SIGKILL')));
    await rm(folder, { recursive: true });
    await server.remove();
  });

  /** Sends one request to a server. @returns its item; undefined without an answer */
  async function press({ client }: ShopProcess, { token }: Player, key: string): Promise<string | undefined> {
    const body = { boxId: CHEAP.id, count: 1, versionHash };
    const asked = client.with({ token }).call(openBox, { key, body });
    const reply = await Promise.race([asked, after(2_000)]).catch(() => undefined);
    return reply?.status === 200 ? itemIn(reply.text) : undefined;
  }

  /** Opens one box after another, each on any server that answers, as a browser behind a proxy does. */
  async function openOn({ player, answered }: (typeof openers)[number]): Promise<void> {
    for (let n = 0; !stop.signal.aborted; n += 1) {
      const key = randomUUID();
      for (let at = n; !answered.has(key) && !stop.signal.aborted; at += 1) {
        const item = await press(shops[at % 2 === 0 ? 'one' : 'two'], player, key);
        if (item === undefined) await after(100);
        else answered.set(key, item);
      }
    }
  }

  const answers = () => openers.reduce((sum, { answered }) => sum + answered.size, 0);

  async function more(): Promise<void> {
    const before = answers();
    await expect.poll(answers, { timeout: ROUND_MS }).toBeGreaterThan(before + 20);
  }

  async function holder(): Promise<'one' | 'two'> {
    const [row] = await server.query(`SELECT holder FROM ${schemaOf(address)}.log_lease`);
    return row?.['holder'] === 'one' ? 'one' : 'two';
  }

  it(
    'plays on while the holder of the lease is frozen, and after it is woken',
    async () => {
      const first = await holder();
      process.kill(shops[first].pid, 'SIGSTOP');
      await after(FROZEN_MS);
      await more();
      process.kill(shops[first].pid, 'SIGCONT');
      expect(await holder()).not.toBe(first);
      await more();
    },
    3 * ROUND_MS,
  );

  it(
    'plays on after the database crashed',
    async () => {
      await server.crash();
      await server.start();
      await more();
    },
    2 * ROUND_MS,
  );

  it(
    'plays on while the holder of the lease is dead, and beside its next process',
    async () => {
      const first = await holder();
      await shops[first].end('SIGKILL');
      await more();
      await expect.poll(holder, { timeout: ROUND_MS }).not.toBe(first);
      shops = { ...shops, [first]: await nodes.start(first) };
      await more();
    },
    4 * ROUND_MS,
  );

  it(
    'lost nothing that was answered and did nothing twice, and no battle is void',
    async () => {
      stop.abort();
      await opening;
      const { one, two } = shops;
      for (const { player, answered } of openers) {
        const { bagCount } = await two.client.with({ token: player.token }).ask(userInfo);
        // The last press was perhaps not answered.
        expect([answered.size, answered.size + 1]).toContain(bagCount);
        expect(new Set(answered.values()).size).toBe(answered.size);
        for (const [key, item] of [...answered].slice(-5))
          for (const shop of [one, two]) expect(await press(shop, player, key)).toBe(item);
        expect(await one.client.with({ token: player.token }).ask(userInfo)).toMatchObject({ bagCount });
      }
      await expect
        .poll(async () => (await battleOf(one, battleId)).state, { timeout: BATTLE_MS, interval: 500 })
        .toBe('finished');
      await Promise.all([one.end('SIGTERM'), two.end('SIGTERM')]);
      const skins = shellIn(folder, { SKINS_STORE: address, SKINS_DATA: join(folder, 'one') });
      expect(await skins('verify', '--no-memory')).toMatchObject({ code: 0 });
    },
    2 * BATTLE_MS,
  );
});
