import { EVENTS_PER_APPEND_MAX } from '../store/index.ts';

/** Whether what a change would write can be approved: all of it, and the approval behind it, in one append. */
export const fitsInOneAppend = (written: readonly unknown[]): boolean =>
  written.length < EVENTS_PER_APPEND_MAX;
