// The house calendar. Days begin at midnight in the published UTC offset `house-time`, without summer time.
export const DAY_MS = 86_400_000;
export const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/**
 * Counts by day, week or month are kept by UTC quarter hours. Offsets are multiples of that, so a day under any offset
 * is a
 * sum of whole quarter hours, and a fold needs no offset.
 */
export const QUARTER_MS = 900_000;
/** Number of quarter hours kept for a daily count: 24 hours, and one more because nodes' clocks differ by seconds. */
export const QUARTERS_KEPT = DAY_MS / QUARTER_MS + 1;

/** Returns a time's quarter hour, counted from 1970 UTC. Time in milliseconds since 1970 UTC. */
export const quarterOf = (time: number): number => Math.floor(time / QUARTER_MS);

/** Returns a time's house day, in days since 1970-01-01. @param offset minutes ahead of UTC in force at that time */
export const houseDay = (time: number, offset: number): number =>
  Math.floor((time + offset * MINUTE_MS) / DAY_MS);

/** Returns when a house day begins, milliseconds since 1970 UTC. @param offset minutes ahead of UTC */
export const startOfHouseDay = (day: number, offset: number): number => day * DAY_MS - offset * MINUTE_MS;

/** Days before 1970-01-01 in its week: that was a Thursday, and a week begins on Monday. */
const DAYS_INTO_FIRST_WEEK = 3;
const WEEK_DAYS = 7;

/**
 * Returns when the house week of a time began, on Monday, in milliseconds since 1970 UTC.
 * @param offset the house's offset at that time, in minutes ahead of UTC
 */
export function startOfHouseWeek(time: number, offset: number): number {
  const day = houseDay(time, offset);
  return startOfHouseDay(day - ((day + DAYS_INTO_FIRST_WEEK) % WEEK_DAYS), offset);
}

/**
 * Returns when the house month of a time began, in milliseconds since 1970 UTC.
 * @param offset the house's offset at that time, in minutes ahead of UTC
 */
export function startOfHouseMonth(time: number, offset: number): number {
  const day = houseDay(time, offset);
  const dayOfMonth = Number(houseDate(day).slice(-2));
  return startOfHouseDay(day - dayOfMonth + 1, offset);
}

/** Returns the quarter hours of the house day of a time, `end` excluded. @param offset minutes ahead of UTC */
export function quartersOfDay(
  time: number,
  offset: number,
): { readonly first: number; readonly end: number } {
  const first = quarterOf(startOfHouseDay(houseDay(time, offset), offset));
  return { first, end: first + DAY_MS / QUARTER_MS };
}

/** Formats a house day as '2026-11-20'. */
export const houseDate = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Formats an offset as '+08:00'. @param offset minutes ahead of UTC */
export function offsetText(offset: number): string {
  const minutes = Math.abs(offset);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${offset < 0 ? '−' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
