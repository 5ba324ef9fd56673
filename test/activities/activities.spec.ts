import { randomUUID } from 'node:crypto';
import {
  activityBox,
  activityBoxDetails,
  activityBoxRecord,
  activityHome,
  activityList,
  activityOpen,
  receiveActivity,
} from '@skins/api/activities/contract';
import { backPack } from '@skins/api/bag/contract';
import { userInfo } from '@skins/api/accounts/contract';
import { DAY_MS } from '@skins/engine/kernel';
import { HOUSE_TIME } from '@skins/engine/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectRefusedInEveryLanguage } from '../http/messages.ts';
import { type Player, holdings, newPlayer, openSome } from '../http/player.ts';
import { sha256 } from '../http/recompute.ts';
import { auditedAfterwards, ownShop } from '../http/shop.ts';
import { changeRules } from '../samples/api/operator.ts';
import { hold, waitUntil } from './over-http.ts';
import { activity } from './sample-activities.ts';

const shop = ownShop([]);
auditedAfterwards(shop);
/** A hash box of 9.30 gems. */
const BOX = 'youse';
const HOUR_MS = 3_600_000;

const steps = [
  { target: 1, gives: { type: 'diamond' as const, amount: 5_000 } },
  { target: 3, gives: { type: 'box' as const, boxId: 'chujian', amount: 2 } },
];

const receiving = (activityId: string, step = 1, type = 5) => ({ body: { type, activityId, step } });
const codeOf = async ({ client }: Player, ...asked: Parameters<typeof receiving>) =>
  (await client.refused(receiveActivity, receiving(...asked))).errCode;

let start: number;
beforeAll(async () => {
  start = await hold(shop(), (from) => [
    activity('hashes', from, { steps, until: from + 2 * DAY_MS }),
    activity('coming', from + DAY_MS, { steps }),
    activity('gems', from, {
      kind: 'consumption',
      by: 'amount',
      steps: [{ target: 20, gives: { type: 'debris', amount: 2 } }],
    }),
    activity('days', from, { kind: 'sign-in' }),
    activity('moved', from, { until: from + 6 * HOUR_MS, graceDays: 0 }),
  ]);
});

