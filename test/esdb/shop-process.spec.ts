import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { userInfo } from '@skins/api/accounts/contract';
import { boxDetails, openBox } from '@skins/api/boxes/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEsdbStore } from '../../api/src/foundation/store/esdb/open.ts';
import type { Client } from '../http/client.ts';
import { newPlayer } from '../http/player.ts';
import { type ShopProcess, startShop } from '../http/shop-process.ts';
import { CHEAP } from '../http/test-catalogue.ts';
import { shellIn } from '../samples/cli/recorded-terminal.ts';
import { addressOf, startServer } from './server.ts';

describe('a process whose log is in EventStoreDB', () => {
  let running: Awaited<ReturnType<typeof startServer>>;
  let folder: string;
  let environment: NodeJS.ProcessEnv;
  let address: string;
  let shop: ShopProcess;
  let player: { readonly client: Client; readonly token: string };
  /** keys of opens that were answered, with the item of each */
  const answered = new Map<string, string | undefined>();

  const start = () => startShop(join(folder, 'data'), environment);
  beforeAll(async () => {
    running = await startServer();
    folder = await mkdtemp(join(tmpdir(), 'skins-process-'));
    address = running.newStore();
    environment = { SKINS_STORE: address, SKINS_MARK: join(folder, 'marks'), SKINS_LOG: 'error' };
    shop = await start();
    player = await newPlayer(shop.client);
  });
  afterAll(async () => {
    await shop.end('SIGKILL');
    await rm(folder, { recursive: true });
    running.remove();
  });

  const itemIn = (text: string): string | undefined => /"itemId":"([^"]+)"/.exec(text)?.[1];

  /** Opens boxes one after another until told to stop or the shop is gone. */
  async function openUntil(stop: AbortSignal): Promise<void> {
    const { versionHash } = await player.client.ask(boxDetails, { query: { boxId: CHEAP.id } });
    while (!stop.aborted) {
      const key = randomUUID();
      const body = { boxId: CHEAP.id, count: 1, versionHash };
      const reply = await player.client.call(openBox, { key, body }).catch(() => undefined);
      if (reply === undefined) return;
      expect(reply.status).toBe(200);
      answered.set(key, itemIn(reply.text));
    }
  }

  async function more(): Promise<void> {
    const before = answered.size;
    await expect.poll(() => answered.size).toBeGreaterThan(before + 10);
  }

  it('answers every request through crashes of the server, each once', async () => {
    const stop = new AbortController();
    const opening = openUntil(stop.signal);
    for (let round = 1; round <= 2; round += 1) {
      await more();
      await running.restart();
    }
    await more();
    stop.abort();
    await opening;
    expect(await player.client.ask(userInfo)).toMatchObject({ bagCount: answered.size });
  });

  it('keeps every answer when it is killed', async () => {
    const opening = openUntil(new AbortController().signal);
    await more();
    await shop.end('SIGKILL');
    await opening;
    shop = await start();
    player = { ...player, client: shop.client.with({ token: player.token }) };
    const { bagCount } = await player.client.ask(userInfo);
    expect(bagCount).toBeGreaterThanOrEqual(answered.size);
    const { versionHash } = await player.client.ask(boxDetails, { query: { boxId: CHEAP.id } });
    const body = { boxId: CHEAP.id, count: 1, versionHash };
    for (const [key, item] of [...answered].slice(-10))
      expect(itemIn((await player.client.call(openBox, { key, body })).text)).toBe(item);
    expect(await player.client.ask(userInfo)).toMatchObject({ bagCount });
  });

  it('ends when another server has taken its log over', async () => {
    const other = await openEsdbStore(addressOf(address), join(folder, 'other', 'log.sqlite'));
    await openUntil(new AbortController().signal).catch(() => undefined);
    expect(await shop.gone).toEqual([1, null]);
    expect(shop.output()).toContain('another server has taken over esdb://127.0.0.1');
    await other.close();
    expect(await shellIn(folder, { SKINS_STORE: address })('verify', '--no-memory')).toMatchObject({
      code: 0,
    });
  });
});
