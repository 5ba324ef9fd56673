import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { LocalServer } from './local-server.ts';

let server: LocalServer;

beforeEach(async () => {
  server = new LocalServer(async ({ body }) => ({ status: 200, type: 'html', body: `read ${body}` }));
  await server.listen(0);
});
afterEach(() => server.close());

/** Writes raw bytes to the server, as no client of the shop does. */
async function written(request: string): Promise<Socket> {
  const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(request);
  return socket;
}

it('survives a client that disconnects or sends no valid address', async () => {
  const unheard: unknown[] = [];
  const hear = (error: unknown) => void unheard.push(error);
  process.on('unhandledRejection', hear);
  onTestFinished(() => void process.off('unhandledRejection', hear));
  const broken = await written('POST / HTTP/1.1\r\nhost: shop\r\ncontent-length: 9\r\n\r\npart');
  broken.destroy();
  await once(broken, 'close');
  expect(await text(await written('GET // HTTP/1.1\r\nhost: shop\r\n\r\n'))).toBe('');
  const answer = await fetch(server.address, { method: 'POST', body: 'all' });
  expect(await answer.text()).toBe('read all');
  expect(unheard).toEqual([]);
});
