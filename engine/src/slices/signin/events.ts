import { Type, type Static } from 'typebox';
import {
  Hash,
  OfferedReward,
  Reward,
  UNITS_PER_GEM,
  closed,
  defineEvent,
  defineRules,
  measured,
} from '../../kernel/index.ts';

/** Days in a round of the seven-day board (spec 2.13). */
export const ROUND_DAYS = 7;
/** Days in the shortest month: a reward for more days could not be reached every month. */
const MONTH_DAYS_MIN = 28;
const MONTH_DAYS_MAX = 31;
const TIMES_MAX = 1_000_000;

/** Requirements for signing in (spec 4.19): upgrades, opens, either of them, gems obtained. */
export const LIMITATION_TYPES = [0, 1, 2, 3] as const;
export type LimitationType = (typeof LIMITATION_TYPES)[number];

const Day = closed({
  limitationType: Type.Enum([...LIMITATION_TYPES], {
    description: '0: upgrades, 1: boxes opened, 2: either of them, 3: gems obtained',
  }),
  limitationTime: Type.Integer({
    minimum: 0,
    maximum: TIMES_MAX,
    description: 'how many that day, before signing in; of type 3 whole gems; 0: nothing is asked',
  }),
  reward: OfferedReward,
});
export type BoardDay = Static<typeof Day>;

const Milestone = closed({
  conditionNum: Type.Integer({
    minimum: 1,
    maximum: MONTH_DAYS_MIN,
    description: 'days of the month that were signed in on',
  }),
  reward: OfferedReward,
});
type BoardMilestone = Static<typeof Milestone>;

const rising = (milestones: readonly BoardMilestone[]): boolean =>
  milestones.every(({ conditionNum }, n) => conditionNum > (milestones[n - 1]?.conditionNum ?? 0));

const gems = (count: number) => ({ type: 'diamond', amount: Math.round(count * UNITS_PER_GEM) }) as const;
const fragments = (amount: number) => ({ type: 'debris', amount }) as const;
const afterOneOpen = (reward: BoardDay['reward']): BoardDay => ({
  limitationType: 2,
  limitationTime: 1,
  reward,
});

/**
 * The seven-day board and the monthly one (spec 3.15; it shows no reward). At first, every day requires
 * one play that day, and a whole month gives less than five gems.
 */
export const SIGN_IN_BOARD = defineRules(
  'sign-in-board',
  closed({
    open: Type.Boolean({ description: 'whether anybody can sign in' }),
    every: Type.Array(Day, { minItems: ROUND_DAYS, maxItems: ROUND_DAYS }),
    accumulate: Type.Refine(Type.Array(Milestone, { maxItems: MONTH_DAYS_MIN }), rising),
  }),
  {
    open: true,
    every: [
      afterOneOpen(gems(0.05)),
      afterOneOpen(fragments(1)),
      afterOneOpen(gems(0.05)),
      afterOneOpen(fragments(2)),
      afterOneOpen(gems(0.1)),
      afterOneOpen(fragments(3)),
      afterOneOpen(gems(0.2)),
    ],
    accumulate: [
      { conditionNum: 7, reward: fragments(5) },
      { conditionNum: 14, reward: gems(0.5) },
      { conditionNum: 21, reward: { type: 'TrendChart', amount: 1 } },
      { conditionNum: 28, reward: gems(1) },
    ],
  },
);
export type SignInBoard = (typeof SIGN_IN_BOARD)['first'];

/** A player signed in once on a house day; the reward of its place on the board follows in the same command. */
export const SignedIn = defineEvent(
  'SignedIn',
  closed({
    day: Type.Integer({ minimum: 0, description: 'of the house, since 1970-01-01' }),
    index: Type.Integer({
      minimum: 1,
      maximum: ROUND_DAYS,
      description: 'on the seven-day board: days in a row, and 1 again after 7 or after a day left out',
    }),
    monthDays: Type.Integer({
      minimum: 1,
      maximum: MONTH_DAYS_MAX,
      description: 'signed in on in the month of the day, this one included',
    }),
    boardHash: Hash,
    reward: Reward,
  }),
);

/** A player claimed a reward of the monthly board, once a month. */
export const MonthRewardClaimed = defineEvent(
  'MonthRewardClaimed',
  closed({
    month: Type.Integer({ minimum: 0, description: 'of the house, since January 1970' }),
    conditionNum: Type.Integer({ minimum: 1, maximum: MONTH_DAYS_MIN }),
    boardHash: Hash,
    reward: Reward,
  }),
);

export const measures = [
  measured(SignedIn, { rewards: ({ reward }) => [reward] }, { 'signed-in': () => ({ count: 1, amount: 0 }) }),
  measured(MonthRewardClaimed, { rewards: ({ reward }) => [reward] }),
];

/** The event types of the slice, for its definition and its audit. */
export const events = { SignedIn, MonthRewardClaimed };
