import { houseDay } from '../../kernel/index.ts';
import { ROUND_DAYS } from './events.ts';
import { monthOf } from './month.ts';
import type { SignIn, SignInMonth } from './state.ts';

/** A player's sign-in progress at a moment. */
export interface SignInStanding {
  /** house day, since 1970-01-01; never before the day of the last sign-in */
  readonly day: number;
  readonly signedToday: boolean;
  /** consecutive days signed in this round, 0 to 7: the board shows them as claimed */
  readonly signed: number;
  /** next day of the board, 1 to 7 */
  readonly next: number;
  /** house month, since January 1970 */
  readonly month: number;
  /** this month's sign-ins; undefined before the first */
  readonly own: SignInMonth | undefined;
}

/**
 * Computes the progress. Each day allows one sign-in, and the next day must be a later one. If the house's midnight was moved, the last
 * sign-in has two days: the one in which it was counted, and the one in which its moment lies now. The later of them applies.
 * @param time milliseconds since 1970
 * @param offset house time at that moment, in minutes ahead of UTC
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
