import type { Round } from './queries';

/** The state of a day's button. */
type DayState = 'claimed' | 'claim' | 'not-claimable';

/**
 * spec 4.19: a day is claimed if the number of days signed is at least its index. Only the
 * next day can be claimed, and only before today's sign-in. All other days are not claimable.
 */
export function dayState(
  index: number,
  { days, next, signedToday }: Pick<Round, 'days' | 'next' | 'signedToday'>,
): DayState {
  if (days >= index) return 'claimed';
  return !signedToday && index === next ? 'claim' : 'not-claimable';
}
