import { existsSync, readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashPassword, passwordMatches } from './password.ts';

/** What the thread is asked: to hash a password, or to hold one to a hash. */
export interface PasswordAsked {
  readonly password: string;
  /** PHC string; undefined where a hash is wanted */
  readonly phc: string | undefined;
}

/** Where Linux says which thread reads it: `<process>/task/<thread>`. */
const OWN_THREAD = '/proc/thread-self';

/** Plays come first, where there are too few cores for both. Elsewhere than on Linux a thread has no priority of its own. */
function stepBehindPlays(): void {
  if (!existsSync(OWN_THREAD)) return;
  const [, thread] = /\/task\/(\d+)$/.exec(readlinkSync(OWN_THREAD)) ?? [];
  if (thread !== undefined) setPriority(Number(thread), constants.priority.PRIORITY_BELOW_NORMAL);
}

// The body of a thread that works on one password at a time.
stepBehindPlays();
parentPort?.on('message', ({ password, phc }: PasswordAsked) => {
  parentPort?.postMessage(phc === undefined ? hashPassword(password) : passwordMatches(password, phc));
});
