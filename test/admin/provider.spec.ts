import { boxRecord } from '@skins/api/boxes/contract';
import { boxesInForce } from '@skins/engine/catalogue';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Player, newPlayer, openSome } from '../http/player.ts';
import { ownShop } from '../http/shop.ts';
import { CHEAP, DEAR } from '../http/test-catalogue.ts';
import { listOf, newOperator, providerOf } from './operator.ts';

const OPENS = 10;
const shop = ownShop([CHEAP, DEAR]);

let provider: ReturnType<typeof providerOf>;
let player: Player;
let playerId: string;

beforeAll(async () => {
  provider = providerOf(shop(), await newOperator(shop()));
  player = await newPlayer(shop().client());
  const { opens } = await openSome(player, CHEAP.id, OPENS);
  playerId = opens[0]?.itemId.split('-')[0] ?? '';
  await newPlayer(shop().client());
  await shop().settled();
});

const page = (page: number, perPage: number) => ({ page, perPage });

describe("react-admin's own provider", () => {
  it('lists boxes by page, in the requested order, without overlap', async () => {
    const all = await provider.getList('boxes', {
      pagination: page(1, 200),
      sort: { field: 'number', order: 'ASC' },
      filter: {},
    });
    expect(all.total).toBe(boxesInForce(shop().serving().service.game.catalogue()).length);
    expect(all.data.map(({ number }) => Number(number))).toEqual(
      all.data.map(({ number }) => Number(number)).toSorted((a, b) => a - b),
    );
    const second = await provider.getList('boxes', {
      pagination: page(2, 3),
      sort: { field: 'number', order: 'ASC' },
      filter: {},
    });
    expect(second).toEqual({ data: all.data.slice(3, 6), total: all.total });
  });

  it('filters boxes and skins by text in any language', async () => {
    const ask = (resource: string, filter: object) =>
      provider.getList(resource, {
        pagination: page(1, 50),
        sort: { field: 'id', order: 'ASC' },
        filter,
      });
    expect((await ask('boxes', { q: 'test-dear 中' })).data.map(({ id }) => id)).toEqual([DEAR.id]);
    expect((await ask('boxes', { type: 'hash', q: 'TEST-' })).total).toBe(2);
    expect(
      (await ask('skins', { rarity: 'contraband', category: 'rifle', q: 'Ｂｅｓｔ　test-' })).total,
    ).toBe(2);
    expect((await ask('skins', { rarity: 'unknown' })).total).toBe(0);
  });

  it('gets one record with its details', async () => {
    const { data } = await provider.getOne('boxes', { id: CHEAP.id });
    expect(data).toMatchObject({ id: CHEAP.id, opens: OPENS, versionCount: 1 });
    const skin = await provider.getOne('skins', { id: `${CHEAP.id}-best` });
    expect(skin.data).toMatchObject({ boxes: [{ boxId: CHEAP.id, tickets: 17 }] });
    await expect(provider.getOne('boxes', { id: 'nothing/of the #kind' })).rejects.toMatchObject({
      status: 404,
      body: { errCode: 603 },
    });
  });

  it('gets many by their ids, and skips unknown ids', async () => {
    const { data } = await provider.getMany('boxes', { ids: [DEAR.id, 'no-such-box', CHEAP.id] });
    expect(new Set(data.map(({ id }) => id))).toEqual(new Set([CHEAP.id, DEAR.id]));
    expect(data).toHaveLength(2);
    const players = await provider.getMany('players', { ids: [playerId] });
    expect(players.data).toMatchObject([{ id: playerId, opens: OPENS }]);
  });

  it('pages through a player’s events, newest first', async () => {
    const ask = (number: number, order: 'ASC' | 'DESC') =>
      provider.getManyReference('events', {
        target: 'playerId',
        id: playerId,
        pagination: page(number, 6),
        sort: { field: 'version', order },
        filter: {},
      });
    const { state, version } = await shop().serving().service.game.streams.player.read(`player-${playerId}`);
    const pages = await Promise.all([1, 2, 3].map((number) => ask(number, 'DESC')));
    expect(pages.map(({ total }) => total)).toEqual([version, version, version]);
    const versions = pages.flatMap(({ data }) => data.map((event) => Number(event['version'])));
    expect(versions).toEqual(Array.from({ length: version }, (_none, k) => version - k));
    expect(pages[0]?.data[0]).toMatchObject({ stream: `player-${playerId}`, actor: `player:${playerId}` });
    const oldest = await ask(1, 'ASC');
    expect(oldest.data[0]).toMatchObject({ version: 1, type: 'PlayerRegistered', summary: 'Registered' });
    expect(state.bag.items.length).toBe(OPENS);
  });

  it('follows cursors through a player’s events and all players, in both directions', async () => {
    const { client } = await newOperator(shop());
    const filter = JSON.stringify({ playerId });
    for (const [resource, query] of [
      ['events', { filter, sort: '["version","DESC"]' }],
      ['events', { filter, sort: '["time","ASC"]' }],
      ['players', { sort: '["opens","DESC"]' }],
      ['players', { sort: '["id","ASC"]' }],
    ] as const) {
      const idsOf = ({ text }: { text: string }) => {
        const rows: { id: string }[] = JSON.parse(text);
        return rows.map(({ id }) => id);
      };
      const whole = idsOf(await listOf(client, resource, { ...query, range: '[0,199]' }));
      const range = resource === 'players' ? '[0,0]' : '[0,6]';
      let page = await listOf(client, resource, { ...query, range });
      const found = idsOf(page);
      while (page.next !== null) {
        page = await listOf(client, resource, { ...query, range, after: page.next });
        found.push(...idsOf(page));
      }
      expect(found).toEqual(whole);
      expect(page.range).toBe(`${resource} */${whole.length}`);
    }
  });

  it('pages through a player’s bag', async () => {
    const { data, total } = await provider.getManyReference('items', {
      target: 'playerId',
      id: playerId,
      pagination: page(2, 4),
      sort: { field: 'granted', order: 'DESC' },
      filter: {},
    });
    expect(total).toBe(OPENS);
    expect(data.map(({ id }) => id)).toEqual([6, 5, 4, 3].map((n) => `${playerId}-${n}`));
    const { records } = await player.client.ask(boxRecord, { query: { size: OPENS } });
    expect(data.map(({ skinId }) => String(skinId)).toSorted()).toEqual(
      records
        .filter(({ itemId }) => data.some(({ id }) => id === itemId))
        .map(({ skinId }) => skinId)
        .toSorted(),
    );
  });

  it('orders and finds players', async () => {
    const { data } = await provider.getList('players', {
      pagination: page(1, 10),
      sort: { field: 'opens', order: 'DESC' },
      filter: {},
    });
    expect(data.map(({ id, opens }) => [id, Number(opens)])).toEqual([
      [playerId, OPENS],
      [expect.any(String), 0],
    ]);
    const found = await provider.getList('players', {
      pagination: page(1, 10),
      sort: { field: 'registered', order: 'ASC' },
      filter: { q: ` ${playerId.slice(0, 8).toUpperCase()} ` },
    });
    expect(found).toMatchObject({ total: 1, data: [{ id: playerId }] });
  });

  it('shows the progress of the projections', async () => {
    const { data } = await provider.getList('projections', {
      pagination: page(1, 100),
      sort: { field: 'lag', order: 'DESC' },
      filter: {},
    });
    expect(data).toContainEqual({ id: 'player-list', position: expect.any(String), lag: 0, parked: null });
  });

  it('shows that no flow is parked', async () => {
    const { data } = await provider.getList('flows', {
      pagination: page(1, 10),
      sort: { field: 'id', order: 'ASC' },
      filter: {},
    });
    expect(data).toEqual([]);
    const { data: health } = await provider.getOne('health', { id: 'shop' });
    expect(health).toMatchObject({ flows: 0, stuck: 0 });
  });

  it('cannot change anything', async () => {
    const refused = { status: 405, body: { code: 405, errCode: 405 } };
    const id = CHEAP.id;
    await expect(
      provider.update('boxes', { id, data: { price: 1 }, previousData: { id } }),
    ).rejects.toMatchObject(refused);
    await expect(provider.create('boxes', { data: { price: 1 } })).rejects.toMatchObject(refused);
    await expect(provider.delete('players', { id: playerId })).rejects.toMatchObject(refused);
  });
});
