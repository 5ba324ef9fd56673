/** Length of the periods in which drops are counted: a figure of whole ones holds back every reel that still turns. */
export const QUARTER_MS = 900_000;
/** Time after a quarter hour until its last reels have come to rest, in milliseconds. */
const REST_MS = 10_000;

/** Returns the first quarter hour, counted from 1970, that is not shown yet. @param now milliseconds since 1970 */
export const firstHidden = (now: number): number => Math.floor((now - REST_MS) / QUARTER_MS);
