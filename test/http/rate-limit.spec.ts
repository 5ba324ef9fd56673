import { login, userInfo } from '@skins/api/accounts/contract';
import { afterEach, expect, it } from 'vitest';
import { refusalOf } from './client.ts';
import { TOO_MANY_REQUESTS, expectRefusal, expectRefusedInEveryLanguage } from './messages.ts';
import { newPlayer } from './player.ts';
import { type Shop, openShop } from './shop.ts';

const GUESSES = 30;
// Refused at once, yet counted.
const body = { phone: '1', password: 'guessing' };

let shop: Shop | undefined;
afterEach(() => shop?.close());

it('refuses password guesses in the caller’s language, and does not affect other calls', async () => {
  shop = await openShop({ SKINS_RATE_LIMIT: 'on' });
  const player = await newPlayer(shop.client());
  for (let guess = 0; guess < GUESSES; guess += 1)
    expect((await shop.client().call(login, { body })).status).toBe(400);
  await expectRefusedInEveryLanguage(
    shop.client(),
    (client) => client.call(login, { body }),
    TOO_MANY_REQUESTS,
  );
  const refused = await shop.client().call(login, { body });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expectRefusal(refusalOf(refused), TOO_MANY_REQUESTS);
  expect(await player.client.ask(userInfo)).toMatchObject({ balance: 1_000 });
});

it('is switched off on loopback by SKINS_RATE_LIMIT=off', async () => {
  shop = await openShop({ SKINS_RATE_LIMIT: 'off' });
  for (let guess = 0; guess < 2 * GUESSES; guess += 1)
    expect((await shop.client().call(login, { body })).status).toBe(400);
});

it('counts by address and ignores a proxy’s header', async () => {
  shop = await openShop({ SKINS_RATE_LIMIT: 'on' });
  for (let guess = 0; guess < GUESSES; guess += 1) await shop.client().call(login, { body });
  const headers = {
    'x-forwarded-for': '203.0.113.7',
    'x-real-ip': '203.0.113.7',
    forwarded: 'for=203.0.113.7',
  };
  expectRefusal(await shop.client().refused(login, { body, headers }), TOO_MANY_REQUESTS);
});
