import type { Database, Statement } from 'better-sqlite3';
import { hashPassword, passwordMatches } from '../accounts/password.ts';
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
  readonly #decoy = hashPassword('no operator has this password');

  constructor(database: Database, sessions: Sessions) {
    prepareOperators(database);
    this.#sessions = sessions;
    this.#find = database.prepare(
      'SELECT name, role, created, disabled, password_hash FROM operator WHERE name = ?',
    );
  }

  /** @returns undefined when the name or the password is wrong, or the operator is disabled */
  async login(name: string, password: string): Promise<{ token: string; operator: Operator } | undefined> {
    const row = this.#find.get(name);
    const matches = await passwordMatches(password, row?.password_hash ?? (await this.#decoy));
    if (row === undefined || !matches || row.disabled !== null) return undefined;
    return { token: this.#sessions.begin('operator', name), operator: row };
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
