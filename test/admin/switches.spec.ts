import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@skins/api';
import { login, register } from '@skins/api/accounts/contract';
import { boxList } from '@skins/api/boxes/contract';
import { webInfo } from '@skins/api/home/contract';
import { games } from '@skins/api/stops/contract';
import { IMAGE_HOST } from '@skins/engine/catalogue';
import type { PublishedRules } from '@skins/engine/kernel';
import { STORE_PRICES } from '@skins/engine/mall';
import { FEATURE_SWITCHES, MAINTENANCE } from '@skins/engine/stops';
import { expect, it, onTestFinished } from 'vitest';
import { changeRules } from '../samples/api/operator.ts';
import { openService } from '../../api/src/shop/open-service.ts';
import { loggerFor } from '../../api/src/shop/logger-for.ts';
import { Client, refusalOf } from '../http/client.ts';
import { PASSWORD, freshPhone } from '../http/player.ts';

const HOUR = 3_600_000;
/** milliseconds; longer than the notice of rules */
const EARLIER = 120_000;
const QUIET = {
  SKINS_LOG: 'silent',
  SKINS_RATE_LIMIT: 'off',
  XDG_STATE_HOME: process.env['XDG_STATE_HOME'],
};

/** Opens a shop whose rules were published a while ago, so that they are in force. */
async function servedUnder<Content>(
  rules: PublishedRules<Content>,
  content: Content,
  settings: NodeJS.ProcessEnv = {},
): Promise<Client> {
  const environment = { ...QUIET, ...settings };
  const folder = await mkdtemp(join(tmpdir(), 'skins-switches-'));
  const logger = loggerFor({ SKINS_LOG: 'silent' });
  const time = { wall: () => Date.now() - EARLIER };
  const before = await openService({ folder, environment, logger, time });
  await changeRules(before.game, rules, content);
  await before.close();
  const serving = await serve({ folder, host: '127.0.0.1', port: 0, environment });
  onTestFinished(async () => {
    await serving.close();
    await rm(folder, { recursive: true });
  });
  return new Client(serving.address);
}

it('maintenance answers players with status 1000 and its end; probes and operators pass', async () => {
  const until = Date.now() + HOUR;
  const client = await servedUnder(MAINTENANCE, { from: Date.now() - HOUR, until });
  expect(await client.ask(webInfo)).toMatchObject({ opening: 1, timer: until });
  const refused = await client.call(boxList, { query: { type: 'hash' } });
  expect(refused.status).toBe(503);
  expect(refusalOf(refused)).toMatchObject({ errCode: 1000 });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(HOUR / 1000 - 240);
  for (const path of ['/healthz', '/readyz']) expect((await client.send('GET', path)).status, path).toBe(200);
  expect(refusalOf(await client.send('GET', '/admin/api/readings'))).toMatchObject({ errCode: 403 });
});

it('maintenance in the past or future refuses nobody', async () => {
  const client = await servedUnder(MAINTENANCE, { from: 0, until: Date.now() - 1 });
  expect(await client.ask(webInfo)).toMatchObject({ opening: 0, timer: null });
  expect(await client.ask(boxList, { query: { type: 'hash' } })).not.toEqual([]);
});

it('switches turn off a game and registration, and nothing else', async () => {
  const client = await servedUnder(FEATURE_SWITCHES, { off: ['boxes'], registration: false });
  expect(await client.ask(games)).toContainEqual(
    expect.objectContaining({ game: 'boxes', state: 'off', reason: null }),
  );
  const body = { phone: freshPhone(), password: PASSWORD, fingerprinId: 'test device' };
  expect(await client.refused(register, { body })).toMatchObject({ code: 409, errCode: 691 });
  expect(await client.refused(login, { body })).toMatchObject({ errCode: 613 });
  expect(await client.ask(boxList, { query: { type: 'hash' } })).not.toEqual([]);
  const { off } = await client.ask(webInfo);
  expect(off).toContain('boxes');
  expect(off).not.toContain('upgrades');
});

it('tells apps what the shop does not offer: shops closed by their rules, and what has no provider', async () => {
  const client = await servedUnder(
    STORE_PRICES,
    { ...STORE_PRICES.first, open: false },
    { SKINS_PAYMENTS: 'off', SKINS_DELIVERIES: 'off', SKINS_SMS: 'off' },
  );
  const { off } = await client.ask(webInfo);
  expect(off).toEqual(expect.arrayContaining(['codes', 'mall', 'payments', 'retrievals']));
  const all = await servedUnder(STORE_PRICES, { ...STORE_PRICES.first, markup: 1 }, { SKINS_SMS: 'local' });
  const { off: less } = await all.ask(webInfo);
  for (const name of ['codes', 'mall', 'payments', 'retrievals', 'boxes']) expect(less).not.toContain(name);
});

it('an image host serves the pictures, and pages may load pictures from no other host', async () => {
  const origin = 'https://img.example';
  const client = await servedUnder(IMAGE_HOST, { origin });
  const [shelf] = await client.ask(boxList, { query: { type: 'hash' } });
  expect(shelf?.boxes[0]?.image).toMatch(/^https:\/\/img\.example\/art\//);
  for (const page of ['/', '/admin/'])
    expect((await client.send('GET', page)).headers.get('content-security-policy')).toContain(
      `img-src 'self' data: blob: ${origin};`,
    );
});
