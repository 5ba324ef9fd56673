import { type Static, Type } from 'typebox';
import { Text } from '../catalogue/events.ts';
import {
  DAY_MS,
  type Deed,
  Hash,
  Image,
  QUARTER_MS,
  type Reward,
  StepReward,
  closed,
  defineEvent,
  defineRules,
  measured,
} from '../../kernel/index.ts';

const Id = Type.String({ pattern: '^[a-z0-9-]{1,40}$' });

/** Kinds of activities, in the order of their numbers 1 to 7 (spec 3.20). */
export const ACTIVITY_KINDS = [
  'sign-in',
  'battle',
  'upgrade',
  'wish',
  'hash',
  'consumption',
  'winning-streak',
] as const;
const Kind = Type.Enum([...ACTIVITY_KINDS]);
export type ActivityKind = Static<typeof Kind>;

const Figure = Type.Enum(['count', 'amount'], { description: 'how often, or for how many gems' });
type Figure = Static<typeof Figure>;

/** The deed that each kind counts, and its figures. A winning streak counts battles won in a row, which no deed tells. */
export const ACTIVITY_DEEDS: Readonly<
  Record<ActivityKind, { readonly deed: Deed | undefined; readonly figures: readonly Figure[] }>
> = {
  'sign-in': { deed: 'signed-in', figures: ['count'] },
  battle: { deed: 'battle', figures: ['count', 'amount'] },
  upgrade: { deed: 'upgrade', figures: ['count', 'amount'] },
  wish: { deed: 'wish', figures: ['count', 'amount'] },
  hash: { deed: 'open-hash', figures: ['count', 'amount'] },
  consumption: { deed: 'gems-spent', figures: ['amount'] },
  'winning-streak': { deed: undefined, figures: ['count'] },
};

const TARGET_MAX = 10_000_000;
const STEPS_MAX = 10;
const ACTIVITIES_MAX = 40;
const GRACE_MAX = 7;
/** Longest time from a start to the last claim: deeds are kept as long. */
const ACTIVITY_MAX_MS = 32 * DAY_MS;

const Step = closed({
  target: Type.Integer({
    minimum: 1,
    maximum: TARGET_MAX,
    description: 'how often, or how many gems, since the start',
  }),
  gives: StepReward,
});
export type ActivityStep = Static<typeof Step>;

const Time = Type.Integer({
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'milliseconds since 1970, at a whole quarter hour',
});

const Activity = Type.Refine(
  closed({
    activityId: Id,
    kind: Kind,
    by: Figure,
    name: Text,
    about: Text,
    image: Image,
    from: Time,
    until: Time,
    graceDays: Type.Integer({
      minimum: 0,
      maximum: GRACE_MAX,
      description: 'days of 24 hours after the end in which rewards are still received',
    }),
    steps: Type.Array(Step, { minItems: 1, maxItems: STEPS_MAX }),
  }),
  ({ kind, by, from, until, graceDays, steps }) =>
    ACTIVITY_DEEDS[kind].figures.includes(by) &&
    from % QUARTER_MS === 0 &&
    until % QUARTER_MS === 0 &&
    from < until &&
    until + graceDays * DAY_MS <= from + ACTIVITY_MAX_MS &&
    steps.every(({ target }, k) => target > (steps[k - 1]?.target ?? 0)),
);
export type Activity = Static<typeof Activity>;

/**
 * The shop's activities. Each runs by the version that is in force at its start, whatever is published later. An id is used
 * once: a player receives each of its steps once, ever.
 */
export const ACTIVITIES = defineRules(
  'activities',
  closed({
    open: Type.Boolean({ description: 'whether rewards can be received' }),
    activities: Type.Refine(
      Type.Array(Activity, { maxItems: ACTIVITIES_MAX }),
      (activities) => new Set(activities.map(({ activityId }) => activityId)).size === activities.length,
    ),
  }),
  { open: true, activities: [] },
);
export type Activities = (typeof ACTIVITIES)['first'];

const StepNumber = Type.Integer({ minimum: 1, maximum: STEPS_MAX });

/** A player received a step of an activity. The same command grants the reward, or it becomes openings. */
export const ActivityReceived = defineEvent(
  'ActivityReceived',
  closed({
    activityId: Id,
    kind: Kind,
    step: StepNumber,
    from: Time,
    rulesHash: Hash,
    done: Type.Integer({
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'how often, or 1/10,000 gem',
    }),
    gives: StepReward,
    versionHash: Type.Union([Hash, Type.Null()], {
      description: 'of openings: the version that is drawn, on sale now',
    }),
  }),
  { label: ({ gives }) => (gives.type === 'box' ? 'box' : 'reward') },
);

/** A player uses one opening that a step gave: the draw of that version follows in the same command. */
export const OpeningUsed = defineEvent(
  'OpeningUsed',
  closed({ activityId: Id, step: StepNumber, boxId: Id, versionHash: Hash }),
);

/** Returns a step's reward that is granted at once; undefined for openings. */
export const rewardOf = ({ type, ...reward }: StepReward): Reward | undefined =>
  type === 'box' ? undefined : { type, ...reward };

export const measures = [
  measured(ActivityReceived, {
    rewards({ gives }) {
      const reward = rewardOf(gives);
      return reward && [reward];
    },
  }),
];

/** The event types of the slice, for its definition and its audit. */
export const events = { ActivityReceived, OpeningUsed };
