import { randomUUID } from 'node:crypto';
import { userInfo } from '@skins/api/accounts/contract';
import { backPack, dropRecord } from '@skins/api/bag/contract';
import { boxDetails, boxRecord, openBox } from '@skins/api/boxes/contract';
import { dropRecords, dropTable } from '@skins/api/drops/contract';
import { heldProps } from '@skins/api/props/contract';
import { PropsDropMessage } from '@skins/api/live/contract';
import { EXTRA_DROPS, type ExtraDrops } from '@skins/engine/drops';
import { rulesHashOf } from '@skins/engine/fairness';
import { Value } from 'typebox/value';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type Expected, expectRefusedInEveryLanguage } from '../http/messages.ts';
import { type Player, newPlayer, openSome } from '../http/player.ts';
import { sha256 } from '../http/recompute.ts';
import { auditedAfterwards, ownShop } from '../http/shop.ts';
import { CHANGING, CHEAP } from '../http/test-catalogue.ts';
import { letPass } from '../http/test-time.ts';
import { changeRules } from '../samples/api/operator.ts';

const shop = ownShop([CHEAP, CHANGING]);
auditedAfterwards(shop);
const QUARTER_MS = 900_000;
const HALF = 2 ** 23;

/** Every open of the cheap box brings a fragment or a skin; of the other box nothing. */
const TABLE: ExtraDrops = {
  open: true,
  tiers: [
    {
      priceFrom: 1,
      drops: [
        { type: 'debris', of: null, amount: 3, tickets: HALF, price: 2 },
        { type: 'skins', of: `${CHEAP.id}-dust`, amount: 1, tickets: HALF, price: null },
      ],
    },
    { priceFrom: 20_000, drops: [] },
  ],
};

const UNKNOWN_TABLE: Expected = {
  code: 404,
  errCode: 1060,
  ZH: '没有这个版本的掉落表',
  EN: 'There is no such version of the drop table',
  RU: 'Такой версии таблицы дропа нет',
  VN: 'Không có phiên bản bảng rơi này',
};

let rulesHash: string;
beforeAll(async () => {
  const { game } = shop().serving().service;
  const from = await changeRules(game, EXTRA_DROPS, TABLE);
  letPass(Math.max(0, from - game.clock()));
  rulesHash = rulesHashOf(EXTRA_DROPS.name, TABLE);
});

const numberOf = (hash: string): number => Number.parseInt(hash.slice(6, 12), 16);
const heldBy = async ({ client }: Player) =>
  (await client.ask(heldProps)).props.map(({ type, count }) => [type, count]);

