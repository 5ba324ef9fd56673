import { randomUUID } from 'node:crypto';
import { backPack } from '@skins/api/bag/contract';
import {
  homeTaskBoxes,
  openTask,
  openTaskGive,
  taskDetails,
  taskInfo,
  taskRedDot,
} from '@skins/api/tasks/contract';
import { describe, expect, it } from 'vitest';
import { newPlayer, openSome } from '../http/player.ts';
import { sha256 } from '../http/recompute.ts';
import { sharedShop } from '../http/shop.ts';

const shop = sharedShop([]);
const DAY = { query: { type: 0 } };
/** Costs 9.30 gems; six exceed the 50 gems that the day's first task box requires. */
const BOX = 'youse';

describe("a player's task boxes", () => {
  it('are shown to visitors without progress and claims', async () => {
    const boxes = await shop().client().ask(taskInfo, DAY);
    expect(
      boxes.map(({ id, boxType, amount, codeMap, claimable }) => [id, boxType, amount, codeMap, claimable]),
    ).toEqual([
      ['day-hash', 0, 0, 50, false],
      ['day-upgrade', 4, 0, 50, false],
      ['day-spend', 4, 0, 20, false],
    ]);
    const { month, week } = await shop().client().ask(homeTaskBoxes);
    expect([week.length, month.length]).toEqual([4, 2]);
    const refused = await shop()
      .client()
      .refused(openTask, { body: { boxId: 'day-hash' } });
    expect(refused.errCode).toBe(403);
  });

  it('fill by plays, are claimed once under concurrency (attack 15), and give what they promise', async () => {
    const { client } = await newPlayer(shop().client());
    const early = await client.refused(openTask, { body: { boxId: 'day-hash' } });
    expect(early.errCode).toBe(914);
    await openSome({ client }, BOX, 6);

    expect(await client.ask(taskRedDot)).toEqual({ day: 2, week: 1, month: 0 });
    const [hash, upgrade, spend] = await client.ask(taskInfo, DAY);
    expect([hash?.amount, upgrade?.amount, spend?.amount]).toEqual([55.8, 0, 55.8]);
    expect([hash?.claimable, upgrade?.claimable, spend?.claimable]).toEqual([true, false, true]);

    const wrong = await client.refused(openTaskGive, { body: { boxId: 'day-hash' } });
    expect(wrong.errCode).toBe(912);
    const keys = Array.from({ length: 20 }, () => randomUUID());
    const claimed = await Promise.all(
      keys.map((key) => client.call(openTask, { body: { boxId: 'day-hash' }, key })),
    );
    const won = claimed.findIndex(({ status }) => status === 200);
    expect(claimed.filter(({ status }) => status === 200)).toHaveLength(1);
    const again = { body: { boxId: 'day-hash' }, key: keys[won] ?? '' };
    const [skin] = await client.ask(openTask, again);
    expect(JSON.parse(claimed[won]?.text ?? '').data).toEqual([skin]);
    expect(skin?.resultHash).toBe(sha256(`${skin?.userSeed}${skin?.serverSeed}`));

    const { stuffVOList, flag } = await client.ask(taskDetails, { query: { boxId: 'day-hash' } });
    expect(stuffVOList.map(({ skinId }) => skinId)).toContain(skin?.skinId);
    expect(flag).toBe(true);
    const bag = await client.ask(backPack);
    expect([bag.total, bag.records.filter(({ source }) => source === 5).length]).toEqual([7, 1]);

    const given = await client.ask(openTaskGive, { body: { boxId: 'day-spend' } });
    expect(given).toMatchObject({ rewardTypeEnum: 'diamond', rewardNum: 0.1, balance: 944.3 });
    // The open of a task's box is no deed: it fulfils no other task.
    expect((await client.ask(taskInfo, DAY)).map(({ amount }) => amount)).toEqual([55.8, 0, 55.8]);
    expect(await client.ask(taskRedDot)).toEqual({ day: 0, week: 1, month: 0 });
  });
});
