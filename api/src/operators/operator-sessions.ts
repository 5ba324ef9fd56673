import type { Database, Statement } from 'better-sqlite3';
import type { Lane, PasswordPool } from '../accounts/password-pool.ts';
import type { Sessions } from '../accounts/sessions.ts';
import { type Operator, prepareOperators } from './register.ts';

interface Row extends Operator {
  readonly password_hash: string;
}

export type OperatorState =
  { readonly kind: 'valid'; readonly operator: Operator } | { readonly kind: 'unknown' | 'ended' };

/** Operators logging in, and what their tokens stand for. */
export class OperatorSessions {
  readonly #sessions: Sessions;
  readonly #find: Statement<[string], Row>;
  /** checked when there is no such operator, so that both cases take the same time */
  readonly #decoy: Promise<string>;
  readonly #passwords: PasswordPool;

  constructor(database: Database, sessions: Sessions, passwords: PasswordPool) {
    prepareOperators(database);
    this.#sessions = sessions;
    this.#passwords = passwords;
    this.#decoy = passwords.hash('no operator has this password');
    // Its failure is heard by whoever needs it.
    this.#decoy.catch(() => undefined);
    this.#find = database.prepare(
      'SELECT name, role, created, disabled, password_hash FROM operator WHERE name = ?',
    );
  }

  /** @returns undefined when the name or the password is wrong, or the operator is disabled */
  async login(
    name: string,
    password: string,
    lane?: Lane,
  ): Promise<{ token: string; operator: Operator } | undefined> {
    const row = this.#find.get(name);
    const matches = await this.#passwords.matches(password, row?.password_hash ?? (await this.#decoy), lane);
    if (row === undefined || !matches || row.disabled !== null) return undefined;
    return { token: this.#sessions.begin('operator', name), operator: row };
  }

  /** Whether there is an operator of this name, disabled or not. */
  knows(name: string): boolean {
    return this.#find.get(name) !== undefined;
  }

  /** Asks for the operator anew each time: another process may have disabled them. */
  check(token: string): OperatorState {
    const state = this.#sessions.check('operator', token);
    if (state.kind !== 'valid') return state;
    const operator = this.#find.get(state.subject);
    return operator?.disabled === null ? { kind: 'valid', operator } : { kind: 'ended' };
  }

  logout(token: string): void {
    this.#sessions.end(token);
  }
}