describe('extra drops', () => {
  it('are published: table, chance by box, and return together with the box', async () => {
    const client = shop().client();
    const table = await client.ask(dropTable);
    expect(table).toMatchObject({ open: true, rulesHash, content: TABLE });
    expect(rulesHashOf(EXTRA_DROPS.name, table.content)).toBe(rulesHash);
    expect(table.tiers[0]).toMatchObject({ priceFrom: 0.0001, chance: 1, tickets: 2 ** 24 });
    expect(table.tiers[0]?.drops.map(({ startTicket, endTicket }) => [startTicket, endTicket])).toEqual([
      [0, HALF],
      [HALF, 2 ** 24],
    ]);
    const cheap = table.boxes.find(({ id }) => id === CHEAP.id);
    // Half of 6 units for fragments, and half of 1 for the skin, of a price of 101.
    expect(cheap?.drops.worth).toBeCloseTo(0.00035, 10);
    expect(cheap?.drops.rtp).toBeCloseTo(3.5 / 101, 10);
    const box = await client.ask(boxDetails, { query: { boxId: CHEAP.id } });
    expect(box.drops).toEqual(cheap?.drops);
    expect(box.drops?.total).toBeCloseTo(box.rtp + 3.5 / 101, 10);
    const none = await client.ask(boxDetails, { query: { boxId: CHANGING.id } });
    expect(none.drops).toMatchObject({ chance: 0, worth: 0, total: none.rtp });
    const query = { rulesHash: 'e'.repeat(64) };
    await expectRefusedInEveryLanguage(client, (one) => one.call(dropTable, { query }), UNKNOWN_TABLE);
  });

  it('follow from digits 7–12 of the open’s own hash, and come with it', async () => {
    const player = await newPlayer(shop().client());
    const { opens } = await openSome(player, CHEAP.id, 10);
    const told = opens.map(({ userSeed, serverSeed, drop }) => {
      const number = numberOf(sha256(`${userSeed}${serverSeed}`));
      expect(drop).toMatchObject({ number, rulesHash });
      expect(drop?.gives?.activityRewardType).toBe(number < HALF ? 'debris' : 'skins');
      return drop?.gives;
    });
    const skins = told.filter((one) => one?.activityRewardType === 'skins');
    const fragments = told.filter((one) => one?.activityRewardType === 'debris');
    expect(skins[0]).toMatchObject({ receiveNum: 1, price: 0.0001, of: `${CHEAP.id}-dust` });
    expect(await heldBy(player)).toEqual([['debris', 3 * fragments.length]]);
    const bag = await player.client.ask(backPack);
    expect(bag.total).toBe(10 + skins.length);
    const items = await player.client.ask(dropRecord, { query: { source: 6 } });
    expect(items.records).toHaveLength(skins.length);
    await shop().settled();
    const mine = await player.client.ask(dropRecords);
    expect(mine).toMatchObject({ total: 10, mine: { opens: 10, drops: 10, expected: 10 } });
    expect(mine.records[0]).toMatchObject({ boxId: CHEAP.id, itemId: opens[9]?.itemId, gives: told[9] });
    // The proof of an item that dropped is its open.
    const [extra] = items.records;
    const { records } = await player.client.ask(boxRecord, { query: { itemIds: extra?.id ?? '' } });
    expect(records).toHaveLength(1);
    expect(records[0]?.drop?.gives?.activityRewardType).toBe('skins');
  });

  it('come once, however often a press is sent again (attack 1)', async () => {
    const player = await newPlayer(shop().client());
    const { versionHash } = await player.client.ask(boxDetails, { query: { boxId: CHEAP.id } });
    const body = { boxId: CHEAP.id, count: 1, versionHash, dropsHash: rulesHash };
    const key = randomUUID();
    const before = (await player.client.ask(userInfo)).balance;
    const press = () => player.client.call(openBox, { body, key });
    const answers = await Promise.all(Array.from({ length: 8 }, press));
    const later = await press();
    expect(later.status).toBe(200);
    await shop().settled();
    const { total, mine } = await player.client.ask(dropRecords);
    expect([total, mine.opens]).toEqual([1, 1]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    const { balance, bagCount } = await player.client.ask(userInfo);
    expect(before - balance).toBeCloseTo(0.0101, 6);
    const fragments = (await heldBy(player)).length;
    expect(bagCount).toBe(2 - fragments);
  });

  it('are refused under another table than the player saw, and change nothing', async () => {
    const player = await newPlayer(shop().client());
    const { versionHash } = await player.client.ask(boxDetails, { query: { boxId: CHEAP.id } });
    const body = { boxId: CHEAP.id, count: 1, versionHash, dropsHash: 'e'.repeat(64) };
    expect(await player.client.refused(openBox, { body })).toMatchObject({ errCode: 630 });
    expect(await player.client.ask(dropRecords)).toMatchObject({ total: 0 });
  });

  it('are told to their player alone once the reel rests, and counted by whole quarter hours', async () => {
    const player = await newPlayer(shop().client());
    const socket = new WebSocket(`${shop().serving().address.replace('http', 'ws')}/ws/drop`);
    onTestFinished(() => socket.close());
    const heard: unknown[] = [];
    await new Promise<void>((resolve) => {
      socket.addEventListener('message', ({ data }) => {
        const message: unknown = JSON.parse(String(data));
        if (Reflect.get(Object(message), 'type') === 'joined') resolve();
        if (Reflect.get(Object(message), 'msgType') === 4) heard.push(message);
      });
      socket.addEventListener('open', () => socket.send(JSON.stringify({ token: player.token })));
    });
    await shop().settled();
    const before = (await shop().client().ask(dropTable)).figures;
    const { opens } = await openSome(player, CHEAP.id, 2);
    await shop().settled();
    expect((await shop().client().ask(dropTable)).figures.opens).toBe(before.opens);
    letPass(3_000);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(heard).toEqual([]);
    letPass(2_000);
    await expect.poll(() => heard.length).toBe(1);
    const [message] = heard;
    expect(Value.Check(PropsDropMessage, message)).toBe(true);
    const worth = opens.reduce((sum, { drop }) => sum + (drop?.gives?.price ?? 0), 0);
    const list: { price: number }[] = Reflect.get(Object(message), 'boxSkinsList');
    expect(list.reduce((sum, { price }) => sum + price, 0)).toBeCloseTo(worth, 8);
    letPass(2 * QUARTER_MS);
    const { figures } = await shop().client().ask(dropTable);
    expect(figures.opens).toBeGreaterThanOrEqual(before.opens + 2);
    expect(figures).toMatchObject({ expected: figures.opens, drops: figures.opens });
  });
});
