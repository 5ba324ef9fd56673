import { boxesInForce } from '@skins/engine/catalogue';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, refusalOf } from '../http/client.ts';
import { ownShop } from '../http/shop.ts';
import { listOf, newOperator } from './operator.ts';

const shop = ownShop([]);
let client: Client;
let boxes: number;

beforeAll(async () => {
  ({ client } = await newOperator(shop()));
  boxes = boxesInForce(shop().serving().service.game.catalogue()).length;
});

const idsOf = ({ text }: { text: string }): string[] => {
  const rows: { id: string }[] = JSON.parse(text);
  return rows.map(({ id }) => id);
};

describe('a range', () => {
  it('defaults to the first rows', async () => {
    const page = await listOf(client, 'boxes');
    expect(page.range).toBe(`boxes 0-${Math.min(boxes, 25) - 1}/${boxes}`);
    expect(idsOf(page)).toHaveLength(Math.min(boxes, 25));
  });

  it('ends where the list ends', async () => {
    const page = await listOf(client, 'boxes', { range: `[${boxes - 2},${boxes + 7}]` });
    expect(page.range).toBe(`boxes ${boxes - 2}-${boxes - 1}/${boxes}`);
    expect(idsOf(page)).toHaveLength(2);
  });

  it('is empty beyond the end', async () => {
    const page = await listOf(client, 'boxes', { range: `[${boxes},${boxes + 9}]` });
    expect(page).toEqual({ status: 200, range: `boxes */${boxes}`, next: null, text: '[]' });
  });

  it('is empty for an empty list', async () => {
    for (const [resource, filter] of [
      ['players', '{}'],
      ['events', '{"playerId":"nobody00"}'],
      ['items', '{"playerId":"nobody00"}'],
      ['boxes', '{"q":"no such box"}'],
      ['boxes', '{"id":[]}'],
    ] as const)
      expect(await listOf(client, resource, { filter })).toEqual({
        status: 200,
        range: `${resource} */0`,
        next: null,
        text: '[]',
      });
  });

  it('may be a single row', async () => {
    const page = await listOf(client, 'boxes', { range: '[0,0]' });
    expect(page.range).toBe(`boxes 0-0/${boxes}`);
  });
});

describe('an order', () => {
  it('can be reversed', async () => {
    const range = '[0,199]';
    const up = idsOf(await listOf(client, 'boxes', { range, sort: '["price","ASC"]' }));
    const down = idsOf(await listOf(client, 'boxes', { range, sort: '["price","DESC"]' }));
    expect(down).toEqual(up.toReversed());
  });
});

describe('a cursor', () => {
  it('leads to the end of a list without a repeated row, in a header that the console may read', async () => {
    for (const [resource, sort] of [
      ['boxes', '["price","DESC"]'],
      ['skins', '["rarity","ASC"]'],
      ['projections', '["id","ASC"]'],
    ] as const) {
      const range = '[0,2]';
      const whole = idsOf(await listOf(client, resource, { sort, range: '[0,199]' })).slice(0, 9);
      let page = await listOf(client, resource, { sort, range });
      const found = idsOf(page);
      while (page.next !== null && found.length < 9) {
        page = await listOf(client, resource, { sort, range, after: page.next });
        found.push(...idsOf(page));
      }
      expect(found).toEqual(whole);
    }
    const { headers } = await client.send('GET', '/admin/api/boxes');
    expect(headers.get('access-control-expose-headers')).toBe('Content-Range, Next-Page');
  });

  it('is absent on the last page', async () => {
    expect((await listOf(client, 'health')).next).toBeNull();
  });

  it('is valid for one order only', async () => {
    const { next } = await listOf(client, 'boxes', { sort: '["price","DESC"]', range: '[0,2]' });
    for (const query of [
      { sort: '["price","ASC"]', after: next ?? '' },
      { after: next ?? '' },
      { after: 'x' },
    ])
      expect(
        refusalOf(await client.send('GET', `/admin/api/boxes?${new URLSearchParams(query).toString()}`))
          .errMsg,
      ).toBe('The request is malformed: after is not where a page of this list ended in this order');
  });
});

