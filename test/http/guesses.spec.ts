import { login, userInfo } from '@skins/api/accounts/contract';
import { operatorLogin } from '@skins/api/contract';
import { describe, expect, it } from 'vitest';
import { newOperator } from '../admin/operator.ts';
import { type Client, type Reply, refusalOf } from './client.ts';
import { PASSWORD, freshPhone, newPlayer } from './player.ts';
import { ownShop } from './shop.ts';

// One that lifts the limits by address, as attackers with many addresses do.
const shop = ownShop([], { SKINS_RATE_LIMIT: 'off' });

const WRONG = 'guessed123';

/** Many guesses at one account at once. */
const guessing = (phone: string, count: number): Promise<Reply[]> =>
  Promise.all(
    Array.from({ length: count }, () =>
      shop()
        .client()
        .call(login, { body: { phone, password: WRONG } }),
    ),
  );
const statusesOf = (replies: readonly Reply[]): Record<number, number> =>
  Object.fromEntries(
    [...Map.groupBy(replies, ({ status }) => status)].map(([status, all]) => [status, all.length]),
  );

/** What a device was given to keep. */
const cookieOf = ({ headers }: Reply): string => (headers.get('set-cookie') ?? '').split(';')[0] ?? '';

describe('guesses at a player', () => {
  it('are few, from however many addresses, and the same for a number that nobody has', async () => {
    const { phone } = await newPlayer(shop().client());
    for (const tried of [phone, freshPhone()])
      expect(statusesOf(await guessing(tried, 40))).toEqual({ 401: 6, 429: 34 });
  });

  it('beyond that are refused in the caller’s language, with the time to wait, also with the right password', async () => {
    const { phone } = await newPlayer(shop().client());
    await guessing(phone, 40);
    const reply = await shop()
      .client()
      .call(login, { body: { phone, password: PASSWORD } });
    expect(refusalOf(reply)).toMatchObject({
      code: 429,
      errCode: 429,
      errMsg: expect.stringMatching(/in \d+ seconds/),
    });
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(reply.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  });

  it('shut out nobody who comes on a device that was there before', async () => {
    const body = { phone: freshPhone(), password: PASSWORD };
    await newPlayer(shop().client(), body.phone);
    const first = await shop().client().call(login, { body });
    const owner = shop()
      .client()
      .with({ cookie: cookieOf(first) });
    await guessing(body.phone, 100);
    expect((await shop().client().call(login, { body })).status).toBe(429);

    const { token } = await owner.ask(login, { body });
    expect(await owner.with({ token }).ask(userInfo)).toMatchObject({ balance: 1_000 });
  });

  it('are few on a known device, too, and its cookie opens no other account’s door', async () => {
    const [one, other] = [freshPhone(), freshPhone()];
    for (const phone of [one, other]) await newPlayer(shop().client(), phone);
    const own = await shop()
      .client()
      .call(login, { body: { phone: one, password: PASSWORD } });
    const device = shop()
      .client()
      .with({ cookie: cookieOf(own) });
    await guessing(other, 40);
    const guess = (phone: string, password: string) => device.call(login, { body: { phone, password } });

    expect((await guess(other, PASSWORD)).status).toBe(429);
    const guesses = await Promise.all(Array.from({ length: 20 }, () => guess(one, WRONG)));
    expect(statusesOf(guesses)).toEqual({ 401: 6, 429: 14 });
  });

  it('need no cookie that a script could read or another site send', async () => {
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

describe('guesses at an operator', () => {
  const guess = (name: string, client: Client = shop().client(), password = WRONG) =>
    client.call(operatorLogin, { body: { name, password } });

  it('are few, and the same for a name that nobody has', async () => {
    const { name } = await newOperator(shop());
    for (const tried of [name, 'nobody at all']) {
      const replies = await Promise.all(Array.from({ length: 30 }, () => guess(tried)));
      expect(statusesOf(replies)).toEqual({ 401: 6, 429: 24 });
    }
  });
});
