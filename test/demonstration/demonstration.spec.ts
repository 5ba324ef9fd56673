import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { battleList } from '@skins/api/battles/contract';
import { demonstrationInfo } from '@skins/api/demonstration/contract';
import { homeInfo } from '@skins/api/home/contract';
import { fragmentOffers } from '@skins/api/props/contract';
import { rollRooms } from '@skins/api/rolls/contract';
import { nativeSha256 } from '@skins/api/foundation/secrets';
import { serve } from '@skins/api';
import { wishList } from '@skins/api/wishes/contract';
import { EXTRA_DROPS } from '@skins/engine/drops';
import { DAY_MS, houseDay, startOfHouseDay, toGems } from '@skins/engine/kernel';
import { LUCKYCARD_DECKS, NO_DECK, openDeck } from '@skins/engine/luckycard';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { keepPlaying } from '../../cli/src/demo/keep-playing.ts';
import { Client } from '../http/client.ts';
import { newPlayer } from '../http/player.ts';
import { QUIET, sharedShop } from '../http/shop.ts';
import { shellIn } from '../samples/cli/recorded-terminal.ts';

/** minutes ahead of UTC */
const SHANGHAI = 8 * 60;
const MAKING_MS = 240_000;
const folder = mkdtempSync(join(tmpdir(), 'skins-demonstration-'));
afterAll(() => rmSync(folder, { recursive: true }));
const skins = shellIn(folder);
const data = join(folder, 'data');
let made: { readonly code: number; readonly out: string; readonly err: string };

beforeAll(async () => {
  made = await skins('demo', '--data', data, '--players', '12', '--days', '2', '--seed', '7', '--json');
}, MAKING_MS);

/** Serves the demonstration until the test ends. */
async function served(environment: NodeJS.ProcessEnv = {}) {
  const files = { SKINS_MARK: join(folder, 'marks') };
  const options = {
    folder: data,
    host: '127.0.0.1',
    port: 0,
    environment: { ...QUIET, ...files, ...environment },
  };
  const serving = await serve(options);
  onTestFinished(() => serving.close());
  return serving;
}

describe('a demonstration', () => {
  it('is a log that keeps every rule, with an operator who can log in', async () => {
    expect(made).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(made.out)).toMatchObject({ players: 12, days: 2, seed: 7, username: 'owner' });
    const verified = await skins('verify', '--data', data, '--no-memory', '--json');
    expect(verified.code).toBe(0);
    expect(JSON.parse(verified.out)).toMatchObject({ verified: true });
  });

  it('says that it is one, and shows what its players did up to now', async () => {
    const client = new Client((await served()).address);
    expect(await client.ask(demonstrationInfo)).toEqual({ players: 12, days: 2 });
    const { basicsDataVO } = await client.ask(homeInfo);
    expect(basicsDataVO).toMatchObject({ users: 12, demo: false });
    expect(basicsDataVO.opens).toBeGreaterThan(20);
    const { records } = await client.ask(rollRooms);
    expect(records.map(({ state }) => state).toSorted()).toEqual(['ended', 'ended', 'waiting', 'waiting']);
    const battles = await client.ask(battleList, { query: { state: 'finished', size: 50 } });
    expect(battles.total).toBeGreaterThan(5);
    const midnight = startOfHouseDay(houseDay(Date.now(), SHANGHAI), SHANGHAI);
    const today = battles.records.filter(({ overAt }) => overAt !== null && overAt >= midnight);
    expect(battles.counts.finishedToday).toBe(today.length);
    expect(battles.counts.voidToday).toEqual([]);
  });

  it('publishes decks of lucky cards that can be opened', async () => {
    const { service } = await served();
    const time = service.game.clock() + DAY_MS;
    const rules = service.game.rulesAt(LUCKYCARD_DECKS, time);
    const { skins } = service.game.catalogueAt(time);
    const priceOf = (skinId: string) => skins.get(skinId)?.price;
    const opened = rules.content.kinds.map(
      ({ kind }) =>
        openDeck.decide(NO_DECK, { kind, number: 1 }, { time, hash: nativeSha256, rules, priceOf }).kind,
    );
    expect(opened).toEqual(['accepted', 'accepted']);
  });

  it('gives fragments something to buy, each worth no more than its drops say', async () => {
    const { address, service } = await served();
    const { client } = await newPlayer(new Client(address));
    const { open, offers } = await client.ask(fragmentOffers);
    expect(open).toBe(true);
    expect(offers.length).toBeGreaterThan(5);
    const { tiers } = service.game.rulesAt(EXTRA_DROPS, service.game.clock()).content;
    const worth = tiers[0]?.drops.find(({ type }) => type === 'debris')?.price ?? 0;
    for (const { price, fragments } of offers) expect(price / fragments).toBeLessThanOrEqual(toGems(worth));
  });

  it('goes on playing while it is served', async () => {
    const serving = await served();
    const client = new Client(serving.address);
    const { opens } = (await client.ask(homeInfo)).basicsDataVO;
    const stopping = new AbortController();
    const said: string[] = [];
    const playing = keepPlaying(
      serving,
      {
        environment: { SKINS_DEMO_PLAYS: '600' },
        out: () => undefined,
        err: (text) => void said.push(text),
        watched: false,
        readInput: () => Promise.resolve(''),
        ask: () => Promise.resolve(undefined),
      },
      stopping.signal,
    );
    await expect
      .poll(async () => (await client.ask(homeInfo)).basicsDataVO.opens, { timeout: 60_000 })
      .toBeGreaterThan(opens);
    await expect
      .poll(async () => (await client.ask(wishList)).records.length, { timeout: 60_000 })
      .toBeGreaterThan(0);
    stopping.abort();
    await playing;
    expect(said).toEqual([]);
  });

  it('never becomes a shop with a real provider', async () => {
    const stripe = {
      SKINS_PAYMENTS: 'stripe',
      SKINS_STRIPE_KEY: 'sk_test_1',
      SKINS_STRIPE_WEBHOOK_SECRET: 'whsec_1',
      SKINS_ORIGIN: 'https://shop.example',
    };
    await expect(served(stripe)).rejects.toThrow('this log is a demonstration');
  });

  it('is not made of a shop that has players, nor twice', async () => {
    expect(await skins('demo', '--data', data, '--players', '2')).toMatchObject({
      code: 1,
      err: expect.stringContaining('begins in an empty folder'),
    });
  });
});

describe('a real shop', () => {
  const shop = sharedShop([]);

  it('says that it is no demonstration', async () => {
    await newPlayer(shop().client());
    expect(await shop().client().ask(demonstrationInfo)).toEqual({ players: 0, days: 0 });
    const { demonstration } = shop().serving().service.desks;
    expect(await demonstration.open({ players: 1, days: 1, seed: 1 })).toBe(false);
  });
});
