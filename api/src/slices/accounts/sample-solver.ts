import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import type { Static } from 'typebox';
import type { CaptchaChallenge } from './captcha-challenge.ts';

/** What a browser sends with its wish for a code. */
export interface Solved {
  readonly randStr: string;
  readonly ticket: string;
}

/** Does the work of a challenge, for tests. */
export async function solved(challenge: Static<typeof CaptchaChallenge>): Promise<Solved> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('the challenge was not solved');
  const { counter, derivedKey } = solution;
  const payload = JSON.stringify({ challenge, solution: { counter, derivedKey } });
  return { randStr: challenge.parameters.nonce, ticket: Buffer.from(payload).toString('base64') };
}
