import { userInfo } from '@skins/api/accounts/contract';
import { boxDetails } from '@skins/api/boxes/contract';
import { eraseMe } from '@skins/api/erasure/contract';
import { excludeSelf } from '@skins/api/limits/contract';
import { chooseProfile, ownProfile, profileOf } from '@skins/api/profile/contract';
import { suspendPlayer } from '@skins/api/standing/contract';
import { DAY_MS } from '@skins/engine/kernel';
import { NOTHING_SHOWN } from '@skins/engine/profile';
import { describe, expect, it } from 'vitest';
import { newOperator } from '../admin/operator.ts';
import { refusalOf } from '../http/client.ts';
import { TOO_MANY_REQUESTS, expectRefusal } from '../http/messages.ts';
import { PASSWORD, type Player, freshPhone, newPlayer, openSome } from '../http/player.ts';
import { auditedAfterwards, openShop, ownShop } from '../http/shop.ts';
import { CHEAP, type TestBox } from '../http/test-catalogue.ts';
import { letPass } from '../http/test-time.ts';

const BOX: TestBox = { id: 'test-profile', number: 9_081, price: '2', best: '40' };
const shop = ownShop([CHEAP, BOX]);
auditedAfterwards(shop);

const LANDED_MS = 6_001;
const EVERYTHING = {
  ...NOTHING_SHOWN,
  luck: true,
  runs: true,
  best: true,
  collection: true,
  titles: true,
  gems: true,
};

const player = () => newPlayer(shop().client(), freshPhone(), `device ${freshPhone()}`);
const own = async ({ client }: Player) => {
  await shop().settled();
  return client.ask(ownProfile);
};
const seen = async ({ client }: Player, id: string) => {
  await shop().settled();
  return client.ask(profileOf, { query: { id } });
};

describe('a player’s page', () => {
  it('shows others nothing but a masked name until the player ticks a part', async () => {
    const [anna, ben] = [await player(), await player()];
    await openSome(anna, BOX.id, 3);
    letPass(LANDED_MS);
    const { userId, shown, luck } = await own(anna);
    expect(shown).toEqual(NOTHING_SHOWN);
    expect(luck).toMatchObject({ plays: 3, staked: 6 });

    const hidden = await seen(ben, userId);
    expect(hidden).toMatchObject({
      luck: null,
      runs: null,
      best: null,
      collection: null,
      titles: null,
      gems: null,
    });
    expect(JSON.stringify(hidden)).not.toContain((await anna.client.ask(userInfo)).id);

    await anna.client.ask(chooseProfile, { body: { ...NOTHING_SHOWN, luck: true, best: true } });
    const part = await seen(ben, userId);
    expect(part.luck).toEqual((await own(anna)).luck);
    expect(part).toMatchObject({ runs: null, collection: null, titles: null, gems: null, me: false });
    expect(part.best?.length).toBeGreaterThan(0);

    await anna.client.ask(chooseProfile, { body: NOTHING_SHOWN });
    expect(await seen(ben, userId)).toEqual(hidden);
  });

  it('counts a result once it has landed, for its player too', async () => {
    const anna = await player();
    await openSome(anna, BOX.id, 1);
    await anna.client.ask(chooseProfile, { body: EVERYTHING });
    const { userId, luck, collection } = await own(anna);
    expect(luck).toMatchObject({ plays: 0, returned: 0, points: [] });
    expect(collection?.seen).toBe(0);
    expect(await seen(await player(), userId)).toMatchObject({ luck: { plays: 0 }, best: [] });

    letPass(LANDED_MS);
    expect(await own(anna)).toMatchObject({ luck: { plays: 1 }, collection: { seen: 1 } });
  });

  it('says exactly what the odds promise, and keeps a curve of bounded length', async () => {
    const anna = await player();
    const { items } = await anna.client.ask(boxDetails, { query: { boxId: BOX.id } });
    let returned = 0;
    for (let n = 0; n < 30; n += 1) {
      const { opens } = await openSome(anna, BOX.id, 10);
      returned += opens.reduce((sum, { price }) => sum + Math.round(price * 10_000), 0);
    }
    letPass(LANDED_MS);
    const { luck, runs, gems } = await own(anna);
    const promised = items.reduce((sum, { price, probability }) => sum + price * probability, 0);
    expect(luck).toMatchObject({ plays: 300, staked: 600, returned: returned / 10_000 });
    expect(luck?.expected).toBeCloseTo(300 * promised, 3);
    const points = luck?.points ?? [];
    expect(points.length).toBeLessThanOrEqual(129);
    expect(points.at(-1)).toMatchObject({ plays: 300, deviation: luck?.deviation });
    expect(points.map(({ plays }) => plays)).toEqual(
      points.map(({ plays }) => plays).toSorted((a, b) => a - b),
    );
    expect(runs?.paid).toBe(300);
    expect((runs?.above ?? 0) + (runs?.below ?? 0)).toBeLessThanOrEqual(300);
    expect(gems?.at(-1)?.balance).toBe((await anna.client.ask(userInfo)).balance);
  });

  it('shows others balances of past days only', async () => {
    const [anna, ben] = [await player(), await player()];
    await anna.client.ask(chooseProfile, { body: { ...NOTHING_SHOWN, gems: true } });
    const { userId, gems } = await own(anna);
    expect(gems).toHaveLength(1);
    expect((await seen(ben, userId)).gems).toEqual([]);
    letPass(DAY_MS);
    expect((await seen(ben, userId)).gems).toEqual(gems);
  });

  it('refuses a choice that names a part nobody knows, or leaves one out, and changes nothing', async () => {
    const anna = await player();
    const { luck: _luck, ...less } = NOTHING_SHOWN;
    for (const body of [{ ...EVERYTHING, wallet: true }, less, { ...NOTHING_SHOWN, luck: 'yes' }]) {
      const answer = await anna.client.call({ ...chooseProfile }, { body: Object(body) });
      expect(answer.status).toBe(400);
    }
    expect((await own(anna)).shown).toEqual(NOTHING_SHOWN);
  });
});

