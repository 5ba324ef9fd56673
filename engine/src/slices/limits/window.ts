import { houseDay, startOfHouseDay } from '../../kernel/index.ts';
import { type LimitSpan, SPAN_MS } from './events.ts';

// Counts are kept by quarters of an hour of UTC: every house's hour is made of whole ones, whatever its offset.

export const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** When the house's hour of a time began. @param offset of the house, in minutes ahead of UTC */
const startOfHouseHour = (time: number, offset: number): number => {
  const day = startOfHouseDay(houseDay(time, offset), offset);
  return day + Math.floor((time - day) / HOUR_MS) * HOUR_MS;
};

/** The hour of the house's day, 0 to 23. */
export const houseHour = (time: number, offset: number): number =>
  Math.floor((time - startOfHouseDay(houseDay(time, offset), offset)) / HOUR_MS);

/**
 * When the window of a limit begins: at the whole house hour in which the span began, so that no span is ever cut short.
 * Milliseconds since 1970.
 */
export const windowStart = (time: number, span: LimitSpan, offset: number): number =>
  startOfHouseHour(time - SPAN_MS[span], offset);

/** When what happened at a time is out of the window: milliseconds since 1970. */
export const leavesWindow = (happened: number, span: LimitSpan, offset: number): number =>
  startOfHouseHour(happened, offset) + HOUR_MS + SPAN_MS[span];
