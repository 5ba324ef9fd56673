import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, refusalOf } from '../http/client.ts';
import { MALFORMED, expectRefusal } from '../http/messages.ts';
import { shopOfTests } from '../http/shop.ts';
import { listOf, newOperator } from './operator.ts';

const shop = shopOfTests([]);
let client: Client;
let boxes: number;

beforeAll(async () => {
  ({ client } = await newOperator(shop()));
  boxes = shop().serving().service.game.catalogue().boxes.size;
});

const idsOf = ({ text }: { text: string }): string[] => {
  const rows: { id: string }[] = JSON.parse(text);
  return rows.map(({ id }) => id);
};

describe('a range', () => {
  it('gives the first rows when there is none', async () => {
    const page = await listOf(client, 'boxes');
    expect(page.range).toBe(`boxes 0-${Math.min(boxes, 25) - 1}/${boxes}`);
    expect(idsOf(page)).toHaveLength(Math.min(boxes, 25));
  });

  it('ends where the list ends', async () => {
    const page = await listOf(client, 'boxes', { range: `[${boxes - 2},${boxes + 7}]` });
    expect(page.range).toBe(`boxes ${boxes - 2}-${boxes - 1}/${boxes}`);
    expect(idsOf(page)).toHaveLength(2);
  });

  it('beyond the end is empty', async () => {
    const page = await listOf(client, 'boxes', { range: `[${boxes},${boxes + 9}]` });
    expect(page).toEqual({ status: 200, range: `boxes */${boxes}`, text: '[]' });
  });

  it('of an empty list is empty', async () => {
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
        text: '[]',
      });
  });

  it('may be a single row', async () => {
    const page = await listOf(client, 'boxes', { range: '[0,0]' });
    expect(page.range).toBe(`boxes 0-0/${boxes}`);
  });
});

describe('an order', () => {
  it('turns around', async () => {
    const range = '[0,199]';
    const up = idsOf(await listOf(client, 'boxes', { range, sort: '["price","ASC"]' }));
    const down = idsOf(await listOf(client, 'boxes', { range, sort: '["price","DESC"]' }));
    expect(down).toEqual(up.toReversed());
  });
});

describe('what cannot be read is refused:', () => {
  it.for([
    ['boxes', { range: '[5,4]' }, 'range'],
    ['boxes', { range: '[-1,4]' }, 'range'],
    ['boxes', { range: '[0,1.5]' }, 'range'],
    ['boxes', { range: '[0]' }, 'range'],
    ['boxes', { range: '[0,"9"]' }, 'range'],
    ['boxes', { range: '[0,1000]' }, 'range'],
    ['boxes', { range: '[1e300,1e300]' }, 'range'],
    ['boxes', { range: '0-9' }, 'range'],
    ['boxes', { sort: 'id' }, 'sort'],
    ['boxes', { sort: '["id"]' }, 'sort'],
    ['boxes', { sort: '["id","UP"]' }, 'sort'],
    ['boxes', { sort: '["names","ASC"]' }, 'sort'],
    ['players', { sort: '["balance; DROP TABLE player_list","ASC"]' }, 'sort'],
    ['players', { sort: '["__proto__","ASC"]' }, 'sort'],
    ['boxes', { filter: '{' }, 'filter'],
    ['boxes', { filter: '[]' }, 'filter'],
    ['boxes', { filter: 'null' }, 'filter'],
    ['boxes', { filter: '{"colour":"red"}' }, 'colour'],
    ['boxes', { filter: '{"type":"gold"}' }, 'type'],
    ['boxes', { filter: '{"q":7}' }, 'q'],
    ['boxes', { filter: '{"id":"youse"}' }, 'id'],
    ['skins', { filter: '{"rarity":"shiny"}' }, 'rarity'],
    ['events', { filter: '{}' }, 'playerId'],
    ['items', { filter: '{"playerId":"../etc"}' }, 'playerId'],
  ] as const)('%s %o', async ([resource, query, named]) => {
    const path = `/admin/api/${resource}?${new URLSearchParams(query).toString()}`;
    const refusal = refusalOf(await client.send('GET', path));
    // A program made the query: what is wrong with it is said to whoever writes that program.
    expect(refusal).toMatchObject({ code: MALFORMED.code, errCode: MALFORMED.errCode });
    expect(refusal.errMsg).toMatch(new RegExp(`^${MALFORMED.EN}: .*${named}`));
  });

  it('a parameter that comes twice', async () => {
    const twice = '/admin/api/boxes?range=[0,1]&range=[0,2]';
    expectRefusal(refusalOf(await client.send('GET', twice)), MALFORMED);
  });
});
