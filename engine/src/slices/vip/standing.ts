import { type Amount, QUARTER_MS, type RulesInForce, startOfHouseMonth } from '../../kernel/index.ts';
import type { VipLevel, VipTable } from './events.ts';
import type { Vip } from './state.ts';

/** A player's VIP progress by a table. Amounts in 1/10,000 gem. */
export interface VipStanding {
  readonly level: number;
  /** gems bought, less those deducted */
  readonly experience: Amount;
  /** the same for the current house month; never negative */
  readonly monthPaid: Amount;
  /** level reached at the end of the last house month, by the current table */
  readonly lastMonthLevel: number;
  /** highest level whose bonus was claimed */
  readonly claimed: number;
  /** whether a bonus was claimed for a level that is no longer reached: nothing is given until it is reached again */
  readonly ahead: boolean;
}

type Counts = Pick<Vip, 'paidIn' | 'takenBack'>;

/** Returns the gems bought and not deducted, at least 0. A payer cannot reverse more than was paid, but order and time are not ours. */
const experienceOf = ({ paidIn, takenBack }: Counts): Amount => Math.max(0, paidIn - takenBack);

/** Returns the highest level that an experience reaches. */
export const levelAt = ({ levels }: VipTable, experience: Amount): number =>
  levels.findLast(({ vipNum }) => vipNum <= experience)?.level ?? 0;

/**
 * @param time milliseconds since 1970
 * @param offset house time at that moment, in minutes ahead of UTC
 */
export function standingOf(vip: Vip, table: VipTable, time: number, offset: number): VipStanding {
  const start = startOfHouseMonth(time, offset);
  const month = vip.recent
    .filter(({ quarter }) => quarter * QUARTER_MS >= start)
    .reduce<Counts>(
      (sum, one) => ({ paidIn: sum.paidIn + one.paidIn, takenBack: sum.takenBack + one.takenBack }),
      { paidIn: 0, takenBack: 0 },
    );
  const experience = experienceOf(vip);
  const before = experienceOf({
    paidIn: vip.paidIn - month.paidIn,
    takenBack: vip.takenBack - month.takenBack,
  });
  const level = levelAt(table, experience);
  return {
    level,
    experience,
    monthPaid: experienceOf(month),
    lastMonthLevel: levelAt(table, before),
    claimed: vip.claimed,
    ahead: vip.claimed > level,
  };
}

/** Returns a player's level by a table. */
export const levelOf = (vip: Vip, table: VipTable): number => levelAt(table, experienceOf(vip));

/** Returns the next level to claim: the lowest level with a bonus above the claimed ones; undefined if none is left. */
export const nextBonus = ({ levels }: VipTable, claimed: number): VipLevel | undefined =>
  levels.find(({ level, vipAmount }) => level > claimed && vipAmount !== null);

/** Returns a player's recharge bonus as orders state it: the rate in 1/10,000 of the purchase, and its table; null if there is none. */
export function bonusInForce(
  vip: Vip,
  { hash, content }: RulesInForce<VipTable>,
): { readonly rate: number; readonly hash: string | null } {
  const rate = bonusRateOf(vip, content);
  return { rate, hash: rate === 0 ? null : hash };
}

/** Returns a player's recharge bonus, in 1/10,000 of the purchase. 0 while a bonus is claimed for a level that a charge-back took away. */
export function bonusRateOf(vip: Vip, table: VipTable): number {
  const level = levelOf(vip, table);
  return vip.claimed > level ? 0 : (table.levels[level]?.vipRate ?? 0);
}

/** Returns the level for a player's benefits, and its table; 0 while a bonus is claimed for a level that a charge-back took away. */
export function levelInForce(
  vip: Vip,
  { hash, content }: RulesInForce<VipTable>,
): { readonly level: number; readonly hash: string } {
  const level = levelOf(vip, content);
  return { level: vip.claimed > level ? 0 : level, hash };
}
