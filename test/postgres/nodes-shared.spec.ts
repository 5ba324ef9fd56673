import { login, userInfo } from '@skins/api/accounts/contract';
import { homeInfo } from '@skins/api/home/contract';
import { liveInfo } from '@skins/api/live/contract';
import { updateClientSeed } from '@skins/api/seeds/contract';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Client, Reply } from '../http/client.ts';
import { type Player, freshPhone, newPlayer, openSome } from '../http/player.ts';
import type { ShopProcess } from '../http/shop-process.ts';
import { CHEAP } from '../http/test-catalogue.ts';
import { startTwoNodes } from './node-shops.ts';
import { noPostgres, onPostgres } from './server.ts';

const WRONG = 'guessed123';
const LOGINS_PER_MINUTE = 30;
/** Results land within it, in real time. */
const LANDED_MS = 20_000;

type Heard = Readonly<Record<string, unknown>>;

/** Listens to the drops of a node as a player, from a position if one is given. */
async function listenTo({ client: { address } }: ShopProcess, token: string, after?: string) {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws/drop`);
  onTestFinished(() => socket.close());
  const heard: Heard[] = [];
  const joined = new Promise<Heard>((resolve, reject) => {
    socket.addEventListener('error', () => reject(new Error('the channel cannot be reached')));
    socket.addEventListener('message', ({ data }) => {
      const message: unknown = JSON.parse(String(data));
      if (typeof message !== 'object' || message === null) return;
      const told: Heard = { ...message };
      if (told['type'] === 'joined' || told['type'] === 'reload') resolve(told);
      else if (told['type'] !== 'counters') heard.push(told);
    });
  });
  socket.addEventListener('open', () => socket.send(JSON.stringify({ token, ...(after && { after }) })));
  return { heard, joined: await joined, socket };
}

const positionsOf = (heard: readonly Heard[]) => heard.map(({ position }) => String(position));
const count = (replies: readonly Reply[], status: number): number =>
  replies.filter((reply) => reply.status === status).length;

describe.skipIf(noPostgres !== undefined)(onPostgres('what two servers on one log share'), () => {
  let one: ShopProcess;
  let two: ShopProcess;

  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ one, two, remove } = await startTwoNodes({ SKINS_RATE_LIMIT: 'on' }));
  });
  afterAll(() => remove());

  const on = (shop: ShopProcess, { token }: Player): Client => shop.client.with({ token });
  const figuresOf = async ({ client }: ShopProcess) => (await client.ask(homeInfo)).basicsDataVO;

  it('counts who is there over both, each player once', async () => {
    const anna = await newPlayer(one.client);
    const ben = await newPlayer(two.client);
    for (const shop of [one, two])
      await expect.poll(() => on(shop, anna).call(userInfo)).toMatchObject({ status: 200 });
    await ben.client.ask(userInfo);
    const { socket } = await listenTo(one, anna.token);
    for (const shop of [one, two]) {
      await expect
        .poll(() => figuresOf(shop), { timeout: 10_000 })
        .toMatchObject({ online: 2, connections: 1 });
      const { channels } = await shop.client.ask(liveInfo);
      expect(channels.find(({ channel }) => channel === 'drop')).toMatchObject({ connections: 1 });
    }
    socket.close();
    for (const shop of [one, two])
      await expect
        .poll(() => figuresOf(shop), { timeout: 10_000 })
        .toMatchObject({ online: 2, connections: 0 });
  });

  it('sets user seeds on either: the count of free commands is asked first', async () => {
    const player = await newPlayer(one.client);
    for (const [n, shop] of [one, two, one, two].entries())
      expect(await on(shop, player).call(updateClientSeed, { body: { key: `seed${n}` } })).toMatchObject({
        status: 200,
      });
  });

  it('limits wrong passwords of one account, and logins of one address, over both', async () => {
    const { phone } = await newPlayer(one.client);
    const guess = ({ client }: ShopProcess, body: { phone: string; password: string }) =>
      client.call(login, { body });
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, n) => guess(n % 2 === 0 ? one : two, { phone, password: WRONG })),
    );
    expect(count(guesses, 401) + count(guesses, 429)).toBe(20);
    expect(count(guesses, 401)).toBeGreaterThanOrEqual(6);
    // A slow machine lets a few more through while they wait.
    expect(count(guesses, 401)).toBeLessThanOrEqual(10);

    const others = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        guess(n % 2 === 0 ? one : two, { phone: freshPhone(), password: WRONG }),
      ),
    );
    expect(count(others, 401)).toBe(LOGINS_PER_MINUTE - 20);
    expect(count(others, 429)).toBe(30 - (LOGINS_PER_MINUTE - 20));
  });

  it('continues a live channel on the other when one is killed: nothing is lost or told twice', async () => {
    const anna = await newPlayer(one.client);
    const { socket, heard } = await listenTo(one, anna.token);
    await openSome({ ...anna, client: on(one, anna) }, CHEAP.id, 4);
    await expect.poll(() => heard.length, { timeout: LANDED_MS }).toBe(4);
    // Told by no node yet when the first is killed.
    await openSome({ ...anna, client: on(two, anna) }, CHEAP.id, 3);
    await one.end('SIGKILL');
    const last = positionsOf(heard).at(-1);
    await openSome({ ...anna, client: on(two, anna) }, CHEAP.id, 2);

    const back = await listenTo(two, anna.token, last);
    expect(back.joined).toMatchObject({ type: 'joined' });
    await expect.poll(() => back.heard.length, { timeout: LANDED_MS }).toBe(5);
    const all = positionsOf([...heard, ...back.heard]);
    expect(all).toEqual([...new Set(all)].toSorted());
    expect(socket.readyState).not.toBe(WebSocket.OPEN);
    // The dead node is no longer counted.
    await expect.poll(() => figuresOf(two), { timeout: LANDED_MS }).toMatchObject({ connections: 1 });
  }, 90_000);
});
