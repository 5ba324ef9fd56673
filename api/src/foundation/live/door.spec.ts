import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type Socket, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { defineEvent } from '@skins/engine/kernel';
import { pino } from 'pino';
import { Type } from 'typebox';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RefusalTable, createServer } from '../http/index.ts';
import type { CommitListener } from '../runtime/command-request.ts';
import type { CommandRuntime } from '../runtime/command-runtime.ts';
import { CoinsMoved, purseCodec } from '../../../../test/samples/api/purse.ts';
import { type EventStore, type Position, START, createMemoryStore, positionOf } from '../store/index.ts';
import { HEARTBEAT } from './connection.ts';
import { liveRoutes } from './door.ts';
import { Live } from './live.ts';
import { liveSource } from './source.ts';

const PER_CLIENT = 40;
const Other = defineEvent('Other', Type.Object({}));
/** A payload that fills the system's own buffers quickly. */
const WEIGHT = 'x'.repeat(20_000);

let app: FastifyInstance;
let live: Live;
let store: EventStore;
/** position of the list of moved coins */
let listed: Position;
let moved: Position[];
let runtime: Pick<CommandRuntime, 'onCommit'>;
let commits: CommitListener[];
let address: string;
let ended: Set<string>;

beforeEach(async () => {
  store = createMemoryStore();
  listed = START;
  moved = [];
  ended = new Set();
  commits = [];
  runtime = {
    onCommit: (listener) => {
      commits.push(listener);
      return () => void (commits = commits.filter((one) => one !== listener));
    },
  };
  await openDoor();
});
afterEach(() => app.close());

/** Starts a service over the store. */
async function openDoor(): Promise<void> {
  live = new Live({
    store,
    runtime,
    codec: purseCodec,
    clock: Date.now,
    lists: () => [{ name: 'coins', position: listed, parked: undefined }],
    sources: [
      liveSource(CoinsMoved, {
        channel: 'wish',
        landsMs: 0,
        listed: { by: 'coins', latest: (upTo, count) => moved.filter((one) => one <= upTo).slice(-count) },
        tell: ({ by }) => ({
          owner: undefined,
          audience: 'everybody',
          rare: false,
          body: () => ({ by, WEIGHT }),
        }),
      }),
    ],
    check: async (token) =>
      ended.has(token) ? { kind: 'ended' } : { kind: 'valid', subject: token, begun: Date.now() },
    note: () => undefined,
    followable: { playerOf: () => undefined, may: () => Promise.resolve(false) },
    onTrouble: (error) => {
      throw error;
    },
  });
  const logger = pino({ level: 'silent' });
  app = await createServer({
    logger,
    unlimitedOnLoopback: false,
    version: '0',
    refusals: new RefusalTable(),
  });
  await live.start(() => ({ online: 0, connections: live.connections(), users: 0, demo: false }));
  liveRoutes(app, live, { connectionsMax: 1_000, perClient: PER_CLIENT, unlimitedOnLoopback: false });
  await app.listen({ host: '127.0.0.1', port: 0 });
  address = `127.0.0.1:${portOf(app.server.address())}`;
}

const portOf = (bound: AddressInfo | string | null): number =>
  typeof bound === 'object' && bound !== null ? bound.port : 0;

async function happens(times: number): Promise<void> {
  const stream = 'purse-a';
  const { length } = await store.readStream(stream);
  for (let n = 0; n < times; n += 1) {
    const events = [CoinsMoved.of({ by: length + n + 1, left: 0 })];
    const appended = await store.append({
      stream,
      expectedVersion: length + n,
      events,
      command: { id: `c${length + n}`, inputHash: '0'.repeat(64) },
      time: 1,
      actor: 'system',
    });
    if (appended.kind !== 'appended') throw new Error(appended.kind);
    moved.push(appended.position);
    const { position, firstVersion } = appended;
    for (const listener of commits)
      listener(stream, events, { position, firstVersion, time: 1, commandId: 'c', actor: 'system' });
  }
}

