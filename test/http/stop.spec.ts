import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type Socket, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { boxDetails, openBox } from '@skins/api/boxes/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { playedLog } from '../crash/played-log.ts';
import { type Player, newPlayer } from './player.ts';
import { type ShopProcess, startShop } from './shop-process.ts';
import { CHEAP } from './test-catalogue.ts';

let folder: string;
let shop: ShopProcess;
let sockets: Socket[];

beforeEach(async () => {
  sockets = [];
  folder = await mkdtemp(join(tmpdir(), 'skins-stop-'));
  shop = await startShop(folder, { SKINS_LOG: 'warn' });
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await shop.end('SIGKILL');
  await rm(folder, { recursive: true });
});

/** Opens a connection and sends a text. */
async function sending(text: string): Promise<Socket> {
  const { hostname, port } = new URL(shop.client.address);
  const socket = connect({ host: hostname, port: Number(port) });
  sockets.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

/** Returns a command to open a box: its head, and its body in two parts. */
async function command({ client, token }: Player) {
  const key = randomUUID();
  const { versionHash } = await client.ask(boxDetails, { query: { boxId: CHEAP.id } });
  const body = JSON.stringify({ boxId: CHEAP.id, count: 1, versionHash });
  const head = `POST ${openBox.path} HTTP/1.1\r\nhost: x\r\ntoken: ${token}\r\nidempotency-key: ${key}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
  return { key, head, halves: [body.slice(0, 10), body.slice(10)] as const };
}

const allOf = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    let text = '';
    socket.on('data', (chunk) => (text += String(chunk)));
    socket.on('close', () => resolve(text));
  });

it('exits whatever clients do; commands under way are answered and are in the log', async () => {
  const player = await newPlayer(shop.client);
  const late = await command(player);
  const whole = await command(player);
  await sending('');
  await sending(`GET /healthz HTTP/1.1\r\nhost: x\r\n`);
  await sending(late.head.replace(late.key, randomUUID()) + late.halves[0]);
  const idle = await sending('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
  await once(idle, 'data');
  const unread = await sending('GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(200));
  unread.pause();
  const [arriving, arrived] = [
    await sending(late.head + late.halves[0]),
    await sending(whole.head + whole.halves[0]),
  ];
  const [lateAnswer, wholeAnswer] = [allOf(arriving), allOf(arrived)];
  // Its answer shows that everything sent before has arrived.
  await shop.client.send('GET', '/healthz');
  await shop.client.send('GET', '/healthz');
  arrived.write(whole.halves[1]);
  const ended = shop.end('SIGTERM');
  await sleep(500);
  arriving.write(late.halves[1]);

  expect(await ended).toEqual([0, null]);
  expect(await lateAnswer).toContain('HTTP/1.1 200 OK');
  expect(await wholeAnswer).toContain('HTTP/1.1 200 OK');
  const { byCommand } = await playedLog(join(folder, 'log.sqlite'));
  for (const { key } of [late, whole]) expect(byCommand.get(key)?.opened).toHaveLength(1);
});
