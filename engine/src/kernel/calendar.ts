// The house's calendar: days begin at midnight of a published offset from UTC, the setting `house-time`, which has no summer time.
export const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/**
 * What counts by day, week or month is kept by quarter hours of UTC: offsets are multiples of that, so that a day under any of
 * them is a sum of whole ones, and a fold needs to know none.
 */
export const QUARTER_MS = 900_000;
/** Quarter hours that a count of a day has to be kept for: 24 hours, and one for clocks of nodes that differ by seconds. */
export const QUARTERS_KEPT = DAY_MS / QUARTER_MS + 1;

/** The quarter hour of a moment, counted from 1970 UTC. Time in milliseconds since 1970 UTC. */
export const quarterOf = (time: number): number => Math.floor(time / QUARTER_MS);

/** The house's day of a moment, as days since 1970-01-01. @param offset minutes ahead of UTC, as they count at that moment */
export const houseDay = (time: number, offset: number): number =>
  Math.floor((time + offset * MINUTE_MS) / DAY_MS);

/** When a house day begins, in milliseconds since 1970 UTC. @param offset minutes ahead of UTC */
export const startOfHouseDay = (day: number, offset: number): number => day * DAY_MS - offset * MINUTE_MS;

/** Of the days of a week: 1970-01-01 was a Thursday, and a week begins on Monday. */
const DAYS_INTO_FIRST_WEEK = 3;
const WEEK_DAYS = 7;

/**
 * When the house's week of a moment began, on Monday, in milliseconds since 1970 UTC.
 * @param offset of the house at that time, in minutes ahead of UTC
 */
export function startOfHouseWeek(time: number, offset: number): number {
  const day = houseDay(time, offset);
  return startOfHouseDay(day - ((day + DAYS_INTO_FIRST_WEEK) % WEEK_DAYS), offset);
}

/**
 * When the house's month of a moment began, in milliseconds since 1970 UTC.
 * @param offset of the house at that time, in minutes ahead of UTC
 */
export function startOfHouseMonth(time: number, offset: number): number {
  const day = houseDay(time, offset);
  const dayOfMonth = Number(houseDate(day).slice(-2));
  return startOfHouseDay(day - dayOfMonth + 1, offset);
}

/** The quarter hours of the house day that holds a moment: `first` up to, and without, `end`. @param offset minutes ahead of UTC */
export function quartersOfDay(
  time: number,
  offset: number,
): { readonly first: number; readonly end: number } {
  const first = quarterOf(startOfHouseDay(houseDay(time, offset), offset));
  return { first, end: first + DAY_MS / QUARTER_MS };
}

/** A house day as '2026-11-20'. */
export const houseDate = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** An offset as people read it: '+08:00'. @param offset minutes ahead of UTC */
export function offsetText(offset: number): string {
  const minutes = Math.abs(offset);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${offset < 0 ? '−' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
