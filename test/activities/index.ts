import { ACTIVITIES, ActivityReceived, OpeningUsed, activities as slice } from '@skins/engine/activities';
import { DAY_MS } from '@skins/engine/kernel';
import { NOTICE_MS } from '@skins/engine/rules';
import { shop } from '@skins/engine/shop';
import * as fc from 'fast-check';
import { type Forge, appended, both, edited } from '../kit/forge.ts';
import { endingWith, ruled } from '../kit/splices.ts';
import { type TestKit, stepOf } from '../kit/kit.ts';
import { ANNA, BEN } from '../kit/platform.ts';
import { changing } from '../rules/orders.ts';
import { ACTIVITIES_STREAM, receiving } from './orders.ts';
import { played, worked } from './plays.ts';

const HASH = '0'.repeat(64);
const received = {
  activityId: 'hashes',
  kind: 'hash' as const,
  step: 1,
  from: 900_000,
  rulesHash: HASH,
  done: 1,
  versionHash: null,
};

/** Moves a repeated claim of another step to a time. */
const at =
  (time: (from: number) => number): Forge =>
  (log) =>
    appended(ActivityReceived, ({ data }) => {
      const { from } = { from: 0, ...Object(data) };
      return { time: time(from), data: { ...Object(data) } };
    })(log);

const isBox = { where: ({ gives }: { readonly gives: { readonly type: string } }) => gives.type === 'box' };

type Content = (typeof ACTIVITIES)['first'];

/** Asks for more at every step. */
const promisingLess = ({ activities }: Content): Partial<Content> => ({
  activities: activities.map((activity) => ({
    ...activity,
    steps: activity.steps.map((step) => ({ ...step, target: step.target + 1_000 })),
  })),
});

export const activities: TestKit<typeof slice> = {
  slice,
  shop,
  samples: {
    ActivityReceived: [
      { ...received, gives: { type: 'diamond', amount: 5_000 } },
      { ...received, gives: { type: 'box', boxId: 'box-two', amount: 2 }, versionHash: HASH },
      { ...received, gives: { type: 'skins', skinId: 'rare', amount: 1 } },
    ],
    OpeningUsed: [{ activityId: 'hashes', step: 2, boxId: 'box-two', versionHash: HASH }],
  },
  former: {},
  slow: { ActivityReceived: 'a step is received a few times a month' },
  play: played,
  forgeries: {
    'activity-rules': [
      both(
        ruled(ACTIVITIES, () => ({ open: false })),
        endingWith(ActivityReceived),
      ),
      edited(ActivityReceived, () => ({ activityId: 'other' })),
      edited(ActivityReceived, () => ({ rulesHash: HASH })),
      edited(ActivityReceived, () => ({ kind: 'battle' as const })),
      edited(ActivityReceived, () => ({ step: 9 })),
      edited(ActivityReceived, ({ from }) => ({ from: from + 900_000 })),
    ],
    // Received again after the grace; before the start of another activity.
    'activity-time': [
      at((from) => from + 12 * DAY_MS),
      edited(ActivityReceived, ({ from }) => ({ activityId: 'coming', from: from + 10 * DAY_MS })),
    ],
    'activity-once': [
      appended(ActivityReceived, () => ({})),
      appended(ActivityReceived, () => ({}), { nth: -1 }),
    ],
    // More than was done, and by a player who did nothing for it.
    'activity-done': [
      // A step that is not reached yet.
      both(ruled(ACTIVITIES, promisingLess, 1), endingWith(ActivityReceived)),
      edited(ActivityReceived, ({ done }) => ({ done: done + 1 })),
      edited(ActivityReceived, ({ done }) => ({ done: done + 1 }), {
        where: ({ kind }) => kind === 'winning-streak',
      }),
      appended(
        ActivityReceived,
        ({ data }) => ({ data: { ...Object(data), activityId: 'gems', kind: 'consumption' } }),
        { nth: -1 },
      ),
    ],
    'activity-gives': [
      edited(ActivityReceived, ({ gives }) => ({ gives: { ...gives, amount: gives.amount + 1 } })),
      edited(ActivityReceived, ({ gives }) => ({ gives: { ...gives, amount: 3 } }), isBox),
      edited(ActivityReceived, () => ({ versionHash: HASH }), isBox),
      edited(ActivityReceived, () => ({ versionHash: HASH })),
    ],
    'activity-opening': [
      edited(OpeningUsed, () => ({ boxId: 'box-one' })),
      edited(OpeningUsed, () => ({ versionHash: HASH })),
      edited(OpeningUsed, () => ({ step: 1 })),
      // A third one of two.
      appended(OpeningUsed, () => ({}), { nth: -1 }),
    ],
  },
  harmless: [],
  late: [],
  unmeasured: {},
  trials: {
    'receive-activity': {
      order(world) {
        worked(world);
        return receiving(world, ANNA, 'hashes', 2);
      },
      refused: {
        'activities-closed': (order, world) => {
          changing(world, 90, { rules: ACTIVITIES, content: { open: false, activities: [] } });
          world.time += NOTICE_MS;
          return order;
        },
        'activity-unknown': (_order, world) => receiving(world, ANNA, 'other'),
        'activity-changed': (_order, world) => receiving(world, ANNA, 'hashes', 2, { rulesHash: HASH }),
        'activity-early': (_order, world) => receiving(world, ANNA, 'coming'),
        'activity-received': (_order, world) => {
          world.must(receiving(world, ANNA, 'hashes', 2));
          return receiving(world, ANNA, 'hashes', 2);
        },
        'activity-over': (order) => ({
          ...order,
          context(...given) {
            const context = order.context(...given);
            const { terms } = { terms: undefined, ...Object(context) };
            const activity = { ...terms?.activity, until: 0, graceDays: 0 };
            return { ...Object(context), terms: { ...terms, activity } };
          },
        }),
        'activity-unfinished': (_order, world) => receiving(world, BEN, 'hashes', 2),
        'activity-reward-gone': (order) => ({
          ...order,
          context: (...given) => ({ ...Object(order.context(...given)), onSale: () => undefined }),
        }),
      },
    },
  },
  asks: {
    steps: ({ player }) => [
      stepOf({
        weight: 1,
        values: fc.record({
          player,
          activityId: fc.constantFrom('hashes', 'streak', 'other'),
          step: fc.integer({ min: 0, max: 4 }),
        }),
        looks: [ACTIVITIES_STREAM],
        order: ({ player: playerId, activityId, step }, view) => receiving(view, playerId, activityId, step),
      }),
    ],
  },
};
