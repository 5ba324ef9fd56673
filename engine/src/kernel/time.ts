/** How far the clocks of two nodes of one shop may lie apart; milliseconds. No time in a log lies further behind one before it. */
export const CLOCK_TOLERANCE_MS = 2_000;
