import { Type, type Static } from 'typebox';
import { Hash, UNITS_PER_GEM, closed, defineEvent, defineRules } from '../../kernel/index.ts';

/** The highest level (spec 9.5). */
export const VIP_LEVEL_MAX = 10;
/** 10^9 gems: maximum of a level's requirement and of a bonus. */
const AMOUNT_MAX = 10 ** 9 * UNITS_PER_GEM;
/** Units of rates: 250 is 2.5 %. */
export const RATE_UNITS = 10_000;

const Level = closed({
  level: Type.Integer({ minimum: 0, maximum: VIP_LEVEL_MAX }),
  vipNum: Type.Integer({
    minimum: 0,
    maximum: AMOUNT_MAX,
    description: 'experience that the level takes, in 1/10,000 gem',
  }),
  vipRate: Type.Integer({
    minimum: 0,
    maximum: RATE_UNITS,
    description: 'recharge bonus, in 1/10,000 of what is bought',
  }),
  vipAmount: Type.Union([Type.Integer({ minimum: 1, maximum: AMOUNT_MAX }), Type.Null()], {
    description: 'bonus for reaching the level, in 1/10,000 gem; null: none, shown as /',
  }),
});
export type VipLevel = Static<typeof Level>;

/** Checks that levels count up from 0, which requires nothing, and that each requires more than the one before. */
const climbing = (levels: readonly VipLevel[]): boolean =>
  levels.every(
    ({ level, vipNum }, at) =>
      level === at && (at === 0 ? vipNum === 0 : vipNum > (levels[at - 1]?.vipNum ?? 0)),
  );

const entry = (level: number, gems: number, percent: number, bonus: number | null): VipLevel => ({
  level,
  vipNum: gems * UNITS_PER_GEM,
  vipRate: Math.round(percent * (RATE_UNITS / 100)),
  vipAmount: bonus === null ? null : Math.round(bonus * UNITS_PER_GEM),
});

/**
 * Requirements and benefits of the levels (spec 3.5). At first each bonus is one hundredth of
 * its level's requirement, so that all together stay below 2 % of the gems bought.
 */
export const VIP_TABLE = defineRules(
  'vip-table',
  closed({
    levels: Type.Refine(
      Type.Array(Level, { minItems: VIP_LEVEL_MAX + 1, maxItems: VIP_LEVEL_MAX + 1 }),
      (levels) => climbing(levels),
    ),
  }),
  {
    levels: [
      entry(0, 0, 0, null),
      entry(1, 10, 0.5, 0.1),
      entry(2, 50, 1, 0.5),
      entry(3, 200, 1.5, 2),
      entry(4, 500, 2, 5),
      entry(5, 1_000, 2.5, 10),
      entry(6, 3_000, 3, 30),
      entry(7, 10_000, 3.5, 100),
      entry(8, 30_000, 4, 300),
      entry(9, 100_000, 4.5, 1_000),
      entry(10, 300_000, 5, 3_000),
    ],
  },
);
export type VipTable = (typeof VIP_TABLE)['first'];

/** A player claimed the bonus of a level; the posting after it, in the same command, moves the amount. */
export const VipBonusClaimed = defineEvent(
  'VipBonusClaimed',
  closed({
    level: Type.Integer({ minimum: 1, maximum: VIP_LEVEL_MAX }),
    amount: Type.Integer({ minimum: 1, maximum: AMOUNT_MAX, description: '1/10,000 gem' }),
    tableHash: Hash,
  }),
);

/** The event types of the slice, for its definition and its audit. */
export const events = { VipBonusClaimed };