describe('a malformed query is refused:', () => {
  const row = (place: number) => `range/${place} must be a whole number from 0 to 9007199254740991`;
  const rows = 'range must not end before it begins, and hold at most 200 rows';
  const fields = 'id, number, price, rtp, opens, observedRtp, deviation, versionCount';

  it.for([
    ['boxes', { range: '[5,4]' }, rows],
    ['boxes', { range: '[-1,4]' }, row(0)],
    ['boxes', { range: '[0,1.5]' }, row(1)],
    ['boxes', { range: '[0]' }, 'range must be a list, 2 entries long'],
    ['boxes', { range: '[0,1,2]' }, 'range must be a list, 2 entries long'],
    ['boxes', { range: '[0,"9"]' }, row(1)],
    ['boxes', { range: '[0,1000]' }, rows],
    ['boxes', { range: '[1e300,1e300]' }, row(0)],
    ['boxes', { range: '0-9' }, 'range is no valid JSON'],
    ['boxes', { sort: 'id' }, 'sort is no valid JSON'],
    ['boxes', { sort: '["id"]' }, 'sort must be a list, 2 entries long'],
    ['boxes', { sort: '["id","UP"]' }, 'sort/1 must be one of: ASC, DESC'],
    ['boxes', { sort: '["names","ASC"]' }, `sort/0 must be one of: ${fields}`],
    [
      'players',
      { sort: '["balance; DROP TABLE player_list","ASC"]' },
      'sort/0 must be one of: id, registered, balance, opens, staked',
    ],
    ['projections', { sort: '["__proto__","ASC"]' }, 'sort/0 must be one of: id, lag'],
    ['boxes', { filter: '{' }, 'filter is no valid JSON'],
    ['boxes', { filter: '[]' }, 'filter must be a JSON object'],
    ['boxes', { filter: 'null' }, 'filter must be a JSON object'],
    [
      'boxes',
      { filter: '{"colour":"red"}' },
      'filter must be a JSON object with no other fields than type, q',
    ],
    ['boxes', { filter: '{"type":"gold"}' }, 'filter/type must be one of: hash, csgo'],
    ['boxes', { filter: '{"q":7}' }, 'filter/q must be a text'],
    ['boxes', { filter: '{"id":"youse"}' }, 'filter/id must be a list, at most 200 entries long'],
    [
      'skins',
      { filter: '{"rarity":"shiny"}' },
      'filter/rarity must be one of: contraband, ancient, legendary, mythical, rare, uncommon, common, unknown',
    ],
    ['events', { filter: '{}' }, 'missing: filter/playerId'],
    ['items', { filter: '{}' }, 'missing: filter/playerId'],
    [
      'items',
      { filter: '{"playerId":"../etc"}' },
      'filter/playerId must be a text of the form ^[a-z0-9]{8,40}$',
    ],
  ] as const)('%s %o', async ([resource, query, said]) => {
    const path = `/admin/api/${resource}?${new URLSearchParams(query).toString()}`;
    expect(refusalOf(await client.send('GET', path))).toMatchObject({
      code: 400,
      errCode: 400,
      errMsg: `The request is malformed: ${said}`,
    });
  });

  it.for([
    ['ZH', '请求内容有误：sort/1 必须是以下之一：ASC, DESC'],
    ['RU', 'Запрос составлен неверно: sort/1 — ожидается одно из значений: ASC, DESC'],
    ['VN', 'Yêu cầu không hợp lệ: sort/1 phải là một trong các giá trị: ASC, DESC'],
  ] as const)('in %s', async ([language, errMsg]) => {
    const path = '/admin/api/boxes?sort=["id","UP"]';
    expect(refusalOf(await client.with({ language }).send('GET', path)).errMsg).toBe(errMsg);
  });

  it('a repeated parameter', async () => {
    const twice = '/admin/api/boxes?range=[0,1]&range=[0,2]';
    expect(refusalOf(await client.send('GET', twice)).errMsg).toBe(
      'The request is malformed: range must be a text',
    );
  });
});
