import type { UserVip, VipLevel } from './queries';

/** The state of a level's bonus. */
type BonusState = 'none' | 'claimed' | 'claimable' | 'waiting' | 'above';

/**
 * spec 4.10: claimable if the current level is above 0 and above the claimed level,
 * and the bonus is not '/'. The lowest one is next.
 */
export function bonusStateOf({ level, vipAmount }: VipLevel, own: UserVip): BonusState {
  if (vipAmount === '/') return 'none';
  if (level <= own.redPacketLevel) return 'claimed';
  if (level > own.vipLevel) return 'above';
  return level === own.nextClaim ? 'claimable' : 'waiting';
}

/** Returns the progress from a level to the next one, from 0 to 1; 1 on the highest. */
export function progressOf(
  levels: readonly Pick<VipLevel, 'level' | 'vipNum'>[],
  { vipLevel, vipExperience }: UserVip,
): number {
  const [own, next] = [levels[vipLevel], levels[vipLevel + 1]];
  if (own === undefined || next === undefined) return 1;
  return Math.min(1, Math.max(0, (vipExperience - own.vipNum) / (next.vipNum - own.vipNum)));
}
