import { type Static, Type } from 'typebox';
import { Time } from '../../foundation/contract/fields.ts';
import { UNITS } from '../../foundation/words/units.ts';
import { OPENING_PERIODS } from './opening-periods.ts';

/** Proposal states of a change. */
export const CHANGE_STATES = [
  'draft',
  'proposed',
  'scheduled',
  'in-force',
  'superseded',
  'withdrawn',
  'refused',
  'expired',
  'stopped',
] as const;
export type ChangeState = (typeof CHANGE_STATES)[number];

/** Reasons why an operator may not act. */
export const WHY_NOT = ['may-not', 'not-open', 'gates-closed', 'own-proposal', 'on-probation'] as const;
export type WhyNot = (typeof WHY_NOT)[number];

const Figure = Type.Union([Type.Number(), Type.String(), Type.Boolean(), Type.Null()]);
export type Figure = Static<typeof Figure>;

/** A difference, before and after. */
export const Line = Type.Object({
  group: Type.String({ description: 'what it belongs to: rules, or box:ID' }),
  groupName: Type.String({ description: 'in the caller’s language' }),
  item: Type.String({ description: 'in the caller’s language' }),
  unit: Type.Enum([...UNITS]),
  before: Figure,
  after: Figure,
  language: Type.Optional(
    Type.Enum(['ZH', 'EN', 'RU', 'VN'], {
      description: 'of a text that is written in one; absent for others',
    }),
  ),
});
export type Line = Static<typeof Line>;

const Spread = Type.Object({
  rise: Type.Integer({ minimum: 0 }),
  fall: Type.Integer({ minimum: 0 }),
  median: Type.Number({ description: 'of the changes, as parts of the former figure' }),
  largest: Type.Number({ description: 'change, up or down, as a part of the former figure' }),
});

/** Lines that are shown together, counted. */
const Group = Type.Object({
  group: Type.String(),
  groupName: Type.String({ description: 'in the caller’s language' }),
  count: Type.Integer({ minimum: 1 }),
  spread: Type.Union([Spread, Type.Null()], { description: 'of prices; null for others' }),
});

/** A page of differences. */
export const Difference = Type.Object({
  lines: Type.Array(Line, { description: 'the worst first; those of a group stand together' }),
  total: Type.Integer({ minimum: 0, description: 'all lines; further ones are asked for by page' }),
  groups: Type.Array(Group, { description: 'at most 50, in the order of their lines' }),
});
export type Difference = Static<typeof Difference>;

/** A check that a change must pass. */
export const Gate = Type.Object({
  code: Type.String(),
  passed: Type.Boolean(),
  text: Type.String({ description: 'what it asks for, or what is wrong, in the caller’s language' }),
  field: Type.Union([Type.String(), Type.Null()], {
    description: 'a place in the content, such as /rtp/min',
  }),
});
export type Gate = Static<typeof Gate>;

const PerDay = (description: string) => Type.Number({ minimum: 0, description: `gems; ${description}` });
const Players = (description: string) => Type.Integer({ minimum: 0, description });

/** What boxes that players open for nothing may cost on a day. */
const FreeEstimate = Type.Object({
  gems: PerDay('on the dearest day, if each player takes every opening of it'),
  before: PerDay('the same without the change'),
  shop: PerDay('the same of all free openings of the shop, with the change'),
  from: Type.Union([Time, Type.Null()], {
    description: 'when that day is possible for the first time; null: any day',
  }),
  active: Players('players with an event in the last 7 days'),
  fresh: Players('players who register in a day, on average of the last 7 days, rounded up'),
  entries: Type.Integer({ minimum: 0, description: 'parts of that day; the dearest 50 are listed' }),
  parts: Type.Array(
    Type.Object({
      settingName: Type.String({ description: 'in the caller’s language' }),
      item: Type.String({ description: 'the entry that gives it, in the caller’s language' }),
      boxName: Type.String({ description: 'in the caller’s language' }),
      worth: Type.Number({ minimum: 0, description: 'expected gems of an opening' }),
      openings: Type.Number({ minimum: 0, description: 'of a player on that day; of draws on average' }),
      per: Type.Enum([...OPENING_PERIODS], { description: 'how often a player gets them' }),
      players: Players('who could take them on a day'),
      gems: PerDay('of all of them'),
    }),
    { description: 'the dearest first' },
  ),
});
export type FreeEstimate = Static<typeof FreeEstimate>;

export const Report = Type.Object({
  gates: Type.Array(Gate, { description: 'those that are not passed first' }),
  passed: Type.Boolean(),
  ...Difference.properties,
  touched: Type.Array(Type.String(), { description: 'boxes that a price touches without being named' }),
  free: Type.Union([FreeEstimate, Type.Null()], {
    description: 'estimate for free openings that the change gives or moves; null if there are none',
  }),
  from: Time,
});
export type Report = Static<typeof Report>;
