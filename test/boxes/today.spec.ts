import { randomUUID } from 'node:crypto';
import { boxDetails, boxList, boxRecord, boxToday, openBox } from '@skins/api/boxes/contract';
import { userInfo } from '@skins/api/accounts/contract';
import { DAY_MS } from '@skins/engine/kernel';
import { describe, expect, it } from 'vitest';
import { type Player, newPlayer } from '../http/player.ts';
import { sharedShop } from '../http/shop.ts';
import { CHEAP, GIVEN } from '../http/test-catalogue.ts';

const shop = sharedShop([CHEAP, GIVEN]);
const PRICE = 2.5;

const today = async ({ client }: Player) => {
  const { opened, left, freeLeft } = await client.ask(boxToday, { query: { boxId: GIVEN.id } });
  return { opened, left, freeLeft };
};

async function body({ client }: Player, count: number, free?: number) {
  const { versionHash } = await client.ask(boxDetails, { query: { boxId: GIVEN.id } });
  return { boxId: GIVEN.id, count, versionHash, ...(free === undefined ? {} : { free }) };
}

const balanceOf = async ({ client }: Player) => (await client.ask(userInfo)).balance;

describe('a box with free openings', () => {
  it('shows them on its shelf and page, and shows visitors what a player would have', async () => {
    const client = shop().client();
    const shelves = await client.ask(boxList, { query: { type: 'hash' } });
    const cards = new Map(shelves.flatMap(({ boxes }) => boxes.map(({ id, allowance }) => [id, allowance])));
    expect([cards.get(GIVEN.id), cards.get(CHEAP.id)]).toEqual([2, 0]);
    const details = await client.ask(boxDetails, { query: { boxId: GIVEN.id } });
    expect(details.terms).toEqual({ perDay: 3, allowance: 2 });
    const left = await client.ask(boxToday, { query: { boxId: GIVEN.id } });
    expect(left).toMatchObject({ opened: 0, left: 3, freeLeft: 2 });
    const ahead = left.nextDay - shop().serving().service.game.clock();
    expect(ahead).toBeGreaterThan(0);
    expect(ahead).toBeLessThanOrEqual(DAY_MS);
  });

  it('reports no limit if it has no terms, and refuses an unknown box', async () => {
    const client = shop().client();
    expect(await client.ask(boxToday, { query: { boxId: CHEAP.id } })).toMatchObject({
      left: null,
      freeLeft: 0,
    });
    const refused = await client.refused(boxToday, { query: { boxId: 'ghost' } });
    expect(refused.errCode).toBe(602);
  });

  it('charges only the openings that are not free, and records both kinds', async () => {
    const player = await newPlayer(shop().client());
    const before = await balanceOf(player);
    const free = await player.client.ask(openBox, { body: await body(player, 1, 1) });
    expect(free.cost).toBe(0);
    expect(await today(player)).toEqual({ opened: 1, left: 2, freeLeft: 1 });
    const both = await player.client.ask(openBox, { body: await body(player, 2, 1) });
    expect(both.cost).toBe(PRICE);
    expect(await balanceOf(player)).toBe(before - PRICE);
    expect(await today(player)).toEqual({ opened: 3, left: 0, freeLeft: 0 });
    const { records } = await player.client.ask(boxRecord, { headers: { after: both.position } });
    expect(records.map(({ cost, paidBy }) => [cost, paidBy])).toEqual([
      [PRICE, 'gems'],
      [0, 'allowance'],
      [0, 'allowance'],
    ]);
  });

  it('is refused without a charge beyond the limit, or if fewer are free than was shown', async () => {
    const player = await newPlayer(shop().client());
    const before = await balanceOf(player);
    const refused = async (count: number, free?: number) =>
      (await player.client.refused(openBox, { body: await body(player, count, free) })).errCode;
    expect(await refused(4)).toBe(619);
    expect(await refused(3, 3)).toBe(675);
    await player.client.ask(openBox, { body: await body(player, 2, 2), key: randomUUID() });
    expect(await refused(1, 1)).toBe(675);
    expect(await balanceOf(player)).toBe(before);
  });
});
