import { receiveActivity } from '@skins/api/activities/contract';
import { randomUUID } from 'node:crypto';
import { backPack } from '@skins/api/bag/contract';
import { userInfo } from '@skins/api/accounts/contract';
import { baseActivityInfo, baseActivityValid, handlerActivity } from '@skins/api/signin/contract';
import { DAY_MS, startOfHouseDay, houseDay } from '@skins/engine/kernel';
import { HOUSE_TIME } from '@skins/engine/rules';
import { SIGN_IN_BOARD, type SignInBoard } from '@skins/engine/signin';
import { describe, expect, it } from 'vitest';
import { changeRules } from '../samples/api/operator.ts';
import { dataOf, refusalOf } from '../http/client.ts';
import { type Player, newPlayer, openSome } from '../http/player.ts';
import { ownShop } from '../http/shop.ts';
import { CHEAP } from '../http/test-catalogue.ts';
import { letPass } from '../http/test-time.ts';

// Own shop: its days pass and its midnight moves.
const shop = ownShop([CHEAP]);
const query = { activityBaseIdent: 'Sign' } as const;
const game = () => shop().serving().service.game;

/** Waits for a time of today's house day, or of a later one. @param ms after its midnight */
function waitFor(ms: number, days = 0): void {
  const time = game().clock();
  const offset = game().houseOffset(time);
  letPass(startOfHouseDay(houseDay(time, offset) + days, offset) + ms - time);
}
async function publish(content: SignInBoard): Promise<void> {
  letPass((await changeRules(game(), SIGN_IN_BOARD, content)) - game().clock());
}
const sign = ({ client }: Player, body: object = {}, key: string = randomUUID()) =>
  client.call(receiveActivity, { body: { type: 1, ...body }, key });
const errCodeOf = (answer: Awaited<ReturnType<typeof sign>>) =>
  answer.status === 200 ? 200 : refusalOf(answer).errCode;

describe('signing in', () => {
  it('happens once a day, and a retry under its key gets the same answer (attacks 1 and 16)', async () => {
    waitFor(DAY_MS - 60_000, 1);
    const player = await newPlayer(shop().client());
    const { client } = player;
    expect(await client.ask(baseActivityValid, { query })).toBe('notObtain');
    expect(errCodeOf(await sign(player))).toBe(934);
    const [asked] = await client.ask(handlerActivity, { query });
    expect(asked).toMatchObject({ limitationType: 2, limitationTime: 1, done: 0, status: 'claimable' });
    await openSome(player, CHEAP.id, 1);
    const before = await client.ask(userInfo);
    const keys = Array.from({ length: 8 }, () => randomUUID());
    const answers = await Promise.all(keys.map((key) => sign(player, {}, key)));
    expect(answers.map(errCodeOf).toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(7).fill(932)]);
    const won = answers.findIndex((answer) => errCodeOf(answer) === 200);
    const given = dataOf(receiveActivity, await sign(player, {}, keys[won]));
    expect(given).toMatchObject({
      activityType: 'every',
      conditionNum: 1,
      activityRewardType: 'diamond',
      receiveNum: 0.05,
    });
    expect((await client.ask(userInfo)).balance - before.balance).toBeCloseTo(0.05);
    expect(await client.ask(baseActivityValid, { query })).toBe('obtained');

    // A minute later the next day begins, and yesterday's opens no longer count.
    waitFor(0, 1);
    expect(errCodeOf(await sign(player))).toBe(934);
    await openSome(player, CHEAP.id, 1);
    expect(errCodeOf(await sign(player, { conditionNum: 1 }))).toBe(933);
    expect(dataOf(receiveActivity, await sign(player, { conditionNum: 2 }))).toMatchObject({
      conditionNum: 2,
    });
  });

  it('does not happen again after midnight moves in either direction (attack 16)', async () => {
    const gifts = {
      ...SIGN_IN_BOARD.first,
      every: SIGN_IN_BOARD.first.every.map((day) => ({ ...day, limitationTime: 0 })),
    };
    await publish(gifts);
    waitFor(60_000, 1);
    const player = await newPlayer(shop().client());
    expect(errCodeOf(await sign(player))).toBe(200);
    // Yesterday again, then today again, and finally tomorrow.
    for (const offsetMinutes of [7 * 60, 8 * 60, 9 * 60]) {
      letPass((await changeRules(game(), HOUSE_TIME, { offsetMinutes })) - game().clock());
      expect(errCodeOf(await sign(player))).toBe(932);
    }
    waitFor(0, 1);
    expect(dataOf(receiveActivity, await sign(player))).toMatchObject({ conditionNum: 2 });
  });
});

