import { activityList, remindActivity } from '@skins/api/activities/contract';
import { userInfo } from '@skins/api/accounts/contract';
import { eraseMe } from '@skins/api/erasure/contract';
import { inbox, readInbox } from '@skins/api/inbox/contract';
import { ACTIVITIES } from '@skins/engine/activities';
import { DAY_MS } from '@skins/engine/kernel';
import { expect, it } from 'vitest';
import { PASSWORD, type Player, newPlayer } from '../http/player.ts';
import { ownShop } from '../http/shop.ts';
import { changeRules } from '../samples/api/operator.ts';
import { hold, waitUntil } from './over-http.ts';
import { activity } from './sample-activities.ts';

const shop = ownShop([]);
const START = '000000000000';

const ask = ({ client }: Player, activityId: string, on = true) =>
  client.ask(remindActivity, { body: { activityId, on } });
const told = async ({ client }: Player) => {
  const { unread, records } = await client.with({ language: 'EN' }).ask(inbox);
  return { unread, records: records.map(({ kind, ref, name }) => [kind, ref, name]) };
};

it('tells a player who asked when an activity begins, at the time that counts then, until it is read', async () => {
  const soon = activity('soon', 0).name.en;
  const start = await hold(shop(), (from) => [
    activity('now', from),
    activity('soon', from + DAY_MS),
    activity('moved', from + DAY_MS),
    activity('gone', from + DAY_MS),
  ]);
  const [anna, ben] = [await newPlayer(shop().client()), await newPlayer(shop().client())];
  for (const id of ['soon', 'moved', 'gone', 'soon']) expect(await ask(anna, id)).toEqual({ reminded: true });
  await ask(ben, 'soon');
  expect(await ask(ben, 'soon', false)).toEqual({ reminded: false });
  const { activities } = await anna.client.ask(activityList);
  expect(activities.filter(({ reminded }) => reminded).map(({ activityId }) => activityId)).toEqual([
    'soon',
    'moved',
    'gone',
  ]);

  // One begins a day later than it was published first, and one never.
  await changeRules(shop().serving().service.game, ACTIVITIES, {
    open: true,
    activities: [activity('soon', start + DAY_MS), activity('moved', start + 2 * DAY_MS)],
  });
  waitUntil(shop(), start + DAY_MS - 1_000);
  expect(await told(anna)).toEqual({ unread: 0, records: [] });
  waitUntil(shop(), start + DAY_MS);
  expect(await told(anna)).toEqual({ unread: 1, records: [['activity-begun', 'soon', soon]] });
  expect(await told(ben)).toEqual({ unread: 0, records: [] });

  // A mark of events alone leaves it unread.
  expect(await anna.client.ask(readInbox, { body: { through: '999999999999' } })).toEqual({ unread: 1 });
  const seen = { body: { through: START, begun: ['soon'] } };
  expect(await anna.client.ask(readInbox, seen)).toEqual({ unread: 0 });
  expect((await told(anna)).records).toHaveLength(1);
  waitUntil(shop(), start + 2 * DAY_MS);
  expect(await told(anna)).toEqual({
    unread: 1,
    records: ['moved', 'soon'].map((id) => ['activity-begun', id, activity(id, 0).name.en]),
  });
});

it('refuses a reminder of what has begun or is unknown, and a visitor', async () => {
  const anna = await newPlayer(shop().client());
  expect(
    (await anna.client.refused(remindActivity, { body: { activityId: 'ghost', on: true } })).errCode,
  ).toBe(1071);
  expect(
    (await anna.client.refused(remindActivity, { body: { activityId: 'soon', on: true } })).errCode,
  ).toBe(1115);
  expect(
    (
      await shop()
        .client()
        .call(remindActivity, { body: { activityId: 'soon', on: true } })
    ).status,
  ).toBe(401);
});

it('a reminder goes with the player’s data', async () => {
  const anna = await newPlayer(shop().client());
  const { reminders } = shop().serving().service.desks.accounts.personal;
  const { id } = await anna.client.ask(userInfo);
  await reminders.set(id, 'soon', 5);
  expect(await reminders.of(id)).toEqual([{ activity: 'soon', asked: 5, read: false }]);
  await anna.client.ask(eraseMe, { body: { password: PASSWORD } });
  expect(await reminders.of(id)).toEqual([]);
});