/** Appends events that no channel reports. */
async function others(count: number): Promise<void> {
  const AT_ONCE = 1_000;
  for (let version = 0; version < count; version += AT_ONCE) {
    const appended = await store.append({
      stream: 'other-a',
      expectedVersion: version,
      events: Array.from({ length: AT_ONCE }, () => Other.of({})),
      command: { id: `others ${version}`, inputHash: '0'.repeat(64) },
      time: 1,
      actor: 'system',
    });
    if (appended.kind !== 'appended') throw new Error(appended.kind);
  }
}

/** Opens a client. `heard` contains its messages, `over` its close code. */
function listenTo(channel = 'wish') {
  const socket = new WebSocket(`ws://${address}/ws/${channel}`);
  const heard: string[] = [];
  socket.addEventListener('message', ({ data }) => heard.push(String(data)));
  const over = new Promise<number>((resolve) => {
    socket.addEventListener('close', ({ code }) => resolve(code));
  });
  const open = new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error('not let in')));
  });
  open.catch(() => undefined);
  const say = async (text: string): Promise<void> => {
    await open;
    socket.send(text);
  };
  return { socket, heard, over, open, say };
}

/** Opens a raw connection and upgrades it to a WebSocket. */
async function rawSocket(): Promise<Socket> {
  const [host = '', port] = address.split(':');
  const socket = connect({ host, port: Number(port) });
  socket.on('error', () => undefined);
  const key = randomBytes(16).toString('base64');
  socket.write(
    `GET /ws/wish HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${key}\r\n\r\n`,
  );
  await once(socket, 'data');
  return socket;
}

/** Returns a text frame as clients send it, masked with zeros. */
const masked = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);

describe('a live channel', () => {
  it('accepts a join, answers the heartbeat, and sends messages in order', async () => {
    const { say, heard } = listenTo();
    await say('{"token":""}');
    await expect.poll(() => heard.length).toBe(1);
    await happens(3);
    await expect.poll(() => heard.length).toBe(4);
    await say(HEARTBEAT);
    await expect.poll(() => heard.at(-1)).toBe(HEARTBEAT);
    const positions = heard.slice(1, 4).map((text) => /"position":"(\d{12})"/.exec(text)?.[1]);
    expect(positions).toEqual(['000000000001', '000000000002', '000000000003']);
  });

  it('continues after the last message a client saw, even one from an earlier service', async () => {
    await happens(4);
    await app.close();
    await openDoor();
    await happens(1);
    const { say, heard } = listenTo();
    await expect.poll(() => live.status()[0]?.told).toBe(5);
    await say('{"after":"000000000003"}');
    await expect
      .poll(() => heard.map((text) => /"by":(\d)/.exec(text)?.[1]).filter(Boolean))
      .toEqual(['4', '5']);
  });

  it('continues after a restart, regardless of the events between, as far as its list reaches', async () => {
    await happens(1_200);
    await others(6_000);
    await happens(1);
    await app.close();
    listed = positionOf(7_201);
    await openDoor();
    const back = listenTo();
    await back.say(`{"after":"${positionOf(1_150)}"}`);
    await expect.poll(() => back.heard.length).toBe(52);
    expect(back.heard[0]).toContain('"joined","position":"000000001150","missed":51');
    const early = listenTo();
    await early.say(`{"after":"${positionOf(150)}"}`);
    await expect.poll(() => early.heard[0]).toContain('reload');
    // A list is not used if it lags by more than the part of the log's end that is read.
    await app.close();
    listed = positionOf(1_000);
    await openDoor();
    const behind = listenTo();
    await behind.say(`{"after":"${positionOf(1_100)}"}`);
    await expect.poll(() => behind.heard[0]).toContain('reload');
  });

  it.each([
    ['who is nobody', 'over', 4403],
    ['what is no JSON', 'hello', 4400],
    ['what is no message of a client', '{"token":7}', 4400],
  ])('ends the connection of %s with its code', async (_who, first, code) => {
    ended.add('over');
    const { say, over } = listenTo();
    await say(first === 'over' ? '{"token":"over"}' : first);
    expect(await over).toBe(code);
  });

  it('ends the connection of a client that sends too much', async () => {
    const { say, over } = listenTo();
    for (let n = 0; n < 40; n += 1) await say(HEARTBEAT);
    expect(await over).toBe(4429);
  });

  it('exists at no other address, and upgrades no other request', async () => {
    await expect(listenTo('nothing').open).rejects.toThrow('not let in');
    const reply = await fetch(`http://${address}/ws/wish`);
    expect(reply.status).toBe(426);
    expect((await fetch(`http://${address}/ws/nothing`)).status).toBe(404);
  });

  it('ends with the shop, well within its ten seconds, with a close code', async () => {
    const { say, over, heard } = listenTo();
    const silent = await rawSocket();
    await say('{}');
    await expect.poll(() => heard.length).toBe(1);
    const began = performance.now();
    await app.close();
    expect(await over).toBe(1001);
    expect(performance.now() - began).toBeLessThan(9_000);
    silent.destroy();
  });
});

