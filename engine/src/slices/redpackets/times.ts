// When a rain happens, from its start. All in milliseconds.

/** The latest announcement before a start, so that accounts are older and a checkpoint is signed. */
export const ANNOUNCE_BEFORE_MS = 300_000;
/** The earliest announcement before a start. */
export const ANNOUNCE_EARLIEST_MS = 86_400_000;
/** The countdown that a message starts. */
export const COUNTDOWN_MS = 35_000;
