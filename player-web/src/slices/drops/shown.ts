/** Time in which a message may follow the dialog of the same drops: the rest of the reel, and the way here. */
const FOLLOWS_MS = 20_000;

let last = Number.NEGATIVE_INFINITY;

/** Notes that this page showed drops of its own play. @param now milliseconds since 1970 */
export function noteShown(now: number): void {
  last = now;
}

/** Returns whether this page just showed drops of its own play. @param now milliseconds since 1970 */
export const wasShown = (now: number): boolean => now - last < FOLLOWS_MS;
