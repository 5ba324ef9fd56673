import { randomUUID } from 'node:crypto';
import { backPack, dropRecord, heldItems, sellBackItems } from '@skins/api/bag/contract';
import { boxRecord } from '@skins/api/boxes/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '../http/client.ts';
import { type Player, newPlayer, openSome } from '../http/player.ts';
import { sharedShop } from '../http/shop.ts';
import { CHEAP } from '../http/test-catalogue.ts';

const shop = sharedShop([CHEAP]);

const OPENED = 23;
const SOLD = 4;
let player: Player;
/** Ids of all items received, oldest first. */
let itemIds: string[];
let headers: { readonly after: string };

// 23 items; the second to fifth are sold.
beforeAll(async () => {
  player = await newPlayer(shop().client());
  itemIds = [];
  for (const count of [10, 10, 3]) {
    const { opens, position } = await openSome(player, CHEAP.id, count);
    itemIds.push(...opens.map(({ itemId }) => itemId));
    headers = { after: position };
  }
  const { sellBack } = await player.client.ask(backPack);
  const body = { itemIds: itemIds.slice(1, 1 + SOLD), rulesHash: sellBack.rulesHash };
  await player.client.ask(sellBackItems, { body, key: randomUUID() });
});

describe('the bag', () => {
  const ask = (query: object) => player.client.ask(backPack, { query: { size: 100, ...query } });

  it('holds the player’s items; sold items show only if their state is requested', async () => {
    const held = await ask({});
    const gone = await ask({ status: 2 });
    expect(held.total).toBe(OPENED - SOLD);
    expect(gone.records.map(({ id }) => id).toReversed()).toEqual(itemIds.slice(1, 1 + SOLD));
    expect(
      gone.records.every(({ status, disable, sellPrice }) => status === 2 && disable && !sellPrice),
    ).toBe(true);
    expect(held.statuses).toContainEqual({ status: 2, items: SOLD, worth: gone.worth });
    expect(gone.statuses).toEqual(held.statuses);
    expect(held.sources).toEqual([{ source: 1, items: OPENED - SOLD, worth: held.worth }]);
    expect(await ask({ source: 3 })).toMatchObject({ total: 0, worth: 0, records: [] });
  });

  it('returns items by id in the requested order, without sold items and other players’ items', async () => {
    const [first = '', sold = '', ...others] = itemIds;
    const last = others.at(-1) ?? '';
    const named = async ({ client }: Player) =>
      (await client.ask(heldItems, { query: { ids: [last, sold, first, 'nobody-1'].join(',') } })).map(
        ({ id }) => id,
      );
    expect(await named(player)).toEqual([last, first]);
    expect(await named(await newPlayer(shop().client()))).toEqual([]);
  });

  it('accepts the queries of apps, and refuses unknown states and sources', async () => {
    const { client } = player;
    expect(await client.ask(backPack, { query: { current: 2, size: 6, type: 1 } })).toMatchObject({
      current: 2,
      total: OPENED - SOLD,
    });
    for (const query of ['status=15', 'source=13', 'status=-1', 'rarity=x', 'current=0'])
      expect((await client.send('GET', `${backPack.path}?${query}`)).status).toBe(400);
  });
});

/** Returns all rows of a record, over all pages. */
async function all<Row>(page: (after: object) => Promise<{ records: Row[]; next: string | null }>) {
  const rows: Row[] = [];
  for (let after: object | null = {}; after !== null;) {
    const { records, next }: { records: Row[]; next: string | null } = await page(after);
    rows.push(...records);
    after = next === null ? null : { after: next };
  }
  return rows;
}

describe('the record of drops', () => {
  it('has every item ever received, once, newest first, with what became of it', async () => {
    const rows = await all((after) => player.client.ask(dropRecord, { query: { size: 5, ...after } }));
    expect(rows.map(({ id }) => id)).toEqual(itemIds.toReversed());
    expect(rows.filter(({ status }) => status === 2)).toHaveLength(SOLD);
    const { total, sources } = await player.client.ask(dropRecord, { query: { source: 9 } });
    expect({ total, sources }).toEqual({ total: OPENED, sources: [1] });
  });

  it('refuses an unknown cursor, and is readable by its player only', async () => {
    const refused = await player.client.call(dropRecord, { query: { after: 'x' } });
    expect(refusalOf(refused).code).toBe(400);
    expect(refusalOf(await shop().client().call(dropRecord, {})).code).toBe(401);
  });
});

describe('the record of openings', () => {
  it('has every opening once, at any page size', async () => {
    const rows = await all((after) =>
      player.client.ask(boxRecord, { query: { size: 7, ...after }, headers }),
    );
    expect(rows.map(({ itemId }) => itemId)).toEqual(itemIds.toReversed());
  });

  it('finds the openings of given items, and no other player’s openings', async () => {
    const other = await newPlayer(shop().client());
    const { opens } = await openSome(other, CHEAP.id, 1);
    const asked = [itemIds[0], itemIds[12], opens[0]?.itemId, 'nobody00-1'].join(',');
    const { records, total } = await player.client.ask(boxRecord, { query: { itemIds: asked }, headers });
    expect(new Set(records.map(({ itemId }) => itemId))).toEqual(new Set([itemIds[0], itemIds[12]]));
    expect(total).toBe(2);
    const whole = await player.client.ask(boxRecord, { query: { size: 100 }, headers });
    for (const record of records) expect(whole.records).toContainEqual(record);
  });
});
