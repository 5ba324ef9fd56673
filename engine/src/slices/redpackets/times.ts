// When a rain happens, from its start. All in milliseconds.

/** The latest announcement before a start, so that accounts are older and a checkpoint is signed. */
export const ANNOUNCE_BEFORE_MS = 300_000;
/** The earliest announcement before a start. */
export const ANNOUNCE_EARLIEST_MS = 86_400_000;
/** The round that decides is the first at or after this time before the start: it is out before the countdown. */
export const ROUND_BEFORE_MS = 38_000;
/** Least time from the signed checkpoint to the round. */
export const SEAL_BEFORE_MS = 3_000;
/** The countdown that a message starts. */
export const COUNTDOWN_MS = 35_000;
