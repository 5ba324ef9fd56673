import { ActivityReceived, OpeningUsed } from '@skins/engine/activities';
import { DAY_MS } from '@skins/engine/kernel';
import { HOUSE_TIME, NOTICE_MS } from '@skins/engine/rules';
import { shop } from '@skins/engine/shop';
import { expect, it } from 'vitest';
import { openingNow } from '../boxes/orders.ts';
import { changing as changingCatalogue, reboxing } from '../catalogue/orders.ts';
import { audited, divergenceOf } from '../kit/audited.ts';
import { type Forge, appended, edited, logOf, without } from '../kit/forge.ts';
import { ANNA, BEN, begin, enter } from '../kit/platform.ts';
import { World } from '../kit/world.ts';
import { changing } from '../rules/orders.ts';
import { holding, openingActivity, receiving } from './orders.ts';
import { activity } from './sample-activities.ts';
import { played } from './plays.ts';

function playedWorld(): World {
  const world = new World({ shop });
  played(world);
  return world;
}

it('an honest log of activities has no finding', () => {
  expect(divergenceOf(logOf(playedWorld().records), shop)).toBeUndefined();
});

const late: Forge = (log) =>
  appended(ActivityReceived, ({ time }) => ({ time: (log.at(-1)?.time ?? time) + 12 * DAY_MS }))(log);

it.each<[string, Forge, string]>([
  [
    'a step received before its activity',
    edited(ActivityReceived, ({ from }) => ({ activityId: 'coming', from: from + 10 * DAY_MS })),
    'activity-time',
  ],
  ['a step received after its grace', late, 'activity-time'],
  ['a step received twice', appended(ActivityReceived, () => ({})), 'activity-once'],
  [
    'a step received without its deeds',
    appended(ActivityReceived, ({ data }) => ({ data: { ...Object(data), step: 3 } }), { nth: -1 }),
    'activity-done',
  ],
  [
    'a step of another amount',
    edited(ActivityReceived, ({ gives }) => ({ gives: { ...gives, amount: gives.amount + 1 } })),
    'activity-gives',
  ],
  [
    'openings of a version that was not on sale',
    edited(ActivityReceived, () => ({ versionHash: '0'.repeat(64) }), {
      where: ({ gives }) => gives.type === 'box',
    }),
    'activity-gives',
  ],
  ['an opening that nobody gave', without(ActivityReceived, { nth: 1 }), 'activity-opening'],
  ['an opening used twice', appended(OpeningUsed, () => ({}), { nth: -1 }), 'activity-opening'],
])('the auditor names %s', (_what, forge, rule) => {
  expect(divergenceOf(forge(logOf(playedWorld().records)), shop)).toMatchObject({ rule });
});

it('a moved midnight neither lengthens an activity nor gives a step twice (attack 16)', () => {
  const world = new World();
  begin(world, { [ANNA]: 500 });
  enter(world, BEN, 500);
  const from = holding(world, 71, (start) => [
    activity('short', start, { until: start + DAY_MS, graceDays: 0 }),
  ]);
  world.must(openingNow(world, ANNA, 1));
  world.must(receiving(world, ANNA, 'short'));
  world.time = from + DAY_MS - NOTICE_MS;
  changing(world, 72, { rules: HOUSE_TIME, content: { offsetMinutes: 0 } });
  world.must(openingNow(world, BEN, 1));
  world.time = from + DAY_MS;
  expect(world.run(receiving(world, ANNA, 'short'))).toMatchObject({
    rejection: { code: 'activity-received' },
  });
  expect(world.run(receiving(world, BEN, 'short'))).toMatchObject({ rejection: { code: 'activity-over' } });
  expect(audited(world.records, shop).divergence).toBeUndefined();
});

it('an opening keeps its version after two others, and the auditor agrees', () => {
  const world = new World();
  begin(world, { [ANNA]: 500 });
  holding(world, 71);
  world.must(openingNow(world, ANNA, 2));
  world.must(receiving(world, ANNA, 'hashes', 2));
  changingCatalogue(world, 72, reboxing('box-two', 25_000, 1));
  changingCatalogue(world, 73, reboxing('box-two', 30_000, 2));
  world.time += DAY_MS;
  world.must(openingActivity(ANNA, 'hashes', 2));
  expect(audited(world.records, shop).divergence).toBeUndefined();
});
