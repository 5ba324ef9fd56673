import { houseDay, startOfHouseDay } from '../../kernel/index.ts';
import { type LimitSpan, SPAN_MS } from './events.ts';

// Counts are kept by UTC quarter hours: an hour in house time consists of whole ones under any offset.

export const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** Returns when a time's hour in house time began. @param offset house offset, in minutes ahead of UTC */
const startOfHouseHour = (time: number, offset: number): number => {
  const day = startOfHouseDay(houseDay(time, offset), offset);
  return day + Math.floor((time - day) / HOUR_MS) * HOUR_MS;
};

/** Returns the hour of the house day, 0 to 23. */
export const houseHour = (time: number, offset: number): number =>
  Math.floor((time - startOfHouseDay(houseDay(time, offset), offset)) / HOUR_MS);

/**
 * Returns when a limit's window begins, milliseconds since 1970.
 * That is the whole house hour in which the span began, so that no span is cut short.
 */
export const windowStart = (time: number, span: LimitSpan, offset: number): number =>
  startOfHouseHour(time - SPAN_MS[span], offset);

/** Returns when usage at a time leaves the window, milliseconds since 1970. */
export const leavesWindow = (happened: number, span: LimitSpan, offset: number): number =>
  startOfHouseHour(happened, offset) + HOUR_MS + SPAN_MS[span];
