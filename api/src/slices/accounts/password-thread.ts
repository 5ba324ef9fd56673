import { parentPort } from 'node:worker_threads';
import { stepBehindPlays } from '../../foundation/threads/index.ts';
import { hashPassword, passwordMatches } from './password.ts';

/** A request to the thread: hash a password, or compare one with a hash. */
export interface PasswordAsked {
  readonly password: string;
  /** PHC string; undefined to hash */
  readonly phc: string | undefined;
}

// The body of a thread that handles one password at a time.
stepBehindPlays();
parentPort?.on('message', ({ password, phc }: PasswordAsked) => {
  parentPort?.postMessage(phc === undefined ? hashPassword(password) : passwordMatches(password, phc));
});
