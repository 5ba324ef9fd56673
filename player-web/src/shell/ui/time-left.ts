// Formats remaining time in the product's forms (spec 9.11). The clock forms
// round seconds up, so that any time left shows. `remaining` rounds down, to one hour at least.

const MINUTE_S = 60;
const HOUR_S = 3_600;
const DAY_S = 86_400;

const secondsIn = (milliseconds: number) => Math.max(0, Math.ceil(milliseconds / 1_000));
const two = (value: number) => String(Math.floor(value)).padStart(2, '0');

/** Returns hours:minutes:seconds, with any number of hours. @param milliseconds counts as 0 if negative */
export function hoursLeft(milliseconds: number): string {
  const seconds = secondsIn(milliseconds);
  return [seconds / HOUR_S, (seconds / MINUTE_S) % 60, seconds % 60].map(two).join(':');
}

/** Returns minutes:seconds, for times within an hour. */
export function minutesLeft(milliseconds: number): string {
  const seconds = secondsIn(milliseconds);
  return [seconds / MINUTE_S, seconds % 60].map(two).join(':');
}

/** Returns the long form: each unit separately. */
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

/** Returns the remaining-time label: days from 24 hours on, else hours, at least one; undefined once it has passed. */
export function remaining(
  milliseconds: number,
): { readonly unit: 'day' | 'hour'; readonly amount: number } | undefined {
  if (milliseconds <= 0) return undefined;
  const hours = Math.floor(milliseconds / (HOUR_S * 1_000));
  return hours >= 24
    ? { unit: 'day', amount: Math.floor(hours / 24) }
    : { unit: 'hour', amount: Math.max(1, hours) };
}
