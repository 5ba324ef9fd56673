import { parentPort } from 'node:worker_threads';
import { stepBehindPlays } from '../../foundation/threads/index.ts';
import { hashPassword, passwordMatches } from './password.ts';

/** What the thread is asked: to hash a password, or to hold one to a hash. */
export interface PasswordAsked {
  readonly password: string;
  /** PHC string; undefined where a hash is wanted */
  readonly phc: string | undefined;
}

// The body of a thread that works on one password at a time.
stepBehindPlays();
parentPort?.on('message', ({ password, phc }: PasswordAsked) => {
  parentPort?.postMessage(phc === undefined ? hashPassword(password) : passwordMatches(password, phc));
});