describe('activities', () => {
  it('are shown to visitors, without progress and claims', async () => {
    const client = shop().client();
    const home = await client.ask(activityHome);
    expect(home).toMatchObject({ open: true, running: 4, claimable: 0, openings: 0 });
    const { activities } = await client.ask(activityList);
    expect(activities.map(({ activityId, phase, done }) => [activityId, phase, done])).toEqual([
      ['moved', 'running', 0],
      ['hashes', 'running', 0],
      ['gems', 'running', 0],
      ['days', 'running', 0],
      ['coming', 'coming', 0],
    ]);
    expect(activities[1]).toMatchObject({
      type: 5,
      from: start,
      until: start + 2 * DAY_MS,
      claimUntil: start + 3 * DAY_MS,
      steps: [
        { step: 1, conditionNum: 1, activityRewardType: 'diamond', receiveNum: 0.5, status: 'open' },
        { step: 2, conditionNum: 3, activityRewardType: 'box', receiveNum: 2, boxId: 'chujian' },
      ],
    });
    expect((await client.refused(receiveActivity, receiving('hashes'))).errCode).toBe(403);
  });

  it('are received once under concurrency, and never before their deeds or their start (attack 15)', async () => {
    const player = await newPlayer(shop().client());
    const { client } = player;
    const before = await holdings(player);
    expect(await codeOf(player, 'hashes')).toBe(1076);
    expect(await codeOf(player, 'coming')).toBe(1073);
    expect(await codeOf(player, 'nothing')).toBe(1071);
    expect(await codeOf(player, 'hashes', 1, 2)).toBe(1071);
    expect(await codeOf(player, 'hashes', 3)).toBe(1071);
    const seen = { body: { type: 5, activityId: 'hashes', rulesHash: '0'.repeat(64) } };
    expect((await client.refused(receiveActivity, seen)).errCode).toBe(1072);
    expect(await holdings(player)).toEqual(before);

    await openSome(player, BOX, 3);
    expect(await client.ask(activityHome)).toMatchObject({ claimable: 4 });
    const keys = Array.from({ length: 20 }, () => randomUUID());
    const all = await Promise.all(
      keys.map((key) => client.call(receiveActivity, { ...receiving('hashes'), key })),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await codeOf(player, 'hashes')).toBe(1074);
    const { balance } = await client.ask(userInfo);
    expect(balance).toBe(972.6);
    const gems = await client.ask(receiveActivity, receiving('gems', 1, 6));
    expect(gems).toMatchObject({ activityRewardType: 'debris', receiveNum: 2, balance: null });
    await expectRefusedInEveryLanguage(client, (one) => one.call(receiveActivity, receiving('hashes')), {
      code: 409,
      errCode: 1074,
      ZH: '这一档奖励已经领取',
      EN: 'This step was claimed already',
      RU: 'Этот шаг уже получен',
      VN: 'Mốc này đã được nhận',
    });
  });

  it('are received by their type alone: the first step that is reached, and once under a key', async () => {
    const { client, ...who } = await newPlayer(shop().client());
    await openSome({ client, ...who }, BOX, 1);
    const alone = { body: { type: 5 }, key: randomUUID() };
    const first = await client.ask(receiveActivity, alone);
    expect(first).toMatchObject({ activityType: 'activity', conditionNum: 1 });
    expect(await client.ask(receiveActivity, alone)).toEqual(first);
    // Of an activity with less done, and of kinds without one.
    expect((await client.refused(receiveActivity, { body: { type: 6 } })).errCode).toBe(1076);
    for (const type of [2, 3, 4, 7])
      expect((await client.refused(receiveActivity, { body: { type } })).errCode).toBe(1071);
  });

  it('give openings that draw the version of the grant, each once, with its proof', async () => {
    const player = await newPlayer(shop().client());
    const { client } = player;
    const none = { body: { activityId: 'hashes', step: 2 } };
    expect((await client.refused(activityOpen, none)).errCode).toBe(1078);
    await openSome(player, BOX, 3);
    const asked = { query: { activityId: 'hashes', step: 2 } };
    expect(await client.ask(activityBoxDetails, asked)).toMatchObject({ granted: false, boxId: 'chujian' });
    await client.ask(receiveActivity, receiving('hashes', 2));
    const details = await client.ask(activityBoxDetails, asked);
    expect(details.granted).toBe(true);
    expect(await client.ask(activityBox)).toMatchObject([
      { activityId: 'hashes', step: 2, total: 2, left: 2 },
    ]);

    const key = randomUUID();
    const [skin] = await client.ask(activityOpen, { ...none, key });
    expect(await client.ask(activityOpen, { ...none, key })).toEqual([skin]);
    expect(skin?.resultHash).toBe(sha256(`${skin?.userSeed}${skin?.serverSeed}`));
    expect(details.stuffVOList.map(({ skinId }) => skinId)).toContain(skin?.skinId);
    expect(skin?.versionHash).toBe(details.versionHash);
    const [second] = await client.ask(activityOpen, none);
    expect((await client.refused(activityOpen, none)).errCode).toBe(1078);
    expect(await client.ask(activityBox)).toEqual([]);
    const bag = await client.ask(backPack);
    expect(bag.records.filter(({ source }) => source === 5)).toHaveLength(2);

    await shop().settled();
    const record = await client.ask(activityBoxRecord);
    expect(record.records.map(({ itemId, activityId, step }) => [itemId, activityId, step])).toEqual([
      [second?.itemId, 'hashes', 2],
      [skin?.itemId, 'hashes', 2],
    ]);
    expect(record.total).toBe(2);
    const first = await client.ask(activityBoxRecord, { query: { size: 1 } });
    const next = await client.ask(activityBoxRecord, { query: { size: 1, after: first.next ?? '' } });
    expect(next.records.map(({ itemId }) => itemId)).toEqual([skin?.itemId]);
    // Openings are no deeds.
    const { activities } = await client.ask(activityList);
    expect(activities.find(({ activityId }) => activityId === 'hashes')?.done).toBe(3);
  });

  it('of sign-ins count days beside the boards, by the same call', async () => {
    const player = await newPlayer(shop().client());
    await openSome(player, BOX, 1);
    expect(await codeOf(player, 'days', 1, 1)).toBe(1076);
    const signed = await player.client.ask(receiveActivity, { body: { type: 1 } });
    expect(signed).toMatchObject({ activityType: 'every', conditionNum: 1 });
    const given = await player.client.ask(receiveActivity, receiving('days', 1, 1));
    expect(given).toMatchObject({ activityType: 'activity', conditionNum: 1, receiveNum: 0.5 });
  });

  it('end when they were said to end, across a midnight that is moved, and not for what is played later', async () => {
    const [early, late] = [await newPlayer(shop().client()), await newPlayer(shop().client())];
    await openSome(early, BOX, 1);
    const { game } = shop().serving().service;
    const moved = await changeRules(game, HOUSE_TIME, { offsetMinutes: 0 });
    waitUntil(shop(), Math.max(moved, start + 6 * HOUR_MS));
    await openSome(late, BOX, 1);
    expect([await codeOf(early, 'moved'), await codeOf(late, 'moved')]).toEqual([1075, 1075]);
    const { activities } = await early.client.ask(activityList);
    expect(activities.find(({ activityId }) => activityId === 'moved')).toMatchObject({
      phase: 'over',
      steps: [{ status: 'missed' }],
    });
  });

  it('are received in their grace for what was done before, and not after it', async () => {
    const player = await newPlayer(shop().client());
    await openSome(player, BOX, 1);
    waitUntil(shop(), start + 2 * DAY_MS);
    await openSome(player, BOX, 5);
    expect(await codeOf(player, 'hashes', 2)).toBe(1076);
    expect(await player.client.ask(receiveActivity, receiving('hashes'))).toMatchObject({ receiveNum: 0.5 });
    const other = await newPlayer(shop().client());
    waitUntil(shop(), start + 3 * DAY_MS);
    expect(await codeOf(other, 'hashes')).toBe(1075);
    // It began by itself.
    await openSome(other, BOX, 1);
    expect(await other.client.ask(receiveActivity, receiving('coming'))).toMatchObject({ receiveNum: 0.5 });
  });

  it('run on when later rules lack them, and stop giving while rewards are closed', async () => {
    const player = await newPlayer(shop().client());
    await openSome(player, BOX, 3);
    await hold(shop(), () => [], false);
    expect(await codeOf(player, 'coming')).toBe(1070);
    await hold(shop(), () => []);
    expect(await player.client.ask(receiveActivity, receiving('coming', 2))).toMatchObject({
      activityRewardType: 'box',
    });
  });
});
