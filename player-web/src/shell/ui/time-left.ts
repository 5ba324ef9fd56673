// How long something lasts yet, in the product's forms (seeds, second document, section 9: time helpers). All of them round up:
// what has any time left shows some.

const MINUTE_S = 60;
const HOUR_S = 3_600;
const DAY_S = 86_400;

const secondsIn = (milliseconds: number) => Math.max(0, Math.ceil(milliseconds / 1_000));
const two = (value: number) => String(Math.floor(value)).padStart(2, '0');

/** hours:minutes:seconds, the hours as many as there are. @param milliseconds nothing is left below 0 */
export function hoursLeft(milliseconds: number): string {
  const seconds = secondsIn(milliseconds);
  return [seconds / HOUR_S, (seconds / MINUTE_S) % 60, seconds % 60].map(two).join(':');
}

/** minutes:seconds, for what comes within the hour. */
export function minutesLeft(milliseconds: number): string {
  const seconds = secondsIn(milliseconds);
  return [seconds / MINUTE_S, seconds % 60].map(two).join(':');
}

/** The long form: each unit by itself. */
export function partsLeft(milliseconds: number): {
  readonly days: number;
  readonly hours: string;
  readonly minutes: string;
  readonly seconds: string;
} {
  const seconds = secondsIn(milliseconds);
  return {
    days: Math.floor(seconds / DAY_S),
    hours: two((seconds % DAY_S) / HOUR_S),
    minutes: two((seconds / MINUTE_S) % 60),
    seconds: two(seconds % 60),
  };
}

/** The remaining-time label: days from 24 hours on, hours below, one hour at least; undefined once it has passed. */
export function remaining(
  milliseconds: number,
): { readonly unit: 'day' | 'hour'; readonly amount: number } | undefined {
  if (milliseconds <= 0) return undefined;
  const hours = Math.floor(milliseconds / (HOUR_S * 1_000));
  return hours >= 24
    ? { unit: 'day', amount: Math.floor(hours / 24) }
    : { unit: 'hour', amount: Math.max(1, hours) };
}
