import { existsSync, readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/** Link to the calling thread on Linux: `<process>/task/<thread>`. */
const OWN_THREAD = '/proc/thread-self';

/** Lowers this thread's priority, so that plays come first if there are too few cores. Only Linux has thread priorities. */
export function stepBehindPlays(): void {
  if (!existsSync(OWN_THREAD)) return;
  const [, thread] = /\/task\/(\d+)$/.exec(readlinkSync(OWN_THREAD)) ?? [];
  if (thread !== undefined) setPriority(Number(thread), constants.priority.PRIORITY_BELOW_NORMAL);
}
