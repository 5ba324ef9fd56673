import type { Activity } from './queries';

/** Days before and after today that the programme shows. */
const BEFORE = 10;
const AFTER = 20;
/** Every so many days have a number. */
const MARKED = 2;
const DAY_MS = 86_400_000;
/** Space that a name takes on a phone, milliseconds. */
const ROOM_MS = 9 * DAY_MS;

export interface ProgrammeDays {
  /** milliseconds since 1970 */
  readonly start: number;
  readonly end: number;
  readonly marks: readonly { readonly time: number; readonly day: number; readonly today: boolean }[];
}

/** Returns the days around a moment, in the time zone of the browser. */
export function programmeDays(now: number): ProgrammeDays {
  const today = new Date(now);
  const dayAt = (days: number) =>
    new Date(today.getFullYear(), today.getMonth(), today.getDate() + days).getTime();
  const marks = Array.from({ length: BEFORE + AFTER }, (_, k) => k - BEFORE)
    .filter((days) => days % MARKED === 0)
    .map((days) => ({ time: dayAt(days), day: new Date(dayAt(days)).getDate(), today: days === 0 }));
  return { start: dayAt(-BEFORE), end: dayAt(AFTER), marks };
}

interface Placed {
  readonly activity: Activity;
  readonly from: number;
  readonly until: number;
  readonly row: number;
  /** whether its name ends with its bar, as it has no room behind its start */
  readonly late: boolean;
}

/** Returns the activities within the days, each in the first row where its bar and name have room. */
export function placedIn({ start, end }: ProgrammeDays, activities: readonly Activity[]): readonly Placed[] {
  const rows: number[] = [];
  return activities
    .filter(({ from, until }) => from < end && until > start)
    .toSorted((a, b) => a.from - b.from)
    .map((activity) => {
      const from = Math.max(start, activity.from);
      const until = Math.min(end, activity.until);
      const late = from > end - ROOM_MS;
      const begins = late ? Math.min(from, until - ROOM_MS) : from;
      const free = rows.findIndex((taken) => taken <= begins);
      const row = free === -1 ? rows.length : free;
      rows[row] = Math.max(until, begins + ROOM_MS);
      return { activity, from, until, row, late };
    });
}
