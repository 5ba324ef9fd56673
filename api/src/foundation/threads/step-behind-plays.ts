import { existsSync, readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/** Where Linux says which thread reads it: `<process>/task/<thread>`. */
const OWN_THREAD = '/proc/thread-self';

/** Plays come first, where there are too few cores for both. Elsewhere than on Linux a thread has no priority of its own. */
export function stepBehindPlays(): void {
  if (!existsSync(OWN_THREAD)) return;
  const [, thread] = /\/task\/(\d+)$/.exec(readlinkSync(OWN_THREAD)) ?? [];
  if (thread !== undefined) setPriority(Number(thread), constants.priority.PRIORITY_BELOW_NORMAL);
}
