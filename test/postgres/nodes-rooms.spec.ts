import { join } from 'node:path';
import { backPack } from '@skins/api/bag/contract';
import { importCatalogue } from '@skins/api/catalogue/file';
import { operatorLogin } from '@skins/api/contract';
import {
  createRoomOf,
  joinRoom,
  publishRoomOf,
  rollUserStatus,
  roomDetail,
  roomEntries,
} from '@skins/api/rolls/contract';
import { ROLL_TERMS } from '@skins/engine/rolls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { totpCode } from '../../api/src/slices/operators/second-factor.ts';
import { type Player, freshPhone, newPlayer } from '../http/player.ts';
import type { ShopProcess } from '../http/shop-process.ts';
import { CHEAP, testCatalogue } from '../http/test-catalogue.ts';
import { shellIn } from '../samples/cli/recorded-terminal.ts';
import { changeRules } from '../samples/api/operator.ts';
import { startTwoNodes } from './node-shops.ts';
import { noPostgres, onPostgres, schemaOf } from './server.ts';

const CROWD = 24;
/** The shortest time from creation to close, in minutes; with the freeze, half a minute more until the round. */
const LEAST_MINUTES = 1;
const CLOSES_MS = 75_000;
/** A takeover or a draw, and what a busy machine adds. */
const PATIENCE = { timeout: 120_000, interval: 250 };
const CODE_MS = 30_000;
const ALREADY_IN = '952';
const PRIZES = ['best', 'same'].map((rank) => `${CHEAP.id}-${rank}`);

const inAll = (text: string) => ({ zh: text, en: text, ru: text, vi: text });

