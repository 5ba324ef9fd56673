import { loadAdmins } from '@skins/api';
import { beforeAll, describe, expect, it } from 'vitest';
import { Compile } from 'typebox/compile';
import { Type } from 'typebox';
import { newPlayer, openSome } from '../http/player.ts';
import { ownShop } from '../http/shop.ts';
import { CHEAP } from '../http/test-catalogue.ts';
import { type Operator, listOf, newOperator, providerOf } from './operator.ts';

/** Every resource of every slice: a new one is covered without a change here. */
const RESOURCES = (await loadAdmins()).flatMap(({ resources }) =>
  Object.entries(resources).map(([name, { schema }]) => ({ name, schema })),
);
const READ_ONLY = { status: 405, body: { code: 405, errCode: 405 } };
const NOTHING = { status: 404, body: { code: 404, errCode: 603 } };
const PAGE = { page: 1, perPage: 5 };

const shop = ownShop([CHEAP]);
let operator: Operator;
let provider: ReturnType<typeof providerOf>;
let playerId: string;

beforeAll(async () => {
  operator = await newOperator(shop());
  provider = providerOf(shop(), operator);
  const { opens } = await openSome(await newPlayer(shop().client()), CHEAP.id, 3);
  playerId = opens[0]?.itemId.split('-')[0] ?? '';
  await shop().settled();
});

/** Returns the filter of a list: lists of a player's records need the player's id. */
const filterOf = (shows: string | undefined) => (shows === 'of-a-player' ? { playerId } : {});

describe.each(RESOURCES)('the nine methods on $name', ({ name, schema }) => {
  const filter = () => filterOf(schema.shows);
  const sortedBy = (field: string, order: 'ASC' | 'DESC' = 'ASC') => ({
    pagination: PAGE,
    sort: { field, order },
    filter: filter(),
  });
  const rows = Compile(Type.Array(Type.Intersect([Type.Object({ id: Type.String() }), schema.row])));

  it('list records in every order of the schema', async () => {
    for (const field of schema.sortable)
      for (const order of ['ASC', 'DESC'] as const) {
        const { data, total } = await provider.getList(name, sortedBy(field, order));
        expect(rows.Check(data), `${field} ${order}`).toBe(true);
        expect(total).toBeGreaterThanOrEqual(data.length);
      }
  });

  it('list records if no order is given', async () => {
    const page = await listOf(operator.client, name, { filter: JSON.stringify(filter()) });
    expect(page.status).toBe(200);
  });

  it('get one record, many, and those that refer to another', async () => {
    const [field = 'id'] = schema.sortable;
    const { data } = await provider.getList(name, sortedBy(field));
    const ids = data.map(({ id }) => id);
    const many = await provider.getMany(name, { ids: [...ids, 'nothing-of-the-kind'] });
    expect(new Set(many.data.map(({ id }) => id))).toEqual(new Set(ids));
    const [first] = ids;
    if (first !== undefined) expect((await provider.getOne(name, { id: first })).data.id).toBe(first);
    await expect(provider.getOne(name, { id: 'nothing-of-the-kind' })).rejects.toMatchObject(NOTHING);
    const target = Object.keys(schema.filter.properties).find((property) => property === 'playerId');
    if (target !== undefined) {
      const referring = await provider.getManyReference(name, {
        target,
        id: playerId,
        ...sortedBy(field),
        filter: {},
      });
      expect(rows.Check(referring.data)).toBe(true);
    }
  });

  it('refuse to create, edit and delete, as commands do that', async () => {
    const [id, data] = ['1', { id: '1', role: 'owner', name: 'x' }];
    const previousData = { id };
    await expect(provider.create(name, { data })).rejects.toMatchObject(READ_ONLY);
    await expect(provider.update(name, { id, data, previousData })).rejects.toMatchObject(READ_ONLY);
    await expect(provider.updateMany(name, { ids: [id], data })).rejects.toMatchObject(READ_ONLY);
    await expect(provider.delete(name, { id, previousData })).rejects.toMatchObject(READ_ONLY);
    await expect(provider.deleteMany(name, { ids: [id] })).rejects.toMatchObject(READ_ONLY);
  });
});
