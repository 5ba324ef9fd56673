// When a drawn battle is on screen: the same second for everybody, from the log alone. All in milliseconds.

/** From the draw to the first round of boxes. */
const LEAD_MS = 1_500;
/** From one round of boxes to the next. */
export const PACE_MS = 5_000;
/** Until the reels of a round have landed. */
export const REEL_MS = 4_000;
/** From the deciding moment to the end. */
export const DECIDE_MS = 5_000;

/** The times of a show, milliseconds since 1970. */
interface Show {
  /** the first round of boxes */
  readonly startsAt: number;
  readonly decidesAt: number;
  readonly endsAt: number;
}

/** Returns when a battle that was drawn at a time is on screen. */
export function showOf(drawn: number, rounds: number): Show {
  const startsAt = drawn + LEAD_MS;
  const decidesAt = startsAt + rounds * PACE_MS;
  return { startsAt, decidesAt, endsAt: decidesAt + DECIDE_MS };
}

/** Returns how many rounds were or are on screen. */
export const shownRounds = (startsAt: number, rounds: number, now: number): number =>
  Math.max(0, Math.min(rounds, Math.floor((now - startsAt) / PACE_MS) + 1));
