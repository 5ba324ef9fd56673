import { houseDay, startOfHouseDay } from '../../kernel/index.ts';

const DAYS = 7;
/** 1970-01-01 was a Thursday: Monday the 5th is day 4. */
const FIRST_MONDAY = 4;

/**
 * Returns the house week of a moment, counted from the week of Monday 1970-01-05.
 * @param time milliseconds since 1970
 * @param offset house time at that moment, in minutes ahead of UTC
 */
export const weekOf = (time: number, offset: number): number =>
  Math.floor((houseDay(time, offset) - FIRST_MONDAY) / DAYS);

/** Returns the Monday of a week, as days since 1970-01-01. */
export const firstDayOf = (week: number): number => week * DAYS + FIRST_MONDAY;

/** Returns the end of a week: its next Monday 00:00 house time, in milliseconds since 1970. */
export const endOfWeek = (week: number, offset: number): number =>
  startOfHouseDay(firstDayOf(week + 1), offset);