describe('attacks on a live channel', () => {
  it('10,000 malformed frames end only their own connections', async () => {
    const { say, heard, socket } = listenTo();
    await say('{}');
    const FRAMES = 10_000;
    const PER_CONNECTION = 400;
    for (let sent = 0; sent < FRAMES; sent += PER_CONNECTION) {
      const raw = await rawSocket();
      const gone = once(raw, 'close');
      raw.resume();
      raw.write(Buffer.concat(Array.from({ length: PER_CONNECTION }, (_, n) => malformedFrame(sent + n))));
      await gone;
    }
    await expect.poll(() => live.connections()).toBe(1);
    await happens(1);
    await expect.poll(() => heard.length).toBe(2);
    socket.close();
  });

  it('a client that never reads costs no memory and is disconnected', async () => {
    const lazy = await rawSocket();
    lazy.pause();
    lazy.write(masked('{}'));
    const { say, heard } = listenTo();
    await say('{}');
    await expect.poll(() => live.status()[0]?.connections).toBe(2);
    await expect.poll(() => heard.length).toBe(1);
    // 44 MB, more than a system buffers for one connection. The client then falls behind until its place is forgotten.
    for (let round = 0; round < 11; round += 1) {
      await happens(200);
      await expect.poll(() => heard.length).toBe(1 + (round + 1) * 200);
      expect(app.server.listening).toBe(true);
    }
    await expect.poll(() => live.status()[0]?.cut).toBe(1);
    await expect.poll(() => live.status()[0]?.connections).toBe(1);
    lazy.destroy();
  });

  it('a flood of reconnects stays below the limit per client and leaves no connections behind', async () => {
    const all = Array.from({ length: 4 * PER_CLIENT }, () => listenTo());
    const settled = await Promise.allSettled(all.map(({ open }) => open));
    expect(settled.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(PER_CLIENT);
    expect(live.connections()).toBeLessThanOrEqual(PER_CLIENT);
    for (const { socket } of all) socket.close();
    await expect.poll(() => live.connections()).toBe(0);
    const { say, heard } = listenTo();
    await say('{}');
    await expect.poll(() => heard.length).toBe(1);
  });
});

/** Returns one of several malformed frames, or a valid frame with an invalid message. */
function malformedFrame(n: number): Buffer {
  const noise = randomBytes(1 + (n % 120));
  const frame = (head: number, length: number, body = noise) =>
    Buffer.concat([Buffer.from([head, length, 0, 0, 0, 0]), body]);
  return (
    [
      // Not masked; reserved bits set; unknown opcode; fragmented control frame; continuation without a start.
      Buffer.concat([Buffer.from([0x81, noise.length]), noise]),
      frame(0xf1, 0x80 | noise.length),
      frame(0x83, 0x80 | noise.length),
      frame(0x09, 0x80 | noise.length),
      frame(0x80, 0x80 | noise.length),
      // Invalid UTF-8; binary; too long; noise.
      frame(0x81, 0x82, Buffer.from([0xc3, 0x28])),
      frame(0x82, 0x80 | noise.length),
      Buffer.concat([Buffer.from([0x81, 0xfe, 0x10, 0x00, 0, 0, 0, 0]), Buffer.alloc(4_096, 'x')]),
      noise,
      masked('["heart check"]'),
    ][n % 10] ?? noise
  );
}
