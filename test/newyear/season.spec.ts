import { backPack } from '@skins/api/bag/contract';
import { newYearDraw, newYearMilestone, newYearRecord, newYearRules } from '@skins/api/newyear/contract';
import { rollOf, rulesHashOf } from '@skins/engine/fairness';
import { ItemSource } from '@skins/engine/bag';
import { DAY_MS } from '@skins/engine/kernel';
import { describe, expect, it } from 'vitest';
import { freshPhone, holdings, newPlayer, openSome } from '../http/player.ts';
import { auditedAfterwards, ownShop } from '../http/shop.ts';
import { letPass } from '../http/test-time.ts';
import { BOX, SEASONAL, seasonAtShop } from './over-http.ts';

const shop = ownShop([BOX]);
const { hold, seen, draw, reach, radishes } = seasonAtShop(shop);
const player = () => newPlayer(shop().client(), freshPhone(), freshPhone());
auditedAfterwards(shop);

describe('a season over HTTP', () => {
  it('is earned, drawn, reached and proven', async () => {
    const anna = await player();
    await openSome(anna, BOX.id, 1);
    expect(await radishes(anna)).toBe(0);
    await hold();
    const before = await seen(anna);
    expect(before).toMatchObject({ state: 'running', cost: 3, radishes: 0, earned: 0, spent: 0, draws: 0 });
    expect(before.prizes.map(({ startTicket, probability }) => [startTicket, probability])).toEqual(
      [0, 1, 2, 3].map((n) => [n * 2 ** 22, 0.25]),
    );
    expect(await seen({ client: shop().client() })).toMatchObject({ earned: 0, acts: [{ today: 0 }] });

    await openSome(anna, BOX.id, 4);
    expect(await radishes(anna)).toBe(8);
    expect((await seen(anna)).milestones.map(({ state }) => state)).toEqual(['reached', 'ahead']);
    expect(await reach(anna, 4)).toMatchObject({ activityRewardType: 'debris', receiveNum: 3 });
    const refused = { body: { radishes: 4, rulesHash: before.rulesHash } };
    expect(await anna.client.refused(newYearMilestone, refused)).toMatchObject({ errCode: 1084 });

    const drawn = await draw(anna);
    expect(drawn).toMatchObject({ spent: 3, radishes: 5, rulesHash: before.rulesHash });
    expect(drawn.N).toBe(rollOf(drawn.userSeed, drawn.serverSeed).ticket);
    expect(drawn.prize).toBe(Math.floor(drawn.N / 2 ** 22));
    await shop().settled();
    const { records } = await anna.client.ask(newYearRecord);
    expect(records).toMatchObject([{ position: drawn.position, commandId: drawn.commandId, N: drawn.N }]);
    const { content } = await anna.client.ask(newYearRules, { query: { rulesHash: before.rulesHash } });
    expect(rulesHashOf('season', content)).toBe(before.rulesHash);
  });

  it('gives skins of source 8', async () => {
    const dust = { type: 'skins' as const, skinId: `${BOX.id}-dust`, amount: 1 };
    await hold({ ...SEASONAL, prizes: [{ tickets: 2 ** 24, reward: dust }] });
    const ben = await player();
    await openSome(ben, BOX.id, 2);
    const { itemIds, prize } = await draw(ben);
    expect(prize).toBe(0);
    const { records } = await ben.client.ask(backPack);
    expect(records.find(({ id }) => id === itemIds[0])).toMatchObject({ source: ItemSource.newYear });
  });

  it('takes radishes once, however often and at once the press is sent (attacks 12 and 17)', async () => {
    await hold();
    const cleo = await player();
    await openSome(cleo, BOX.id, 2);
    const { rulesHash } = await seen(cleo);
    // The same press sent again has the same answer.
    const once = { key: 'a'.repeat(32), body: { rulesHash } };
    const answers = [await cleo.client.ask(newYearDraw, once), await cleo.client.ask(newYearDraw, once)];
    expect(answers[1]?.position).toBe(answers[0]?.position);
    expect(await radishes(cleo)).toBe(1);
    await openSome(cleo, BOX.id, 1);
    // Three radishes, and five presses at once.
    const presses = await Promise.all(
      Array.from({ length: 5 }, async () => {
        try {
          return await cleo.client.ask(newYearDraw, { body: { rulesHash } });
        } catch {
          return undefined;
        }
      }),
    );
    expect(presses.filter((press) => press !== undefined)).toHaveLength(1);
    expect(await radishes(cleo)).toBe(0);
    await shop().settled();
    expect((await cleo.client.ask(newYearRecord)).total).toBe(2);
  });

  it('refuses clearly, and changes nothing', async () => {
    const season = await hold();
    const dora = await player();
    await openSome(dora, BOX.id, 1);
    const { rulesHash } = await seen(dora);
    const held = await holdings(dora);
    expect(await dora.client.refused(newYearDraw, { body: { rulesHash } })).toMatchObject({
      errCode: 1081,
    });
    expect(await dora.client.refused(newYearDraw, { body: { rulesHash: 'f'.repeat(64) } })).toMatchObject({
      errCode: 630,
    });
    for (const [asked, errCode] of [
      [5, 1083],
      [40, 1085],
    ])
      expect(
        await dora.client.refused(newYearMilestone, { body: { radishes: asked ?? 0, rulesHash } }),
      ).toMatchObject({ errCode });
    const unknown = { query: { rulesHash: 'f'.repeat(64) } };
    expect(await dora.client.refused(newYearRules, unknown)).toMatchObject({ errCode: 1086 });
    expect(await holdings(dora)).toEqual(held);

    // The last radishes are void at the end.
    await openSome(dora, BOX.id, 1);
    letPass(season.until - shop().now() + DAY_MS);
    expect(await dora.client.refused(newYearDraw, { body: { rulesHash } })).toMatchObject({ errCode: 1080 });
    expect(await radishes(dora)).toBe(0);
    expect(await seen(dora)).toMatchObject({ state: 'over', radishes: 0, earned: 4 });
  });
});
