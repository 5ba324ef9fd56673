import { type PromotionTerms, SHARE_UNITS } from './events.ts';

/** Returns an inviter's level, from 1. @param before counted for the inviter on earlier days, 1/10,000 gem */
export function promotionLevelOf({ levels }: PromotionTerms, before: number): number {
  const reached = levels.findLastIndex(({ from }) => before >= from);
  return Math.max(reached, 0) + 1;
}

/** Returns the share at a level, in 1/10,000. @param level from 1 */
export const shareAt = ({ levels }: PromotionTerms, level: number): number => levels[level - 1]?.share ?? 0;

/** Returns what a counted amount brings, rounded down. Amounts in 1/10,000 gem. */
export const broughtOf = (counted: number, share: number): number =>
  Number((BigInt(counted) * BigInt(share)) / BigInt(SHARE_UNITS));
