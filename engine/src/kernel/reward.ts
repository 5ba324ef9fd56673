import { type Static, Type } from 'typebox';
import { closed } from './event.ts';

const id = (description: string) => Type.String({ pattern: '^[a-z0-9-]{1,40}$', description });

/** Kinds of props, as rewards name them (spec 3.16). */
export const Prop = Type.Enum(['OpenBox', 'TrendChart', 'debris', 'resetOpenBox', 'armyCompetitionCard'], {
  description:
    'OpenBox: a ticket that opens its box; TrendChart: a card that shows the trend of all players for a day; debris: fragments of skins; resetOpenBox: a card that gives the openings of a day again; armyCompetitionCard: entry to a competition of battles',
});
export type Prop = Static<typeof Prop>;

/** Units of one kind of prop. */
export const PropCount = closed({
  prop: Prop,
  of: Type.Union([id('the box that a ticket opens'), Type.Null()], {
    description: 'null for any other prop',
  }),
  count: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
});
export type PropCount = Static<typeof PropCount>;

/** Maximum of skins, or of openings, in one reward. */
const SKINS_MAX = 10;
/** Maximum of a prop, or of gems: a million. */
const COUNT_MAX = 1_000_000;
const AMOUNT_MAX = 10_000_000_000;

const rewardOf = <Name extends string>(types: readonly Name[]) =>
  Type.Refine(
    closed({
      type: Type.Enum([...types]),
      skinId: Type.Optional(id('of skins')),
      boxId: Type.Optional(id('that tickets, or granted openings, open')),
      amount: Type.Integer({
        minimum: 1,
        maximum: AMOUNT_MAX,
        description: 'how many; of diamonds 1/10,000 gem',
      }),
    }),
    ({ type, skinId, boxId, amount }) =>
      (type === 'skins') === (skinId !== undefined) &&
      (type === 'OpenBox' || type === 'box') === (boxId !== undefined) &&
      amount <= maximumOf(type),
  );

const maximumOf = (type: string): number => {
  if (type === 'diamond') return AMOUNT_MAX;
  return type === 'skins' || type === 'box' ? SKINS_MAX : COUNT_MAX;
};

/** A reward of an activity (spec 3.16). */
export const Reward = rewardOf(['skins', 'diamond', ...Prop.enum]);
export type Reward = Static<typeof Reward>;

/** A reward that a claim promises, and the item source of its skins: that of rewards if it says none. */
export type PromisedReward = Reward & { readonly source?: number };

/** A reward that settings may promise: no battle cards, since there are no battles yet. */
export const OfferedReward = rewardOf([
  'skins',
  'diamond',
  'OpenBox',
  'TrendChart',
  'debris',
  'resetOpenBox',
]);

/** A reward of an activity's step: what rewards give, or openings of a box that the player uses later. */
export const StepReward = rewardOf(['box', 'skins', 'diamond', ...Prop.enum]);
export type StepReward = Static<typeof StepReward>;