describe.skipIf(noPostgres !== undefined)(onPostgres('a roll room over two servers on one log'), () => {
  let nodes: Awaited<ReturnType<typeof startTwoNodes>>;
  let one: ShopProcess;
  let two: ShopProcess;
  let skins: ReturnType<typeof shellIn>;
  const crowd: Player[] = [];
  let id: string;

  beforeAll(async () => {
    nodes = await startTwoNodes(
      {},
      {
        agoMs: 600_000,
        begin: async (game) => {
          await importCatalogue(game, testCatalogue(CHEAP), 'system');
          await changeRules(game, ROLL_TERMS, { ...ROLL_TERMS.first, leastMinutes: LEAST_MINUTES });
        },
      },
    );
    ({ one, two } = nodes);
    const data = join(nodes.folder, 'one');
    skins = shellIn(nodes.folder, { SKINS_STORE: nodes.address, SKINS_DATA: data });
    for (let n = 0; n < CROWD; n += 1)
      crowd.push(await newPlayer((n % 2 === 0 ? one : two).client, freshPhone(), freshPhone()));
    id = await openRoom();
  });
  afterAll(() => nodes.remove());

  const on = ({ client }: ShopProcess, { token }: Player) => client.with({ token });
  const detailOn = ({ client }: ShopProcess) => client.ask(roomDetail, { query: { id } });
  const joinOn = async (shop: ShopProcess, player: Player, key: string) => {
    const reply = await on(shop, player).call(joinRoom, { body: { roomId: id }, key });
    return {
      status: reply.status,
      n: /"n":(\d+)/.exec(reply.text)?.[1],
      errCode: /"errCode":(\d+)/.exec(reply.text)?.[1],
    };
  };
  const holder = async (): Promise<unknown> => {
    const [row] = await nodes.server.query(
      `SELECT holder FROM ${schemaOf(nodes.address)}.log_lease WHERE until > now()`,
    );
    return row?.['holder'];
  };

  /** Makes a room on one server and publishes it on the other. */
  async function openRoom(): Promise<string> {
    const name = 'ada';
    const { code, out } = await skins('operator', 'add', name, '--role', 'owner');
    expect(code).toBe(0);
    const [, password = ''] = /password, shown this once: (\S+)/.exec(out) ?? [];
    const [, secret = ''] = /secret for an authenticator app, shown this once: (\S+)/.exec(out) ?? [];
    const now = Date.now();
    const body = { name, password, totp: totpCode(secret, now) };
    const { token } = await one.client.ask(operatorLogin, { body });
    const authorization = `Bearer ${token}`;
    const { id: roomId, proposalId } = await one.client.with({ authorization }).ask(createRoomOf, {
      body: {
        type: 0,
        name: inAll(name),
        description: inAll('two servers'),
        image: '/art/rolls/sample.svg',
        skinIds: PRIZES,
        conditions: [],
        door: 'open',
        closesAt: now + CLOSES_MS,
      },
    });
    const proof = { password, totp: totpCode(secret, now + CODE_MS) };
    await two.client
      .with({ authorization })
      .ask(publishRoomOf, { body: { id: roomId, proposalId, ...proof } });
    return roomId;
  }

  /** Joins: a quarter of the crowd on both with one key, a quarter on both with two keys, the others on either. @returns the number of the entry */
  async function joinAtOnce(player: Player, n: number): Promise<number> {
    const shops = n < CROWD / 2 ? [one, two] : [n % 2 === 0 ? one : two];
    const keyOf = (k: number) => `join-${n < CROWD / 4 ? 0 : k}`;
    const replies = await Promise.all(shops.map((shop, k) => joinOn(shop, player, keyOf(k))));
    const entries = replies.flatMap((reply) => (reply.status === 200 ? [reply.n] : []));
    expect(entries.length).toBe(n < CROWD / 4 ? 2 : 1);
    expect(new Set(entries).size).toBe(1);
    for (const { status, errCode } of replies) if (status !== 200) expect(errCode).toBe(ALREADY_IN);
    return Number(entries[0]);
  }

  it('is joined on both at the same instants: each player is in once, on either as on the other', async () => {
    const entries = await Promise.all(crowd.map((player, n) => joinAtOnce(player, n)));
    expect(entries.toSorted((a, b) => a - b)).toEqual(crowd.map((_, n) => n + 1));
    for (const shop of [one, two]) {
      await expect.poll(async () => (await detailOn(shop)).room.people).toBe(CROWD);
      for (const player of crowd)
        expect((await on(shop, player).ask(rollUserStatus)).map(({ rollId }) => rollId)).toEqual([id]);
    }
  });

  it('is sealed and drawn once after the one that held the lease is gone, and both tell the same', async () => {
    await expect.poll(holder).toBe('one');
    await one.end('SIGKILL');
    await expect.poll(async () => (await detailOn(two)).room.ending, PATIENCE).toBe('drawn');
    one = await nodes.nodes.start('one');
    for (const shop of [one, two])
      await expect
        .poll(async () => (await detailOn(shop)).prizes.map(({ given }) => given), PATIENCE)
        .toEqual([true, true]);
    const [told, other] = await Promise.all([one, two].map((shop) => detailOn(shop)));
    expect(other).toEqual(told);
    expect(told?.room.people).toBe(CROWD);
    const entries = await Promise.all(
      [one, two].map(({ client }) => client.ask(roomEntries, { query: { id } })),
    );
    expect(entries[0]?.total).toBe(CROWD);
    expect(entries[1]).toEqual(entries[0]);
  }, 240_000);

  it('gives each prize to one player, and leaves a log that verifies', async () => {
    for (const shop of [one, two]) {
      const bags = await Promise.all(crowd.map((player) => on(shop, player).ask(backPack)));
      const skinIds = bags.flatMap(({ records }) => records.map(({ skinId }) => skinId));
      expect(skinIds.toSorted()).toEqual(PRIZES.toSorted());
    }
    for (const shop of [one, two]) expect(await shop.end('SIGTERM')).toEqual([0, null]);
    expect(await skins('verify', '--no-memory')).toMatchObject({ code: 0 });
  });
});