describe('a page of nobody', () => {
  const nobody = async (id: string) => {
    await shop().settled();
    return refusalOf(await shop().client().call(profileOf, { query: { id } }));
  };

  it('is one answer for an unknown, suspended, excluded or erased player', async () => {
    const unknown = await nobody('0123456789abcdef');
    expect(unknown).toMatchObject({ code: 404, errCode: 1100 });
    const [anna, ben, cleo] = [await player(), await player(), await player()];
    const ids = await Promise.all([anna, ben, cleo].map(async (one) => (await own(one)).userId));
    for (const one of [anna, ben, cleo]) await one.client.ask(chooseProfile, { body: EVERYTHING });

    const { client } = await newOperator(shop(), 'support');
    const { id: playerId } = await anna.client.ask(userInfo);
    await client.ask(suspendPlayer, { body: { playerId, reason: 'security', until: null } });
    await ben.client.ask(excludeSelf, { body: { days: 183 } });
    await cleo.client.ask(eraseMe, { body: { password: PASSWORD } });
    for (const id of ids)
      expect(await nobody(id)).toMatchObject({ code: 404, errCode: 1100, errMsg: unknown.errMsg });
  });

  it('is no page for ids that are none', async () => {
    for (const id of ['', 'player-1', '0123456789ABCDEF', "' OR 1=1 --", '0'.repeat(17)])
      expect((await shop().client().call(profileOf, { query: { id } })).status).toBe(404);
  });
});

it('lets an address read only some pages a minute (attack: scraping)', async () => {
  const limited = await openShop({ SKINS_RATE_LIMIT: 'on' });
  try {
    const query = { id: '0123456789abcdef' };
    for (let n = 0; n < 30; n += 1)
      expect((await limited.client().call(profileOf, { query })).status).toBe(404);
    expectRefusal(await limited.client().refused(profileOf, { query }), TOO_MANY_REQUESTS);
  } finally {
    await limited.close();
  }
});
