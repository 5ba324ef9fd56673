import { type Amount, QUARTER_MS, type RulesInForce, startOfHouseMonth } from '../../kernel/index.ts';
import type { VipLevel, VipTable } from './events.ts';
import type { Vip } from './state.ts';

/** Where a player stands by a table. Amounts in 1/10,000 gem. */
interface VipStanding {
  readonly level: number;
  /** bought, less what was taken back */
  readonly experience: Amount;
  /** the same, of this month of the house; never negative */
  readonly monthPaid: Amount;
  /** the level that was reached when the last month of the house ended, by the present table */
  readonly lastMonthLevel: number;
  /** the highest level whose bonus was claimed */
  readonly claimed: number;
  /** whether a bonus was claimed for a level that is no longer reached: until it is again, nothing is given */
  readonly ahead: boolean;
}

type Counts = Pick<Vip, 'paidIn' | 'takenBack'>;

/** What was bought and not taken back; a payer may take back no more than was bought, but order and time are not ours. */
const experienceOf = ({ paidIn, takenBack }: Counts): Amount => Math.max(0, paidIn - takenBack);

/** The highest level that an experience reaches. */
export const levelAt = ({ levels }: VipTable, experience: Amount): number =>
  levels.findLast(({ vipNum }) => vipNum <= experience)?.level ?? 0;

/**
 * @param time milliseconds since 1970
 * @param offset of the house at that time, in minutes ahead of UTC
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

/** The level that a player has by a table. */
export const levelOf = (vip: Vip, table: VipTable): number => levelAt(table, experienceOf(vip));

/** The level whose bonus is claimed next: the lowest one with a bonus above those that were claimed; undefined when none is left. */
export const nextBonus = ({ levels }: VipTable, claimed: number): VipLevel | undefined =>
  levels.find(({ level, vipAmount }) => level > claimed && vipAmount !== null);

/** The recharge bonus of a player as orders name it: in 1/10,000 of what is bought, and the table that says so; null where there is none. */
export function bonusInForce(
  vip: Vip,
  { hash, content }: RulesInForce<VipTable>,
): { readonly rate: number; readonly hash: string | null } {
  const rate = bonusRateOf(vip, content);
  return { rate, hash: rate === 0 ? null : hash };
}

/**
 * The recharge bonus of a player, in 1/10,000 of what is bought. None while a bonus was claimed for a level that a charged back
 * top-up took away.
 */
export function bonusRateOf(vip: Vip, table: VipTable): number {
  const level = levelOf(vip, table);
  return vip.claimed > level ? 0 : (table.levels[level]?.vipRate ?? 0);
}

/**
 * The level by which a player is given something, and the table that says so; 0 while a bonus was claimed for a level that a
 * charged back top-up took away.
 */
export function levelInForce(
  vip: Vip,
  { hash, content }: RulesInForce<VipTable>,
): { readonly level: number; readonly hash: string } {
  const level = levelOf(vip, content);
  return { level: vip.claimed > level ? 0 : level, hash };
}
