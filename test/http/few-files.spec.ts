import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { type Socket, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ShopProcess, startShop } from './shop-process.ts';

const ASSETS = fileURLToPath(new URL('../../player-web/dist/assets', import.meta.url));
const SHED = 'more connections than there may be';

let folder: string;
let shop: ShopProcess;
let sockets: Socket[];

beforeEach(async () => {
  sockets = [];
  folder = await mkdtemp(join(tmpdir(), 'skins-files-'));
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await shop.end('SIGKILL');
  await rm(folder, { recursive: true });
});

/** Connections that are open, with those that were closed again taken out. */
async function connected(count: number): Promise<readonly Socket[]> {
  const { hostname, port } = new URL(shop.client.address);
  sockets = Array.from({ length: count }, () => connect({ host: hostname, port: Number(port) }));
  await Promise.all(
    sockets.map(async (socket) => {
      socket.on('error', () => undefined);
      await Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => undefined);
    }),
  );
  return sockets;
}

/** The head and the begin of what comes back. */
const beginOf = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    socket.once('data', (chunk) => resolve(String(chunk)));
    socket.once('close', () => resolve(''));
  });

const healthy = async (): Promise<number> => {
  try {
    return (await shop.client.send('GET', '/healthz')).status;
  } catch {
    return 0;
  }
};

it('a shop that may open few files sheds connections, says so, and takes them again', async () => {
  shop = await startShop(folder, {}, 'ulimit -n 160');
  await connected(60);
  await expect.poll(() => shop.output()).toContain(SHED);
  expect(await healthy()).toBe(0);
  for (const socket of sockets) socket.destroy();
  await expect.poll(healthy).toBe(200);
  expect(shop.output().split(SHED)).toHaveLength(2);
});

it.runIf(existsSync(ASSETS))('a file that cannot be opened is refused in the shop’s own form', async () => {
  shop = await startShop(folder, {}, 'ulimit -n 60');
  const file = readdirSync(ASSETS).find((name) => name.endsWith('.js')) ?? '';
  await connected(40);
  const begins = sockets.map(async (socket) => {
    socket.write(`GET /assets/${file} HTTP/1.1\r\nhost: x\r\n\r\n`);
    return beginOf(socket);
  });
  const refused = (await Promise.all(begins)).filter((text) => /^HTTP\/1.1 [45]/.test(text));
  expect(refused.length).toBeGreaterThan(0);
  for (const text of refused) {
    const [head = '', body = ''] = text.split('\r\n\r\n');
    expect(head).toMatch(/content-type: application\/json/);
    expect(head).not.toMatch(/^(etag|last-modified):/m);
    expect(JSON.parse(body)).toEqual({
      code: 503,
      errCode: 503,
      errMsg: expect.any(String),
      requestId: expect.any(String),
    });
  }
  for (const socket of sockets) socket.destroy();
  await expect.poll(async () => (await shop.client.send('GET', `/assets/${file}`)).status).toBe(200);
});