describe('the boards', () => {
  it('show each day’s conditions and rewards, and what can be claimed', async () => {
    waitFor(DAY_MS / 2, 1);
    const player = await newPlayer(shop().client());
    const { client } = player;
    await sign(player);
    const { activityCondition, activityResult, activityAccumulate } = await client.ask(baseActivityInfo, {
      query,
    });
    expect(
      activityCondition.map((one) => [one.activityType, one.activityHandlerConditionList.length]),
    ).toEqual([
      ['every', 7],
      ['accumulate', 4],
    ]);
    expect(activityResult).toMatchObject({ days: 1, next: 2, signedToday: true });
    expect(activityAccumulate).toMatchObject({ days: 1, claimed: [] });
    const handled = await client.ask(handlerActivity, { query });
    expect(handled.map(({ status }) => status)).toEqual([
      'claimed',
      ...Array<string>(10).fill('notClaimable'),
    ]);
    expect(errCodeOf(await sign(player, { activityType: 'accumulate', conditionNum: 7 }))).toBe(937);
    expect(errCodeOf(await sign(player, { activityType: 'accumulate', conditionNum: 8 }))).toBe(935);
  });

  it('name the items of a claimed skin, the same ones for a repeat', async () => {
    const skins = { type: 'skins', skinId: `${CHEAP.id}-best`, amount: 2 } as const;
    const every = SIGN_IN_BOARD.first.every.map((day) => ({ ...day, limitationTime: 0, reward: skins }));
    await publish({ ...SIGN_IN_BOARD.first, every, accumulate: [{ conditionNum: 1, reward: skins }] });
    waitFor(60_000, 1);
    const player = await newPlayer(shop().client());
    const key = randomUUID();
    const [first, again] = [await sign(player, {}, key), await sign(player, {}, key)];
    const month = await sign(player, { activityType: 'accumulate', conditionNum: 1 });
    const named = [first, again, month].map((answer) => dataOf(receiveActivity, answer).itemIds);
    const bag = await player.client.ask(backPack, { query: { sort: 'oldest' } });
    const ids = bag.records.map(({ id }) => id);
    expect(named).toEqual([ids.slice(0, 2), ids.slice(0, 2), ids.slice(2)]);
    expect(ids).toHaveLength(4);
  });

  it('are empty while sign-in is closed, but earned rewards can be claimed', async () => {
    await publish({
      ...SIGN_IN_BOARD.first,
      every: SIGN_IN_BOARD.first.every.map((day) => ({ ...day, limitationTime: 0 })),
      accumulate: [{ conditionNum: 1, reward: { type: 'debris', amount: 3 } }],
    });
    waitFor(60_000, 1);
    const player = await newPlayer(shop().client());
    const { client } = player;
    expect(errCodeOf(await sign(player))).toBe(200);
    await publish({ ...SIGN_IN_BOARD.first, open: false });
    expect(errCodeOf(await sign(player))).toBe(930);
    expect(await client.ask(baseActivityInfo, { query })).toMatchObject({
      activityCondition: [],
      activityResult: null,
    });
    expect(await client.ask(baseActivityValid, { query })).toBe('notObtain');
    const month = { activityType: 'accumulate', conditionNum: 1 };
    expect(dataOf(receiveActivity, await sign(player, month))).toMatchObject({
      activityRewardType: 'debris',
      receiveNum: 3,
    });
    expect(errCodeOf(await sign(player, month))).toBe(936);
    expect(await client.ask(baseActivityValid, { query })).toBe('notEnabled');
  });

  it('need a login', async () => {
    expect(await shop().client().refused(baseActivityInfo, { query })).toMatchObject({ code: 401 });
  });
});
