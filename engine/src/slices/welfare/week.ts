import { houseDay, startOfHouseDay } from '../../kernel/index.ts';

const DAYS = 7;
/** 1970-01-01 was a Thursday: Monday the 5th is day 4. */
const FIRST_MONDAY = 4;

/**
 * The house's week of a moment, counted from that of Monday 1970-01-05.
 * @param time milliseconds since 1970
 * @param offset of the house at that time, in minutes ahead of UTC
 */
export const weekOf = (time: number, offset: number): number =>
  Math.floor((houseDay(time, offset) - FIRST_MONDAY) / DAYS);

/** The Monday of a week, as days since 1970-01-01. */
export const firstDayOf = (week: number): number => week * DAYS + FIRST_MONDAY;

/** When a week ends: its next Monday 00:00 of the house, in milliseconds since 1970. */
export const endOfWeek = (week: number, offset: number): number =>
  startOfHouseDay(firstDayOf(week + 1), offset);
