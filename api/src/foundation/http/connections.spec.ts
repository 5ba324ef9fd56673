import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ConnectionLimits, connectionLimits } from './limits.ts';
import { RefusalTable } from './refusal-table.ts';
import { createServer } from './server.ts';

const MIB = 1024 * 1024;
const BIG = 'x'.repeat(8 * MIB);

let app: FastifyInstance;
let said: { readonly msg: string }[];
let port: number;
let sockets: Socket[];

/** Starts a server with the given limits. */
async function serve(limits: Partial<ConnectionLimits>): Promise<void> {
  app = await createServer({
    logger: pino({}, { write: (line: string) => void said.push(JSON.parse(line)) }),
    unlimitedOnLoopback: true,
    version: '0',
    refusals: new RefusalTable(),
    limits: { ...connectionLimits(), ...limits },
  });
  app.get('/api/quick', () => ({ code: 200 }));
  app.get('/api/slow', async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return { code: 200, slow: true };
  });
  app.get('/api/big', { compress: false }, (_request, reply) => reply.send(BIG));
  app.post('/api/echo', (request) => ({ code: 200, body: request.body }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
}

beforeEach(() => {
  said = [];
  sockets = [];
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await app.close();
});

/** Opens a connection and sends the parts. `answer` is everything received until it is closed. */
function sending(...parts: string[]): { socket: Socket; answer: Promise<string> } {
  const socket = connect({ host: '127.0.0.1', port });
  sockets.push(socket);
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  socket.on('error', () => undefined);
  for (const part of parts) socket.write(part);
  // A reset also counts as an end.
  return { socket, answer: new Promise((resolve) => socket.once('close', () => resolve(text))) };
}

const head = (...lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`;
const get = (path: string, ...lines: string[]) => head(`GET ${path} HTTP/1.1`, 'host: x', ...lines);
const post = (...lines: string[]) =>
  head('POST /api/echo HTTP/1.1', 'host: x', 'content-type: application/json', ...lines);
const statuses = (text: string): number[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

describe('a client that keeps the shop waiting', () => {
  beforeEach(() => serve({ headMs: 300, requestMs: 600, keepAliveMs: 300 }));

  it.each([
    ['one that says nothing', []],
    ['one that sends half a head', ['GET /api/quick HTTP/1.1\r\nhost: x\r\n']],
    ['one that sends half a body', [post('content-length: 100'), '{"half":']],
  ])('closes %s, with a refusal in the shop’s own format', async (_who, parts) => {
    const answer = await sending(...parts).answer;
    expect(statuses(answer)).toEqual([408]);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 408, errCode: 408 });
  });

  it('closes one that sends no further request', async () => {
    expect(statuses(await sending(get('/api/quick')).answer)).toEqual([200]);
  });
});

describe('a client that does not read', () => {
  /** Sends requests and reads nothing, not even the end. */
  const asking = (times: number): void => {
    const { socket } = sending();
    socket.pause();
    for (let n = 0; n < times; n += 1) socket.write(get('/api/big'));
  };
  const open = () =>
    new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));

  const cutOff = () =>
    said.filter(({ msg }) => msg === 'a client does not read its answer: it is cut off').length;

  it('is disconnected after a timeout', async () => {
    await serve({ unreadMs: 1_500 });
    asking(20);
    const other = sending(get('/api/big', 'connection: close'));
    expect((await other.answer).length).toBeGreaterThan(BIG.length);
    await expect.poll(cutOff).toBe(1);
    await expect.poll(open).toBe(0);
  });

  it('is disconnected at once if many of them hold too much memory', async () => {
    await serve({ unreadMs: 3_600_000, unreadBytesMax: 4 * MIB });
    for (let n = 0; n < 5; n += 1) asking(3);
    await expect.poll(cutOff).toBe(5);
    await expect.poll(open).toBe(0);
    expect(statuses(await sending(get('/api/quick', 'connection: close')).answer)).toEqual([200]);
  });

  it('may be slow as long as it reads', async () => {
    await serve({ unreadMs: 1_500 });
    const { socket, answer } = sending(get('/api/big', 'connection: close'));
    const timer = setInterval(() => {
      socket.pause();
      setTimeout(() => socket.resume(), 40);
    }, 50);
    expect((await answer).length).toBeGreaterThan(BIG.length);
    clearInterval(timer);
  });
});

describe('refused bodies', () => {
  it('drains a limited number at once, and answers the others without draining', async () => {
    await serve({ drainsMax: 2 });
    const refused = () => sending(post('content-length: 100000'), 'x'.repeat(10)).answer;
    const held = [refused(), refused()];
    expect(statuses(await refused())).toEqual([413]);
    for (const socket of sockets) socket.end('x'.repeat(99_990));
    expect((await Promise.all(held)).map(statuses)).toEqual([[413], [413]]);
  });
});

describe('connections beyond the maximum', () => {
  it('closes them at once, and accepts new ones when there is room', async () => {
    await serve({ connectionsMax: 20 });
    const held = Array.from({ length: 20 }, () => sending().socket);
    await Promise.all(held.map((socket) => once(socket, 'connect')));
    expect(await sending(get('/api/quick')).answer).toBe('');
    expect(said.map(({ msg }) => msg)).toContain(
      'more connections than there may be: those that come on top are closed',
    );
    held[0]?.destroy();
    await expect
      .poll(async () => statuses(await sending(get('/api/quick', 'connection: close')).answer))
      .toEqual([200]);
  });

  it('closes idle connections to make room', async () => {
    await serve({ connectionsMax: 20 });
    for (let n = 0; n < 40; n += 1) {
      const { socket } = sending(get('/api/quick'));
      await once(socket, 'data');
    }
    expect(statuses(await sending(get('/api/quick', 'connection: close')).answer)).toEqual([200]);
  });
});

describe('pipelined requests', () => {
  beforeEach(() => serve({}));

  it('are answered in order, even if the last one is not HTTP', async () => {
    const answer = await sending(get('/api/slow') + get('/api/quick') + head('what is this')).answer;
    expect(statuses(answer)).toEqual([200, 200, 400]);
    expect(answer.indexOf('"slow":true')).toBeGreaterThan(0);
  });

  it('are not answered after an invalid body', async () => {
    const chunked = post('transfer-encoding: chunked');
    const answer = await sending(get('/api/slow') + chunked + 'no chunk\r\n').answer;
    expect(statuses(answer)).toEqual([200, 400]);
  });
});

describe('a client that expects 100-continue', () => {
  beforeEach(() => serve({}));

  it('gets it, and then its answer', async () => {
    const { socket, answer } = sending(
      post('expect: 100-continue', 'connection: close', 'content-length: 7'),
    );
    await once(socket, 'data');
    socket.write('{"a":1}');
    expect(statuses(await answer)).toEqual([100, 200]);
  });

  it('is refused at once if the body would be too large', async () => {
    const { answer } = sending(post('expect: 100-continue', 'content-length: 100000'));
    expect(statuses(await answer)).toEqual([413]);
  });
});
