import type { Static } from 'typebox';
import type { CaptchaChallenge } from '../../api/src/slices/accounts/captcha-challenge.ts';
import { solve } from '../../player-web/src/slices/accounts/captcha-work.ts';

/** The captcha fields that a browser sends with a request for a code. */
export interface Solved {
  readonly randStr: string;
  readonly ticket: string;
}

/** Solves a challenge with the code of the player's page. */
export async function solved(challenge: Static<typeof CaptchaChallenge>): Promise<Solved> {
  const solution = solve(challenge.parameters);
  if (solution === undefined) throw new Error('the challenge was not solved');
  const payload = JSON.stringify({ challenge, solution });
  return { randStr: challenge.parameters.nonce, ticket: Buffer.from(payload).toString('base64') };
}
