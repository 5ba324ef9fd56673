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
import { nodesIn, positionIn, versionOf } from './node-shops.ts';
import { type PostgresServer, noPostgres, onPostgres, schemaOf, startPostgres } from './server.ts';

const PLAYERS = 3;
/** Many looks of the proxy below, also on a busy machine. */
const DRAIN_SECONDS = 10;
const LOOK_MS = 200;

describe.skipIf(noPostgres !== undefined)(onPostgres('a node that is stopped'), () => {
  let server: PostgresServer;
  let folder: string;
  let address: string;
  let one: ShopProcess;
  let two: ShopProcess;
  /** what happened, in order */
  const told: string[] = [];
  const over = new AbortController();
  const players: Player[] = [];
  const answered = { one: 0, two: 0 };
  const failed: string[] = [];
  let seen = '';

  beforeAll(async () => {
    server = await startPostgres({ max_connections: '200' });
    folder = await mkdtemp(join(tmpdir(), 'skins-leaves-'));
    address = await server.newStore();
    const nodes = nodesIn(folder, () => address, { SKINS_DRAIN: String(DRAIN_SECONDS) });
    one = await nodes.start('one');
    two = await nodes.startBeside('one', 'two');
    for (let n = 0; n < PLAYERS; n += 1) players.push(await newPlayer(one.client));
  });
  afterAll(async () => {
    over.abort();
    await Promise.all([one.end('SIGKILL'), two.end('SIGKILL')]);
    await rm(folder, { recursive: true });
    await server.remove();
  });

  const ready = ({ client }: ShopProcess) => client.send('GET', '/readyz').catch(() => undefined);

  async function holder(): Promise<unknown> {
    const [row] = await server.query(`SELECT holder FROM ${schemaOf(address)}.log_lease WHERE until > now()`);
    return row?.['holder'];
  }

  /** Notes what is there once it is. */
  async function note(what: string, isThere: () => Promise<boolean>): Promise<void> {
    await expect.poll(isThere, { interval: LOOK_MS }).toBe(true);
    told.push(what);
  }

  /** A proxy that keeps to the first node while it is ready, and repeats nothing. */
  async function playOverProxy(proxy: { takes: 'one' | 'two' }, { token }: Player): Promise<void> {
    const versionHash = await versionOf(two.client);
    while (!over.signal.aborted) {
      const { takes } = proxy;
      const client = (takes === 'one' ? one : two).client.with({ token });
      const body = { boxId: CHEAP.id, count: 1, versionHash };
      const reply = await client
        .call(openBox, { key: randomUUID(), body })
        .catch((error: unknown) => ({ status: 0, text: String(error) }));
      if (reply.status === 200) answered[takes] += 1;
      else failed.push(`${takes}: ${reply.status} ${reply.text}`);
      [seen = seen] = [seen, positionIn(reply.text)].toSorted().slice(-1);
      await after(20);
    }
  }

  it('answers on until a proxy has taken it out, and hands the flows to another before it is gone', async () => {
    await expect.poll(holder).toBe('one');
    await expect.poll(async () => (await ready(two))?.status).toBe(200);
    const proxy: { takes: 'one' | 'two' } = { takes: 'one' };
    const playing = players.map((player) => playOverProxy(proxy, player));
    const live = new WebSocket(`${one.client.address.replace('http', 'ws')}/ws/drop`);
    const closed = new Promise<number>((resolve) => {
      live.addEventListener('close', ({ code }) => resolve(code));
      live.addEventListener('open', () => live.send('{}'));
    });
    await expect.poll(() => answered.one).toBeGreaterThan(PLAYERS);

    const gone = one.end('SIGTERM');
    await note('it leaves', async () => {
      const said = await ready(one);
      return said?.status === 503 && said.text.includes('"leaving":true');
    });
    proxy.takes = 'two';
    await Promise.all([
      note('another leads', async () => (await holder()) === 'two'),
      closed.then((code) => told.push(`its live channel closed with ${code}`)),
      gone.then((exit) => told.push(`it exited: ${String(exit)}`)),
    ]);
    expect(told).toEqual([
      'it leaves',
      'another leads',
      'its live channel closed with 1001',
      'it exited: 0,',
    ]);

    const before = answered.two;
    await expect.poll(() => answered.two).toBeGreaterThan(before + PLAYERS);
    over.abort();
    await Promise.all(playing);
    expect(failed).toEqual([]);
    let opened = 0;
    for (const { token } of players) {
      const { bagCount } = await two.client.with({ token, after: seen }).ask(userInfo);
      opened += bagCount;
    }
    expect(opened).toBe(answered.one + answered.two);
    expect((await ready(two))?.text).toContain('"leads":true');
  });
});
