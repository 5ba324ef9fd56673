import { houseDate, houseDay, startOfHouseDay } from '../kernel/index.ts';

/** When the house's month of a moment began, in milliseconds since 1970 UTC. */
export function startOfHouseMonth(time: number): number {
  const day = houseDay(time);
  const dayOfMonth = Number(houseDate(day).slice(-2));
  return startOfHouseDay(day - dayOfMonth + 1);
}
