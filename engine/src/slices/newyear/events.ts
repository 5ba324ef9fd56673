import { type Static, Type } from 'typebox';
import { ItemSource } from '../bag/events.ts';
import { Text } from '../catalogue/events.ts';
import {
  DAY_MS,
  type Deed,
  Hash,
  Image,
  OfferedReward,
  QUARTER_MS,
  Reveal,
  Reward,
  closed,
  defineEvent,
  defineRules,
  measured,
} from '../../kernel/index.ts';

/** The numbers of a roll. */
const TICKETS = 2 ** 24;
/** A season is no longer than the memory of deeds: a month of days. */
const SEASON_DAYS_MAX = 31;
const PRIZES_MAX = 24;
const MILESTONES_MAX = 12;
/** Maximum of radishes in any figure of a season. */
const RADISHES_MAX = 1_000_000;
/** Maximum of gems that an act may ask for. */
const GEMS_MAX = 1_000_000;

/** The deeds that earn radishes: each costs its player the shop's edge on the amount. */
export const SEASON_DEEDS = [
  'open-hash',
  'open-classic',
  'upgrade',
  'battle',
] as const satisfies readonly Deed[];
export type SeasonDeed = (typeof SEASON_DEEDS)[number];

const Radishes = (description: string) => Type.Integer({ minimum: 1, maximum: RADISHES_MAX, description });
const Boundary = (description: string) =>
  Type.Integer({
    minimum: 0,
    maximum: Number.MAX_SAFE_INTEGER,
    multipleOf: QUARTER_MS,
    description: `${description}, milliseconds since 1970, a whole quarter hour`,
  });

const Act = closed({
  deed: Type.Enum([...SEASON_DEEDS]),
  gems: Type.Integer({ minimum: 1, maximum: GEMS_MAX, description: 'whole gems of the deed for each award' }),
  radishes: Radishes('of each award'),
  perDay: Radishes('at most in a day of the season'),
});
export type SeasonAct = Static<typeof Act>;

const Prize = closed({
  tickets: Type.Integer({ minimum: 1, maximum: TICKETS, description: 'of 16,777,216' }),
  reward: OfferedReward,
});
export type SeasonPrize = Static<typeof Prize>;

const Milestone = closed({
  radishes: Radishes('earned in the season, spent ones included'),
  reward: OfferedReward,
});

export const Season = closed({
  name: Text,
  lede: Text,
  /** the name and the picture of its radish */
  radish: closed({ name: Text, image: Image }),
  image: Image,
  from: Boundary('beginning'),
  until: Boundary('end'),
  acts: Type.Array(Act, { minItems: 1, maxItems: SEASON_DEEDS.length }),
  cost: Radishes('of one draw'),
  prizes: Type.Array(Prize, { minItems: 1, maxItems: PRIZES_MAX }),
  milestones: Type.Array(Milestone, { maxItems: MILESTONES_MAX }),
});
export type Season = Static<typeof Season>;

/** Checks what the members mean together: dates, acts named once, all tickets given away, and rising milestones. */
const isWhole = ({ from, until, acts, prizes, milestones }: Season): boolean =>
  from < until &&
  until - from <= SEASON_DAYS_MAX * DAY_MS &&
  new Set(acts.map(({ deed }) => deed)).size === acts.length &&
  prizes.reduce((sum, { tickets }) => sum + tickets, 0) === TICKETS &&
  milestones.every(({ radishes }, n) => radishes > (milestones[n - 1]?.radishes ?? 0));

/**
 * A season: new year at first. It runs by the rules in force at its beginning, which nothing changes until its end; another season
 * that begins earlier than that ends it.
 */
export const SEASON = defineRules(
  'season',
  closed({ season: Type.Union([Type.Refine(Season, isWhole), Type.Null()]) }),
  { season: null },
  { like: 'odds' },
);

const Earned = Type.Integer({
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'radishes that the deeds of the season come to, before anything was spent',
});

/** A player spent radishes on a draw. The roll names the prize, which the same command grants: always one record. */
export const SeasonDrawn = defineEvent(
  'SeasonDrawn',
  closed({
    rulesHash: Hash,
    earned: Earned,
    spent: Radishes('by this draw'),
    reveal: Reveal,
    ticket: Type.Integer({ minimum: 0, maximum: TICKETS - 1 }),
    prize: Type.Integer({
      minimum: 0,
      maximum: PRIZES_MAX - 1,
      description: 'in the order of the rules, from 0',
    }),
    reward: Reward,
  }),
);

/** A player received a milestone of the season, once. */
export const SeasonMilestoneReached = defineEvent(
  'SeasonMilestoneReached',
  closed({
    rulesHash: Hash,
    earned: Earned,
    radishes: Radishes('that the milestone asks for'),
    reward: Reward,
  }),
);

const promised = (reward: Reward) => [{ ...reward, source: ItemSource.newYear }];

export const measures = [
  measured(SeasonDrawn, {
    plays: () => 1,
    reveal: ({ reveal }) => reveal,
    rewards: ({ reward }) => promised(reward),
  }),
  measured(SeasonMilestoneReached, { rewards: ({ reward }) => promised(reward) }),
];

/** The event types of the slice, for its definition and its audit. */
export const events = { SeasonDrawn, SeasonMilestoneReached };
