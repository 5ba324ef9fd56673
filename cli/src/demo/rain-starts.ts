import { HOUSE_TIME } from '@skins/engine/rules';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;
/** A day has at most 24 starts: every half hour in the first hours, which visitors see, and fewer in the rest. */
const SOON = { rains: 12, every: 30 } as const;
const LATER = { rains: 12, every: 90 } as const;
/** The first rain after the end: it is announced five minutes ahead at least. */
const FIRST = 15;

/** Returns the starts of a demonstration's rains, minutes after a house day began. @param end of the simulated days, milliseconds since 1970 */
export function rainStarts(end: number): number[] {
  const first = Math.ceil(end / MINUTE_MS) + HOUSE_TIME.first.offsetMinutes + FIRST;
  const soon = Array.from({ length: SOON.rains }, (_rain, n) => n * SOON.every);
  const begin = SOON.rains * SOON.every;
  const later = Array.from({ length: LATER.rains }, (_rain, n) => begin + n * LATER.every);
  return [...soon, ...later].map((minutes) => (first + minutes) % DAY_MINUTES).toSorted((a, b) => a - b);
}
