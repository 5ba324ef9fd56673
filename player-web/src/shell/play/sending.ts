import { Refused } from '../net';
import type { Failure, Order } from './play';

const ATTEMPTS = 3;
const FIRST_PAUSE = 600;

/** The shop is a read-only copy: it executes no commands. */
const DRILL = 621;

/** Returns whether the order may have been executed: no readable answer came, or the server failed. */
export const isUnanswered = (error: unknown): boolean =>
  !(error instanceof Refused) || (error.status >= 500 && error.errCode !== DRILL);

/** Sends up to three times with the same key: the command is idempotent. */
export async function sendAgain<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      if (attempt === ATTEMPTS || !isUnanswered(error)) throw error;
      await new Promise((resolve) => {
        setTimeout(resolve, FIRST_PAUSE * 2 ** (attempt - 1));
      });
    }
  }
}

export function failureOf<Placed extends Order>(error: unknown, order: Placed): Failure<Placed> {
  if (isUnanswered(error) || !(error instanceof Refused)) return { kind: 'unanswered', order };
  const { errCode, message, requestId } = error;
  return { kind: 'refused', order, errCode, errMsg: message, requestId };
}
