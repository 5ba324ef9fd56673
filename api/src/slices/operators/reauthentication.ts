import { hash } from 'node:crypto';
import type { Proof } from '../../foundation/contract/admin/proof.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Caller } from '../../foundation/http/caller.ts';
import type { Entrance, Entries, EntriesOf } from '../../foundation/guards/index.ts';
import type { Operator } from '../../foundation/http/operator.ts';
import type { OperatorDesk } from './operator-desk.ts';
import type { OperatorSessions } from './operator-sessions.ts';
import type { Passkeys } from './passkeys.ts';

/** Time for which a session's proof is valid, in milliseconds. */
const FRESH_MS = 5 * 60_000;
const SESSIONS_MAX = 10_000;

/** An operator's call with a proof. */
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
  readonly entries: EntriesOf;
  /** milliseconds since 1970 */
  readonly clock: () => number;
}

export const accountOf = (name: string): string => `operator/${name}`;

/**
 * Asks operators to prove their identity again before sensitive calls such as approvals, so that a stolen session cannot make them.
 * A proof is valid for its session for some minutes; the login itself is not a proof.
 */
export class Reauthentication {
  readonly #doors: Doors;
  /** by hash of the token */
  readonly #fresh: Entries;

  constructor(doors: Doors) {
    this.#doors = doors;
    this.#fresh = doors.entries('fresh-proofs', SESSIONS_MAX);
  }

  /** Returns why the call must not proceed; undefined if it may. A valid proof also covers the session's next calls. */
  async fault(
    proving: Proving,
  ): Promise<CallRefused<'proof-needed' | 'proof-wrong' | 'too-many-guesses'> | undefined> {
    const { token, body } = proving;
    if (body.password === undefined && body.passkey === undefined)
      return (await this.until(token)) === 0 ? new CallRefused('proof-needed') : undefined;
    const fault = await this.faultOfProof(proving);
    if (fault !== undefined) return fault;
    const now = this.#doors.clock();
    await this.#fresh.change(keyOf(token), now, () => ({ endsAt: now + FRESH_MS, figure: 0 }));
    return undefined;
  }

  /** Returns the time until which the session's proof is valid, in milliseconds since 1970; 0 if there is none. */
  async until(token: string): Promise<number> {
    return (await this.#fresh.get(keyOf(token), this.#doors.clock()))?.endsAt ?? 0;
  }

  /** Returns why a proof is invalid; undefined if it is valid. Failed attempts are limited together with those at login. */
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
            (!operator.enrolled || (await sessions.proves(operator, totp)))
          : (await passkeys.ownerOf(passkey, 'prove')) === operator.operatorId;
      return proves ? operator : undefined;
    });
    if (entered instanceof CallRefused) return entered;
    return entered === undefined ? new CallRefused('proof-wrong') : undefined;
  }
}

/** Hashes a token, because tokens are never stored. */
const keyOf = (token: string): string => hash('sha256', token, 'hex');
