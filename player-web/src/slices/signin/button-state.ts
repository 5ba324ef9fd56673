import type { Round } from './queries';

/** What the button of a day says. */
type DayState = 'claimed' | 'claim' | 'not-claimable';

/**
 * Seeds, second document, section 4: a day is claimed if the days signed are at least its index; it is not claimable if today is
 * signed in on already or it is not the next day; it is there to click only as the next day while today is not signed in on.
 */
export function dayState(
  index: number,
  { days, next, signedToday }: Pick<Round, 'days' | 'next' | 'signedToday'>,
): DayState {
  if (days >= index) return 'claimed';
  return !signedToday && index === next ? 'claim' : 'not-claimable';
}
