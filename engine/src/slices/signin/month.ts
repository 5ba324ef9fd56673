import { houseDate } from '../../kernel/index.ts';

/** Returns the month of a house day, in months since January 1970. @param day days since 1970-01-01 */
export function monthOf(day: number): number {
  const [year, month] = houseDate(day).split('-').map(Number);
  return ((year ?? 0) - 1970) * 12 + (month ?? 1) - 1;
}
