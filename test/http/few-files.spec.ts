import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type Socket, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ShopProcess, startShop } from './shop-process.ts';

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

/** Opens connections; the shop closes some of them. */
async function connectMany(count: number): Promise<void> {
  const { hostname, port } = new URL(shop.client.address);
  sockets = Array.from({ length: count }, () => connect({ host: hostname, port: Number(port) }));
  await Promise.all(
    sockets.map(async (socket) => {
      socket.on('error', () => undefined);
      await Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => undefined);
    }),
  );
}

const healthy = async (): Promise<number> => {
  try {
    return (await shop.client.send('GET', '/healthz')).status;
  } catch {
    return 0;
  }
};

it('a shop with a low file limit sheds connections, reports it, and accepts them again', async () => {
  shop = await startShop(folder, {}, 'ulimit -n 160');
  await connectMany(60);
  await expect.poll(() => shop.output()).toContain(SHED);
  expect(await healthy()).toBe(0);
  for (const socket of sockets) socket.destroy();
  await expect.poll(healthy).toBe(200);
  expect(shop.output().split(SHED)).toHaveLength(2);
});
