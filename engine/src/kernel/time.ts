/** Greatest difference between two nodes' clocks, milliseconds. No time in a log is further behind an earlier one. */
export const CLOCK_TOLERANCE_MS = 2_000;
