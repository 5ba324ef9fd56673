import { randomBytes } from 'node:crypto';
import { logout, userInfo } from '@skins/api/accounts/contract';
import { backPack } from '@skins/api/bag/contract';
import { boxRecord, openBox } from '@skins/api/boxes/contract';
import { seed, updateClientSeed } from '@skins/api/seeds/contract';
import { describe, expect, it } from 'vitest';
import type { Client, Reply } from './client.ts';
import {
  type Expected,
  NOT_LOGGED_IN,
  TOKEN_ENDED,
  TOKEN_UNKNOWN,
  expectRefusedInEveryLanguage,
} from './messages.ts';
import { newPlayer, openSome } from './player.ts';
import { ownShop } from './shop.ts';
import { CHEAP } from './test-catalogue.ts';

const shop = ownShop([CHEAP]);

/** Every call that needs a player's token. */
const ownCalls: readonly ((client: Client) => Promise<Reply>)[] = [
  (client) => client.call(userInfo),
  (client) => client.call(backPack),
  (client) => client.call(boxRecord),
  (client) => client.call(seed),
  (client) => client.call(logout),
  (client) => client.call(updateClientSeed, { body: { key: 'abc' } }),
  (client) => client.call(openBox, { body: { boxId: CHEAP.id, count: 1, versionHash: '' } }),
];

async function expectAllRefused(token: string | undefined, expected: Expected): Promise<void> {
  const client = token === undefined ? shop().client() : shop().client().with({ token });
  const before = await shop().serving().service.store.head();
  for (const send of ownCalls) await expectRefusedInEveryLanguage(client, send, expected);
  expect(await shop().serving().service.store.head()).toBe(before);
}

describe('a token', () => {
  it('is refused if it is missing or empty', async () => {
    await expectAllRefused(undefined, NOT_LOGGED_IN);
    await expectAllRefused('', NOT_LOGGED_IN);
  });

  it.for(['undefined', 'null', '0', randomBytes(32).toString('base64url'), 'x'.repeat(5_000), "' OR 1=1 --"])(
    'is refused as %s that was never issued',
    (token) => expectAllRefused(token, TOKEN_UNKNOWN),
  );

  it('is refused if it differs slightly from a valid one', async () => {
    const { token } = await newPlayer(shop().client());
    const other = token.startsWith('A') ? 'B' : 'A';
    await expectAllRefused(other + token.slice(1), TOKEN_UNKNOWN);
    await expectAllRefused(`${token} `.repeat(2), TOKEN_UNKNOWN);
  });

  it('is refused after logout, even after a restart', async () => {
    const { client, token } = await newPlayer(shop().client());
    await client.ask(logout);
    await expectAllRefused(token, TOKEN_ENDED);
    await shop().restart();
    await expectAllRefused(token, TOKEN_ENDED);
  });

  it('opens only its player’s bag, record and seeds', async () => {
    const mine = await newPlayer(shop().client());
    const other = await newPlayer(shop().client());
    await openSome(other, CHEAP.id, 3);
    await shop().settled();
    expect((await other.client.ask(boxRecord)).total).toBe(3);
    expect((await mine.client.ask(boxRecord)).total).toBe(0);
    expect((await mine.client.ask(backPack)).total).toBe(0);
    const seeds = await Promise.all([mine, other].map(({ client }) => client.ask(seed)));
    expect(seeds[0]?.chain.anchor).not.toBe(seeds[1]?.chain.anchor);
  });

  it('is not accepted from the query string or a cookie', async () => {
    const { token } = await newPlayer(shop().client());
    const sent = [
      (client: Client) => client.send('GET', `${userInfo.path}?token=${token}`),
      (client: Client) => client.send('GET', userInfo.path, undefined, { cookie: `token=${token}` }),
    ];
    for (const send of sent) await expectRefusedInEveryLanguage(shop().client(), send, NOT_LOGGED_IN);
  });
});
