import { randomUUID } from 'node:crypto';
import { userInfo } from '@skins/api/accounts/contract';
import { backPack, sellBackItems, sellBackTerms } from '@skins/api/bag/contract';
import { describe, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../http/client.ts';
import { type Player, holdings, newPlayer, openSome } from '../http/player.ts';
import { sharedShop } from '../http/shop.ts';
import { CHEAP } from '../http/test-catalogue.ts';

const shop = sharedShop([CHEAP]);

/** A player with some items, and the bag that the player sees. */
async function withItems(count: number) {
  const player = await newPlayer(shop().client());
  await openSome(player, CHEAP.id, count);
  const bag = await player.client.ask(backPack);
  return { player, bag, rulesHash: bag.sellBack.rulesHash };
}
type Sale = { readonly itemIds: readonly (string | undefined)[]; readonly rulesHash: string };
const selling = ({ client }: Player, { itemIds, rulesHash }: Sale, key: string = randomUUID()) =>
  client.call(sellBackItems, { body: { itemIds: itemIds.map((id) => id ?? ''), rulesHash }, key });

describe('selling items', () => {
  it('pays the price that the bag showed, removes the items, and happens once', async () => {
    const { player, rulesHash } = await withItems(10);
    const bag = await player.client.ask(backPack, { query: { size: 10 } });
    const [kept, ...given] = bag.records;
    const units = (gems: number | null = 0) => Math.round((gems ?? 0) * 10_000);
    for (const { salePrice, sellPrice } of given)
      expect(units(sellPrice)).toBe(Math.floor(units(salePrice) * bag.sellBack.rate));
    const price = given.reduce((sum, { sellPrice }) => sum + units(sellPrice), 0);
    const before = await player.client.ask(userInfo);
    const key = randomUUID();
    const body = { itemIds: given.map(({ id }) => id), rulesHash };
    const sold = dataOf(sellBackItems, await selling(player, body, key));

    expect(units(sold.price)).toBe(price);
    expect(sold.itemIds).toEqual(body.itemIds);
    expect(units(sold.balance)).toBe(units(before.balance) + price);
    expect(dataOf(sellBackItems, await selling(player, body, key))).toEqual(sold);
    expect(await player.client.ask(userInfo)).toMatchObject({ balance: sold.balance, bagCount: 1 });
    expect(await player.client.ask(backPack)).toMatchObject({ total: 1, records: [{ id: kept?.id }] });
    expect(refusalOf(await selling(player, body))).toMatchObject({ errCode: 852 });
  });

  it('sells an item once if it is requested fifty times at once', async () => {
    const { player, bag, rulesHash } = await withItems(1);
    const before = await player.client.ask(userInfo);
    const [item] = bag.records;
    const body = { itemIds: [item?.id], rulesHash };
    const answers = await Promise.all(Array.from({ length: 50 }, () => selling(player, body)));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const after = await player.client.ask(userInfo);
    expect(after.balance).toBeCloseTo(before.balance + (item?.sellPrice ?? 0), 4);
    expect(after.bagCount).toBe(0);
  });

  it("refuses another player's items, repeated items and prices of other rules, and changes nothing", async () => {
    const { player, bag, rulesHash } = await withItems(1);
    const other = await withItems(1);
    const mine = bag.records[0]?.id;
    const before = await holdings(player);
    const refused = async (body: Sale): Promise<number> => refusalOf(await selling(player, body)).errCode;

    expect(await refused({ itemIds: [other.bag.records[0]?.id], rulesHash })).toBe(851);
    expect(await refused({ itemIds: [mine, other.bag.records[0]?.id], rulesHash })).toBe(851);
    expect(await refused({ itemIds: [mine, mine], rulesHash })).toBe(850);
    expect(await refused({ itemIds: [], rulesHash })).toBe(850);
    expect(await refused({ itemIds: Array.from({ length: 101 }, (_, n) => `${mine}${n}`), rulesHash })).toBe(
      850,
    );
    expect(await refused({ itemIds: [mine], rulesHash: 'f'.repeat(64) })).toBe(630);
    expect(await holdings(player)).toEqual(before);
    expect(await holdings(other.player)).toMatchObject({ total: 1 });
  });

  it('tells visitors the terms that the bag shows', async () => {
    const { bag } = await withItems(1);
    expect(await shop().client().ask(sellBackTerms)).toEqual(bag.sellBack);
  });

  it('needs a login', async () => {
    const { bag, rulesHash } = await withItems(1);
    const visitor = shop().client();
    expect(
      refusalOf(
        await visitor.call(sellBackItems, {
          body: { itemIds: [bag.records[0]?.id ?? ''], rulesHash },
          key: randomUUID(),
        }),
      ).code,
    ).toBe(401);
  });
});
