import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPhone, login, register, userInfo } from '@skins/api/accounts/contract';
import { backPack } from '@skins/api/bag/contract';
import { boxDetails, boxRecord, openBox } from '@skins/api/boxes/contract';
import { homeInfo } from '@skins/api/home/contract';
import { NO_EPOCHS } from '@skins/engine/epochs';
import { seed } from '@skins/api/seeds/contract';
import { MasterSecret, SeedChains } from '@skins/api/foundation/secrets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type Reply, dataOf } from '../http/client.ts';
import { freshPhone } from '../http/player.ts';
import { type ShopProcess, startShop } from '../http/shop-process.ts';
import { CHEAP } from '../http/test-catalogue.ts';

const PASSWORD = 'hunter2Hunter2';
const FINGERPRINT = 'fingerprint-of-the-test';
const OPENS = 7;

const masterSecret = randomBytes(32).toString('hex');
const phone = freshPhone();
const answers: string[] = [];
let folder: string;
let shop: ShopProcess;
let playerId: string;
const tokens: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skins-secrets-'));
  shop = await startShop(folder, { SKINS_MASTER_SECRET: masterSecret, SKINS_LOG: 'trace' });
  await playAndStumble(shop.client);
});
afterAll(async () => {
  await shop.end('SIGTERM');
  await rm(folder, { recursive: true });
});

const kept = async (reply: Promise<Reply>): Promise<Reply> => {
  const { text, headers } = await reply;
  answers.push(text + JSON.stringify([...headers]));
  return reply;
};

/** Makes every kind of call that touches a secret, and every mistake that could reveal one. */
async function playAndStumble(client: Client): Promise<void> {
  const body = { phone, password: PASSWORD, fingerprinId: FINGERPRINT };
  // Only these answers may contain a token; they are not checked.
  tokens.push(dataOf(register, await client.call(register, { body })).token);
  tokens.push(dataOf(login, await client.call(login, { body })).token);
  const player = client.with({ token: tokens[0] ?? '' });
  playerId = dataOf(userInfo, await kept(player.call(userInfo))).id;
  const query = { boxId: CHEAP.id };
  const { versionHash } = dataOf(boxDetails, await kept(player.call(boxDetails, { query })));
  const opened = await kept(player.call(openBox, { body: { ...query, versionHash, count: OPENS } }));
  const headers = { after: dataOf(openBox, opened).position };
  await kept(player.call(boxRecord, { headers }));
  await kept(player.call(backPack));
  await kept(player.call(seed));
  await kept(client.call(homeInfo));
  await kept(client.call(checkPhone, { query: { phone } }));
  await kept(client.call(register, { body }));
  await kept(client.call(login, { body: { phone, password: `${PASSWORD}x` } }));
  await kept(client.send('POST', login.path, `{"phone":"${phone}","password":"${PASSWORD}"`));
  await kept(client.send('POST', login.path, JSON.stringify({ phone, password: [PASSWORD] })));
  await kept(client.send('GET', `/api/nothing?token=${tokens[0]}&phone=${phone}`));
  for (const path of ['/metrics', '/healthz', '/readyz', '/api/openapi.json'])
    await kept(client.send('GET', path));
}

/** Returns the secrets that must not appear in clear anywhere. */
function secrets(): [string, string][] {
  const chains = new SeedChains(new MasterSecret(masterSecret), () => NO_EPOCHS);
  const unrevealed = Array.from({ length: 300 }, (_, n) => OPENS + 1 + n);
  return [
    ['the master secret', masterSecret],
    ['the password', PASSWORD],
    ['the phone number', phone],
    ['the fingerprint', FINGERPRINT],
    ...tokens.map((token): [string, string] => ['a token', token]),
    ...[...unrevealed, chains.length].map((index): [string, string] => [
      `seed ${index}`,
      chains.seed(playerId, 1, index),
    ]),
    ['the next chain', chains.anchor(playerId, 2)],
  ];
}

function expectNoneIn(texts: readonly string[], forms: (secret: string) => string[]): void {
  const found = secrets().flatMap(([name, secret]) =>
    forms(secret).some((form) => texts.some((text) => text.includes(form))) ? [name] : [],
  );
  expect(found).toEqual([]);
}

/** Returns a secret as text, and as the bytes that hex digits or base64 encode. */
const asBytes = (secret: string) => [
  secret,
  secret.toUpperCase(),
  Buffer.from(secret).toString('base64').replace(/=+$/, ''),
  ...(/^[0-9a-f]{64}$/.test(secret) ? [Buffer.from(secret, 'hex').toString('latin1')] : []),
];

const files = async () =>
  Promise.all(
    (await readdir(folder)).map(async (name) => {
      const found = await stat(join(folder, name));
      // The command socket contains nothing.
      const content = found.isFile() ? await readFile(join(folder, name), 'latin1') : '';
      return { name, mode: found.mode & 0o777, content };
    }),
  );

describe('the traces of a run', () => {
  it('include revealed seeds that this test derives as the shop does, so that a search can find others', () => {
    const chains = new SeedChains(new MasterSecret(masterSecret), () => NO_EPOCHS);
    for (let index = 1; index <= OPENS; index += 1)
      expect(answers.some((text) => text.includes(chains.seed(playerId, 1, index)))).toBe(true);
  });

  it('have no secret in any answer', () => {
    expect(answers.length).toBeGreaterThan(15);
    expectNoneIn(answers, (secret) => [secret]);
  });

  it('have no secret in clear in any file, open or closed', async () => {
    const open = await files();
    expect(open.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['log.sqlite', 'log.sqlite-wal', 'read-models.sqlite', 'accounts.sqlite']),
    );
    expectNoneIn(
      open.map(({ content }) => content),
      asBytes,
    );
    await shop.end('SIGTERM');
    const closed = await files();
    expect(closed.some(({ content }) => content.includes(playerId))).toBe(true);
    expectNoneIn(
      closed.map(({ content }) => content),
      asBytes,
    );
  });

  it('are readable by the owner only', async () => {
    for (const { name, mode } of await files()) expect([name, mode]).toEqual([name, 0o600]);
  });

  it('have no secret in the shop’s own log at the most verbose level', () => {
    expect(shop.output()).toContain('Server listening');
    expectNoneIn([shop.output()], (secret) => [secret]);
  });
});

describe('a generated master secret', () => {
  it('is in a file that only its owner can read; the shop does not open with another one', async () => {
    const own = await mkdtemp(join(tmpdir(), 'skins-secret-'));
    const first = await startShop(own, { SKINS_MASTER_SECRET: '' });
    await first.end('SIGTERM');
    const file = join(own, 'master.secret');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readFile(file, 'utf8')).toMatch(/^[0-9a-f]{64}\n$/);
    expect(first.output()).not.toContain((await readFile(file, 'utf8')).trim());
    await chmod(file, 0o640);
    await expect(startShop(own, { SKINS_MASTER_SECRET: '' })).rejects.toThrow('must have mode 0600');
    await rm(own, { recursive: true });
  });
});
