import { login } from '@skins/api/accounts/contract';
import { boxList } from '@skins/api/boxes/contract';
import { webInfo } from '@skins/api/home/contract';
import { afterEach, expect, it } from 'vitest';
import { refusalOf } from './client.ts';
import { type Shop, openShop } from './shop.ts';
import { shopTime } from './test-time.ts';

const HOUR = 3_600_000;

let shop: Shop | undefined;
afterEach(() => shop?.close());

const inAnHour = () => shopTime() + HOUR;
const openUntil = async (time: number) => {
  shop = await openShop({ SKINS_CLOSED_UNTIL: new Date(time).toISOString() });
  return shop;
};

it('refuses players until its time, which every refusal contains', async () => {
  const until = inAnHour();
  const client = (await openUntil(until)).client();
  expect(await client.ask(webInfo)).toMatchObject({ opening: 1, timer: until });
  for (const reply of [
    await client.call(boxList, { query: { type: 'hash' } }),
    await client.call(login, { body: { phone: '13800138000', password: 'nanshan7x' } }),
  ]) {
    expect(reply.status).toBe(503);
    expect(refusalOf(reply)).toMatchObject({ errCode: 1000 });
    const seconds = Number(reply.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(HOUR / 1000 - 240);
    expect(seconds).toBeLessThanOrEqual(HOUR / 1000);
  }
});

it('does not affect probes and operators', async () => {
  const { serving } = await openUntil(inAnHour());
  const { address } = serving();
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  const refused = await fetch(`${address}/admin/api/boxes`);
  expect(await refused.json()).toMatchObject({ errCode: 403 });
});

it('opens at its time', async () => {
  const client = (await openUntil(shopTime() - 1)).client();
  expect(await client.ask(webInfo)).toMatchObject({ opening: 0, timer: null });
  expect(await client.ask(boxList, { query: { type: 'hash' } })).not.toEqual([]);
});
