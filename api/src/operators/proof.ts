import { CallRefused } from '../http/call-refused.ts';
import type { Caller } from '../http/caller.ts';
import type { Shop } from '../slice/shop.ts';
import type { Operator } from './operator.ts';

/** What an operator shows to prove who they are once more. */
export interface Proof {
  readonly password: string;
  readonly totp?: string;
}

/** Under which guesses at an operator's password are counted. */
export const accountOf = (name: string): string => `operator/${name}`;

/** @returns what says why a proof does not hold; undefined when it does. Guesses are counted as those at the door are. */
export const proofs =
  ({ desk, sessions, entrance }: Shop['operators']) =>
  async (operator: Operator, { password, totp = '' }: Proof, caller: Caller) => {
    const entered = await entrance.enter(accountOf(operator.name), caller, async (lane) =>
      (await desk.hasPassword(operator, password, lane)) &&
      (!operator.enrolled || sessions.proves(operator, totp))
        ? operator
        : undefined,
    );
    if (entered instanceof CallRefused) return entered;
    return entered === undefined ? new CallRefused('proof-wrong') : undefined;
  };
