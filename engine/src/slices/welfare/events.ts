import { Type } from 'typebox';
import { Hash, UNITS_PER_GEM, closed, defineEvent, defineRules } from '../../kernel/index.ts';
import { VIP_LEVEL_MAX } from '../vip/events.ts';

/** 10^6 gems: maximum of a level's weekly benefits. */
const AMOUNT_MAX = 10 ** 6 * UNITS_PER_GEM;
const Level = Type.Integer({ minimum: 0, maximum: VIP_LEVEL_MAX });

const Benefit = closed({
  level: Level,
  amount: Type.Union([Type.Integer({ minimum: 1, maximum: AMOUNT_MAX }), Type.Null()], {
    description: 'what the level is given a week, in 1/10,000 gem; null: nothing, shown as /',
  }),
});

const benefit = (level: number, gems: number | null) => ({
  level,
  amount: gems === null ? null : Math.round(gems * UNITS_PER_GEM),
});

/**
 * Weekly benefits of each VIP level (spec 3.13; its amounts are not shown there). At first a
 * thousandth of the purchases that the level requires: at most 5.3 % of them in a year.
 */
export const WEEK_BENEFITS = defineRules(
  'week-benefits',
  closed({
    levels: Type.Refine(
      Type.Array(Benefit, { minItems: VIP_LEVEL_MAX + 1, maxItems: VIP_LEVEL_MAX + 1 }),
      (levels) => levels.every(({ level }, at) => level === at),
    ),
  }),
  {
    levels: [
      benefit(0, null),
      benefit(1, 0.01),
      benefit(2, 0.05),
      benefit(3, 0.2),
      benefit(4, 0.5),
      benefit(5, 1),
      benefit(6, 3),
      benefit(7, 10),
      benefit(8, 30),
      benefit(9, 100),
      benefit(10, 300),
    ],
  },
);
export type WeekBenefits = (typeof WEEK_BENEFITS)['first'];

/** A player claimed the weekly benefits of their VIP level; the posting after it, in the same command, moves the amount. */
export const WeekBenefitsClaimed = defineEvent(
  'WeekBenefitsClaimed',
  closed({
    week: Type.Integer({ minimum: 0, description: 'of the house: Mondays since 1970-01-05' }),
    level: Type.Integer({ minimum: 1, maximum: VIP_LEVEL_MAX }),
    amount: Type.Integer({ minimum: 1, maximum: AMOUNT_MAX, description: '1/10,000 gem' }),
    rulesHash: Hash,
    tableHash: Hash,
  }),
);

/** The event types of the slice, for its definition and its audit. */
export const events = { WeekBenefitsClaimed };
