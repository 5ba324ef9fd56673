import { login, register, userInfo } from '@skins/api/accounts/contract';
import { operatorLogin } from '@skins/api/contract';
import { describe, expect, it } from 'vitest';
import { newOperator } from '../admin/operator.ts';
import { type Reply, refusalOf } from './client.ts';
import { PASSWORD, freshPhone, newPlayer } from './player.ts';
import { ownShop } from './shop.ts';

// Without limits by address, as an attacker with many addresses would see it.
const shop = ownShop([], { SKINS_RATE_LIMIT: 'off' });

const WRONG = 'guessed123';

/** Sends many guesses at one account at once. */
const guessing = (phone: string, count: number): Promise<Reply[]> => {
  const client = shop().client().with({ language: 'ZH' });
  const body = { phone, password: WRONG };
  return Promise.all(Array.from({ length: count }, () => client.call(login, { body })));
};
const statusesOf = (replies: readonly Reply[]): Record<number, number> =>
  Object.fromEntries(
    [...Map.groupBy(replies, ({ status }) => status)].map(([status, all]) => [status, all.length]),
  );

/** Returns the cookie that a device was given. */
const cookieOf = ({ headers }: Reply): string => (headers.get('set-cookie') ?? '').split(';')[0] ?? '';

describe('guesses at a player', () => {
  it('are limited over all addresses, and the same for an unknown number', async () => {
    const { phone } = await newPlayer(shop().client());
    for (const tried of [phone, freshPhone()]) {
      const { 401: made = 0, 429: refused = 0, ...others } = statusesOf(await guessing(tried, 60));
      expect(others).toEqual({});
      expect(made).toBeGreaterThanOrEqual(6);
      // A machine that needs a quarter of a minute for them lets ten through.
      expect(made).toBeLessThanOrEqual(10);
      expect(made + refused).toBe(60);
    }
  });

  it('beyond the limit are refused in the caller’s language, with the time to wait', async () => {
    const refused = (await guessing(freshPhone(), 60)).find(({ status }) => status === 429);
    if (refused === undefined) throw new Error('all were let through');
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(refusalOf(refused)).toMatchObject({
      code: 429,
      errCode: 429,
      errMsg: `该账号尝试次数过多，请在 ${seconds} 秒后再试`,
    });
  });

  it('do not lock out a player on a known device', async () => {
    const body = { phone: freshPhone(), password: PASSWORD };
    const registered = await shop()
      .client()
      .call(register, { body: { ...body, fingerprinId: 'device' } });
    const owner = shop()
      .client()
      .with({ cookie: cookieOf(registered) });
    for (let round = 0; round < 5; round += 1) {
      await guessing(body.phone, 60);
      const { token } = await owner.ask(login, { body });
      expect(await owner.with({ token }).ask(userInfo)).toMatchObject({ balance: 1_000 });
    }
  });

  it('are recorded with the player’s id, and without anything that identifies an unknown number', async () => {
    const player = await newPlayer(shop().client());
    const { id } = await player.client.ask(userInfo);
    const unknown = freshPhone();
    for (const phone of [player.phone, unknown]) await guessing(phone, 60);
    const { trail: security } = shop().serving().service.desks.security;
    const { rows } = await (
      await security.table()
    ).page({ kind: 'guesses-limited', descending: true, begin: { offset: 0 }, limit: 50 });
    expect(rows.map(({ name }) => name)).toEqual(
      expect.arrayContaining([id, expect.stringMatching(/^unknown:[0-9a-f]{16}$/)]),
    );
    expect(JSON.stringify(rows)).not.toContain(unknown);
  });

  it('use a cookie that no script can read and no other site can send', async () => {
    const { phone } = await newPlayer(shop().client());
    const { headers } = await shop()
      .client()
      .call(login, { body: { phone, password: PASSWORD } });
    const cookie = headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^skins_device_[0-9a-f]{16}=[\w-]{22}\.[0-9a-f]{64}; /);
    for (const part of ['HttpOnly', 'SameSite=Strict', `Path=${login.path}`, 'Max-Age=15552000'])
      expect(cookie).toContain(part);
    expect(cookie).not.toContain(phone);
  });
});

it('guesses at an operator are limited, and the same for an unknown name', async () => {
  const { name } = await newOperator(shop());
  for (const tried of [name, 'nobody at all']) {
    const body = { name: tried, password: WRONG };
    const replies = await Promise.all(
      Array.from({ length: 40 }, () => shop().client().call(operatorLogin, { body })),
    );
    const { 401: made = 0, 429: refused = 0 } = statusesOf(replies);
    expect(made).toBeLessThanOrEqual(10);
    expect(made + refused).toBe(40);
  }
});
