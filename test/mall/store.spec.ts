import { randomUUID } from 'node:crypto';
import { userInfo } from '@skins/api/accounts/contract';
import { backPack } from '@skins/api/bag/contract';
import { authCard } from '@skins/api/identity/contract';
import { buySkin, exchangeRecord, storeList } from '@skins/api/mall/contract';
import { describe, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../http/client.ts';
import { type Player, holdings, newPlayer } from '../http/player.ts';
import { sharedShop } from '../http/shop.ts';
import { CHANGING, CHEAP, DEAR } from '../http/test-catalogue.ts';
import { freshCard } from '../identity/cards.ts';

const shop = sharedShop([CHEAP, DEAR, CHANGING]);

interface Purchase {
  readonly skinId: string;
  readonly price: number;
  readonly rulesHash: string;
}
const units = (gems: number): number => Math.round(gems * 10_000);
const buying = ({ client }: Player, body: Purchase, key: string = randomUUID()) =>
  client.call(buySkin, { body, key });

/** Registers a player with a real name. */
async function namedPlayer(): Promise<Player> {
  const player = await newPlayer(shop().client());
  await player.client.ask(authCard, { body: { name: '欧阳·测试', card: freshCard() } });
  return player;
}

/** Returns the store's present offer for a skin. */
async function askedFor({ client }: Player, skinId: string): Promise<Purchase> {
  const { records, rulesHash } = await client.ask(storeList, {
    query: { q: skinId.split('-')[1] ?? '', size: 100 },
  });
  const found = records.find((record) => record.skinId === skinId);
  return { skinId, price: found?.price ?? 0, rulesHash };
}

describe("the store's list", () => {
  it('has every skin of the catalogue with its price, paged, dearest first', async () => {
    const { client } = await newPlayer(shop().client());
    const first = await client.ask(storeList, { query: { type: 'skin' } });
    const { skins } = shop().serving().service.game.catalogue();
    expect(first).toMatchObject({ total: skins.size, current: 1, open: true });
    expect(first.records).toHaveLength(24);

    const seen = new Map<string, number>();
    for (let current = 1; seen.size < first.total; current += 1) {
      const { records } = await client.ask(storeList, { query: { current, size: 100 } });
      for (const { skinId, price } of records) seen.set(skinId, units(price));
    }
    expect(seen).toEqual(new Map([...skins.values()].map(({ skinId, price }) => [skinId, price])));
    expect([...seen.values()]).toEqual([...seen.values()].toSorted((a, b) => b - a));
  });

  it('is filtered by words, kind and price together, in the requested language', async () => {
    const { client } = await newPlayer(shop().client());
    const query = { type: 'rifle', from: 1, to: 50, sort: 'cheapest', size: 100 } as const;
    const { records, total } = await client.ask(storeList, { query });
    expect(total).toBeGreaterThan(0);
    expect(records.every(({ category, price }) => category === 'rifle' && price >= 1 && price <= 50)).toBe(
      true,
    );
    const [one] = records;
    const words = { ...query, q: one?.name.replace('|', ' ') ?? '' };
    expect((await client.ask(storeList, { query: words })).records.map(({ skinId }) => skinId)).toContain(
      one?.skinId,
    );
    expect((await client.ask(storeList, { query: { q: 'no such words' } })).records).toEqual([]);
  });

  it('needs a login', async () => {
    expect(await shop().client().refused(storeList, {})).toMatchObject({ code: 401 });
  });
});

describe('buying a skin', () => {
  it('requires a real name first, and charges once per key', async () => {
    const player = await newPlayer(shop().client());
    const order = await askedFor(player, 'test-changing-same');
    expect(refusalOf(await buying(player, order))).toMatchObject({ code: 403, errCode: 6005 });
    await player.client.ask(authCard, { body: { name: '欧阳·测试', card: freshCard() } });

    const before = await player.client.ask(userInfo);
    const key = randomUUID();
    const bought = dataOf(buySkin, await buying(player, order, key));
    expect(units(bought.price)).toBe(units(order.price));
    expect(units(bought.balance)).toBe(units(before.balance) - units(order.price));
    expect(dataOf(buySkin, await buying(player, order, key))).toEqual(bought);

    const { records } = await player.client.ask(backPack);
    expect(records).toMatchObject([{ id: bought.itemId, skinId: order.skinId, source: 0, status: 0 }]);
    const record = await player.client.ask(exchangeRecord, { headers: { after: bought.position } });
    expect(record).toMatchObject({
      total: 1,
      next: null,
      records: [{ skinId: order.skinId, itemId: bought.itemId, price: order.price, commandId: key }],
    });
  });

  it('happens once if fifty calls come at once with gems for one (attack 2)', async () => {
    const player = await namedPlayer();
    const order = await askedFor(player, 'test-dear-same');
    const answers = await Promise.all(Array.from({ length: 50 }, () => buying(player, order)));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200).map((answer) => refusalOf(answer).errCode);
    expect(new Set(refused)).toEqual(new Set([6002]));
    expect(await player.client.ask(userInfo)).toMatchObject({ bagCount: 1, balance: 400.1 });
  });

  it('is refused at a price that changed before the press (attack 5)', async () => {
    const player = await namedPlayer();
    const before = await askedFor(player, 'test-changing-same');
    await shop().publish({ ...CHANGING, price: before.price === 2.5 ? '2.6' : '2.5' });
    const kept = await holdings(player);
    expect(refusalOf(await buying(player, before))).toMatchObject({ errCode: 630 });
    expect(await holdings(player)).toEqual(kept);

    await shop().settled();
    const after = await askedFor(player, 'test-changing-same');
    expect(after.price).not.toBe(before.price);
    expect((await buying(player, after)).status).toBe(200);
  });

  it('refuses prices of other rules, unknown skins and malformed prices (attacks 3 and 6)', async () => {
    const player = await namedPlayer();
    const order = await askedFor(player, 'test-cheap-same');
    const kept = await holdings(player);
    const refused = async (change: Partial<Purchase>): Promise<number> =>
      refusalOf(await buying(player, { ...order, ...change })).errCode;

    expect(await refused({ rulesHash: 'f'.repeat(64) })).toBe(630);
    expect(await refused({ price: 0.0001 })).toBe(630);
    expect(await refused({ skinId: 'no-such-skin' })).toBe(880);
    for (const price of [-1, 0, 1e-37, 2 ** 53, 0.00001])
      expect(refusalOf(await buying(player, { ...order, price })).code).toBe(400);
    expect(await holdings(player)).toEqual(kept);
  });
});
