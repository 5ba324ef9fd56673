import { EVENTS_PER_APPEND_MAX, RECORD_BYTES_MAX } from '../../foundation/store/index.ts';

/** Upper bound of a record's size without its event data, in bytes. */
const AROUND_BYTES = 4_096;

/** Tests whether a change and its approval fit into one append. */
export const fitsInOneAppend = (written: readonly unknown[]): boolean =>
  written.length < EVENTS_PER_APPEND_MAX &&
  written.every((said) => Buffer.byteLength(JSON.stringify(said) ?? '') + AROUND_BYTES <= RECORD_BYTES_MAX);
