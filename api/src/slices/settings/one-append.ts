import { EVENTS_PER_APPEND_MAX, RECORD_BYTES_MAX } from '../../foundation/store/index.ts';

/** More than stands in a record around what its event says. */
const AROUND_BYTES = 4_096;

/** Whether what a change would write can be approved: all of it, and the approval behind it, in one append. */
export const fitsInOneAppend = (written: readonly unknown[]): boolean =>
  written.length < EVENTS_PER_APPEND_MAX &&
  written.every((said) => Buffer.byteLength(JSON.stringify(said) ?? '') + AROUND_BYTES <= RECORD_BYTES_MAX);
