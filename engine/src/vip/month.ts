import { houseDate, houseDay, startOfHouseDay } from '../kernel/index.ts';

/**
 * When the house's month of a moment began, in milliseconds since 1970 UTC.
 * @param offset of the house at that time, in minutes ahead of UTC
 */
export function startOfHouseMonth(time: number, offset: number): number {
  const day = houseDay(time, offset);
  const dayOfMonth = Number(houseDate(day).slice(-2));
  return startOfHouseDay(day - dayOfMonth + 1, offset);
}
