import { activityList, receiveActivity } from '@skins/api/activities/contract';
import { taskInfo } from '@skins/api/tasks/contract';
import { DAY_MS } from '@skins/engine/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { hold } from '../activities/over-http.ts';
import { activity } from '../activities/sample-activities.ts';
import type { Player } from '../http/player.ts';
import { auditedAfterwards, ownShop } from '../http/shop.ts';
import { letPass } from '../http/test-time.ts';
import { WISH_BOX, wishesAt } from './over-http.ts';

const shop = ownShop([WISH_BOX]);
auditedAfterwards(shop);
const { player, letThreeFill, plant, buy, goOn, drawn } = wishesAt(shop);
const WISH = 4;

/** Gems and purchases that the activities of wishes count, and the gems that the day's task counts. */
async function countedOf({ client }: Player) {
  const { activities } = await client.ask(activityList);
  const done = (id: string) => activities.find(({ activityId }) => activityId === id)?.done;
  const tasks = await client.ask(taskInfo, { query: { type: 0 } });
  return [done('wish-gems'), done('wish-count'), tasks.find(({ id }) => id === 'day-spend')?.amount];
}

describe('shares of a wish as deeds', () => {
  beforeAll(async () => {
    await letThreeFill();
    await hold(shop(), (from) => [
      activity('wish-gems', from, {
        kind: 'wish',
        by: 'amount',
        steps: [{ target: 20, gives: { type: 'diamond', amount: 5_000 } }],
      }),
      activity('wish-count', from, { kind: 'wish' }),
    ]);
  });

  it('count at the draw, for activities of wishes and tasks of gems spent', async () => {
    const [anna, ben] = [await player(), await player()];
    const { wishId } = await plant(anna, 300);
    await buy(anna, wishId, 200);
    await shop().settled();
    expect(await countedOf(anna)).toEqual([0, 0, 0]);
    const receiving = { body: { type: WISH, activityId: 'wish-gems', step: 1 } };
    expect((await anna.client.refused(receiveActivity, receiving)).errCode).toBe(1076);
    await buy(ben, wishId, 500);
    await drawn(wishId);
    // 500 shares at 0.0515 gems, in two purchases.
    expect(await countedOf(anna)).toEqual([25.75, 2, 25.75]);
    expect(await countedOf(ben)).toEqual([25.75, 1, 25.75]);
    expect(await anna.client.ask(receiveActivity, receiving)).toMatchObject({ receiveNum: 0.5 });
  });

  it('count nothing if everybody is paid back', async () => {
    const cleo = await player();
    const { wishId } = await plant(cleo, 500);
    letPass(DAY_MS);
    await goOn(wishId);
    await shop().settled();
    expect(await countedOf(cleo)).toEqual([0, 0, 0]);
  });
});
