import { Refused } from '../net';
import type { Failure, Order } from './play';

const ATTEMPTS = 3;
const FIRST_PAUSE = 600;

/** The shop is a copy that is only looked at: nothing is ever carried out there. */
const DRILL = 621;

/** Whether the order may have been carried out all the same: nothing readable came, or the server broke. */
export const isUnanswered = (error: unknown): boolean =>
  !(error instanceof Refused) || (error.status >= 500 && error.errCode !== DRILL);

/** Asks up to three times. The same key on every attempt: however often it is sent, it happens once. */
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
