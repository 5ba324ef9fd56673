// Times of a rain on screen, in milliseconds (spec 9).

/** From the first sight of a rain to its fall, unless its message says otherwise. */
export const COUNTDOWN_MS = 35_000;
/** The last part of it, counted over everything. */
const COUNT_IN_MS = 5_000;
/** From one packet to the next. */
export const SPAWN_MS = 200;
/** The same on phones. */
export const SPAWN_PHONE_MS = 500;
/** How long a packet falls. */
export const LIVES_MS = 6_000;

export type Phase = 'before' | 'countdown' | 'count-in' | 'falling' | 'over';

/** Returns a rain's phase on screen at a time. */
export function phaseAt(time: number, start: number, endsAt: number): Phase {
  if (time >= endsAt) return 'over';
  if (time >= start) return 'falling';
  if (time >= start - COUNT_IN_MS) return 'count-in';
  return time >= start - COUNTDOWN_MS ? 'countdown' : 'before';
}
