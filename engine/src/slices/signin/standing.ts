import { houseDay } from '../../kernel/index.ts';
import { ROUND_DAYS } from './events.ts';
import { monthOf } from './month.ts';
import type { SignIn, SignInMonth } from './state.ts';

/** Where a player stands at a moment. */
interface SignInStanding {
  /** of the house, since 1970-01-01; never before the last one that was signed in on */
  readonly day: number;
  readonly signedToday: boolean;
  /** days in a row that are signed in on in this round, 0 to 7: what the board shows as claimed */
  readonly signed: number;
  /** which day of the board is signed in on next, 1 to 7 */
  readonly next: number;
  /** of the house, since January 1970 */
  readonly month: number;
  /** this month's sign-ins; undefined before the first */
  readonly own: SignInMonth | undefined;
}

/**
 * A day is signed in on once, and the next one is a later one: whichever way the house's midnight is moved, the last sign-in
 * lies in the day that it was counted in and in the one in which its moment lies now, whichever is later.
 * @param time milliseconds since 1970
 * @param offset of the house at that time, in minutes ahead of UTC
 */
export function standingOf({ last, month: newest }: SignIn, time: number, offset: number): SignInStanding {
  const today = houseDay(time, offset);
  const lastDay = last === undefined ? -Infinity : Math.max(last.day, houseDay(last.time, offset));
  const day = Math.max(today, lastDay);
  const signedToday = lastDay >= today;
  const inRow = last !== undefined && lastDay >= today - 1 ? last.index : 0;
  const signed = !signedToday && inRow === ROUND_DAYS ? 0 : inRow;
  const month = monthOf(day);
  return {
    day,
    signedToday,
    signed,
    next: (inRow % ROUND_DAYS) + 1,
    month,
    own: newest?.month === month ? newest : undefined,
  };
}
