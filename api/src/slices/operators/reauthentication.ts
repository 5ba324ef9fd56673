import { hash } from 'node:crypto';
import type { Proof } from '../../foundation/contract/admin/proof.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Caller } from '../../foundation/http/caller.ts';
import { EndingMap, type Entrance } from '../../foundation/guards/index.ts';
import type { Operator } from '../../foundation/http/operator.ts';
import type { OperatorDesk } from './operator-desk.ts';
import type { OperatorSessions } from './operator-sessions.ts';
import type { Passkeys } from './passkeys.ts';

/** How long a session that proved who it is need not do so again. */
const FRESH_MS = 5 * 60_000;
const SESSIONS_MAX = 10_000;

/** A call of an operator that takes a proof. */
export interface Proving {
  readonly operator: Operator;
  readonly token: string;
  readonly body: Proof;
  readonly caller: Caller;
}

interface Doors {
  readonly desk: OperatorDesk;
  readonly sessions: OperatorSessions;
  readonly passkeys: Passkeys;
  readonly entrance: Entrance;
  /** milliseconds since 1970 */
  readonly clock: () => number;
}

export const accountOf = (name: string): string => `operator/${name}`;

/**
 * Asks an operator once more who they are before something weighty, an approval above all: whoever holds a stolen session approves
 * nothing. A proof counts for the session that gave it, for some minutes; logging in is none.
 */
export class Reauthentication {
  readonly #doors: Doors;
  /** by the token's hash */
  readonly #fresh = new EndingMap<{ readonly endsAt: number }>(SESSIONS_MAX);

  constructor(doors: Doors) {
    this.#doors = doors;
  }

  /** Why the call cannot go on yet; undefined when it can. What proves it counts for the session's next calls, too. */
  async fault(
    proving: Proving,
  ): Promise<CallRefused<'proof-needed' | 'proof-wrong' | 'too-many-guesses'> | undefined> {
    const { token, body } = proving;
    if (body.password === undefined && body.passkey === undefined)
      return this.until(token) === 0 ? new CallRefused('proof-needed') : undefined;
    const fault = await this.faultOfProof(proving);
    if (fault !== undefined) return fault;
    const now = this.#doors.clock();
    this.#fresh.set(keyOf(token), { endsAt: now + FRESH_MS }, now);
    return undefined;
  }

  /** Until when the session need not prove itself, in milliseconds since 1970; 0 where it has to. */
  until(token: string): number {
    return this.#fresh.get(keyOf(token), this.#doors.clock())?.endsAt ?? 0;
  }

  /** Why a proof does not hold; undefined when it does. Guesses are counted as those at the door are. */
  async faultOfProof({
    operator,
    body: { password = '', totp = '', passkey },
    caller,
  }: Omit<Proving, 'token'>): Promise<CallRefused<'proof-wrong' | 'too-many-guesses'> | undefined> {
    const { desk, sessions, passkeys, entrance } = this.#doors;
    const entered = await entrance.enter(accountOf(operator.name), caller, async (lane) => {
      const proves =
        passkey === undefined
          ? (await desk.hasPassword(operator, password, lane)) &&
            (!operator.enrolled || sessions.proves(operator, totp))
          : (await passkeys.ownerOf(passkey, 'prove')) === operator.operatorId;
      return proves ? operator : undefined;
    });
    if (entered instanceof CallRefused) return entered;
    return entered === undefined ? new CallRefused('proof-wrong') : undefined;
  }
}

/** Tokens are kept nowhere. */
const keyOf = (token: string): string => hash('sha256', token, 'hex');
