import { houseDay, startOfHouseDay } from '../kernel/index.ts';
import { type LimitSpan, SPAN_MS } from './events.ts';

/** Counts are kept by quarters of an hour of UTC: every house's hour is made of whole ones, whatever its offset. */
export const QUARTER_MS = 900_000;
export const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** The hour of the house's day, 0 to 23. */
export const houseHour = (time: number): number =>
  Math.floor((time - startOfHouseDay(houseDay(time))) / HOUR_MS);

/**
 * When the window of a limit begins: at the whole house hour in which the span began, so that no span is ever cut short.
 * Milliseconds since 1970.
 */
export function windowStart(time: number, span: LimitSpan): number {
  const began = time - SPAN_MS[span];
  return startOfHouseDay(houseDay(began)) + houseHour(began) * HOUR_MS;
}

/** When what happened at a time is out of the window: milliseconds since 1970. */
export const leavesWindow = (happened: number, span: LimitSpan): number =>
  startOfHouseDay(houseDay(happened)) + (houseHour(happened) + 1) * HOUR_MS + SPAN_MS[span];
