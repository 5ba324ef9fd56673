import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { userInfo } from '@skins/api/accounts/contract';
import { boxDetails, openBox } from '@skins/api/boxes/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgresStore } from '../../api/src/foundation/store/postgres/open.ts';
import type { Client } from '../http/client.ts';
import { newPlayer } from '../http/player.ts';
import { type ShopProcess, startShop } from '../http/shop-process.ts';
import { CHEAP } from '../http/test-catalogue.ts';
import { shellIn } from '../samples/cli/recorded-terminal.ts';
import { type PostgresServer, noPostgres, onPostgres, startPostgres } from './server.ts';

const PLAYERS = 3;

interface Opener {
  readonly client: Client;
  readonly token: string;
  /** keys of opens that were answered, with the item of each */
  readonly answered: Map<string, string | undefined>;
}

describe.skipIf(noPostgres !== undefined)(onPostgres('a process whose log is in PostgreSQL'), () => {
  let server: PostgresServer;
  let folder: string;
  let environment: NodeJS.ProcessEnv;
  let address: string;
  let shop: ShopProcess;
  let openers: Opener[];

  const start = () => startShop(join(folder, 'data'), environment);
  beforeAll(async () => {
    server = await startPostgres();
    folder = await mkdtemp(join(tmpdir(), 'skins-process-'));
    address = await server.newStore();
    environment = { SKINS_STORE: address, SKINS_MARK: join(folder, 'marks'), SKINS_LOG: 'error' };
    shop = await start();
    openers = await Promise.all(
      Array.from({ length: PLAYERS }, async () => {
        const { client, token } = await newPlayer(shop.client);
        return { client, token, answered: new Map() };
      }),
    );
  });
  afterAll(async () => {
    await shop.end('SIGKILL');
    await rm(folder, { recursive: true });
    await server.remove();
  });

  const itemIn = (text: string): string | undefined => /"itemId":"([^"]+)"/.exec(text)?.[1];

  /** Opens boxes one after another until told to stop or the shop is gone. */
  async function openUntil(opener: Opener, stop: AbortSignal): Promise<void> {
    const { versionHash } = await opener.client.ask(boxDetails, { query: { boxId: CHEAP.id } });
    while (!stop.aborted) {
      const key = randomUUID();
      const body = { boxId: CHEAP.id, count: 1, versionHash };
      const reply = await opener.client.call(openBox, { key, body }).catch(() => undefined);
      if (reply === undefined) return;
      expect(reply.status).toBe(200);
      opener.answered.set(key, itemIn(reply.text));
    }
  }

  const answers = () => openers.reduce((sum, { answered }) => sum + answered.size, 0);

  async function more(): Promise<void> {
    const before = answers();
    await expect.poll(answers).toBeGreaterThan(before + 10);
  }

  /** Expects each answered open in the shop once, and the same answer to its repeated request. */
  async function expectKept(): Promise<void> {
    for (const { client, answered } of openers) {
      const { versionHash } = await client.ask(boxDetails, { query: { boxId: CHEAP.id } });
      const body = { boxId: CHEAP.id, count: 1, versionHash };
      const { bagCount } = await client.ask(userInfo);
      expect(bagCount).toBeGreaterThanOrEqual(answered.size);
      for (const [key, item] of [...answered].slice(-10))
        expect(itemIn((await client.call(openBox, { key, body })).text)).toBe(item);
      expect(await client.ask(userInfo)).toMatchObject({ bagCount });
    }
  }

  it('answers every request through crashes of the database, each once', async () => {
    const stop = new AbortController();
    const opening = openers.map((opener) => openUntil(opener, stop.signal));
    for (let round = 1; round <= 2; round += 1) {
      await more();
      await server.crash();
      await server.start();
    }
    await more();
    stop.abort();
    await Promise.all(opening);
    await expectKept();
    for (const { client, answered } of openers)
      expect(await client.ask(userInfo)).toMatchObject({ bagCount: answered.size });
  });

  it('keeps every answer when it is killed', async () => {
    const stop = new AbortController();
    const opening = openers.map((opener) => openUntil(opener, stop.signal));
    await more();
    await shop.end('SIGKILL');
    await Promise.all(opening);
    shop = await start();
    openers = openers.map((one) => ({ ...one, client: shop.client.with({ token: one.token }) }));
    await expectKept();
  });

  it('ends when another server has taken its log over', async () => {
    const other = await openPostgresStore(address);
    const [first] = openers;
    if (first === undefined) throw new Error('there is a player');
    await openUntil(first, new AbortController().signal).catch(() => undefined);
    expect(await shop.gone).toEqual([1, null]);
    expect(shop.output()).toContain('another server has taken over postgres://127.0.0.1');
    await other.close();
    const skins = shellIn(folder, { SKINS_STORE: address });
    expect(await skins('verify', '--no-memory')).toMatchObject({ code: 0 });
  });
});
