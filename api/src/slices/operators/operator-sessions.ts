import type { Lane } from '../../foundation/guards/entrance.ts';
import { decoyHash } from '../accounts/password.ts';
import type { PasswordPool } from '../accounts/password-pool.ts';
import type { Sessions } from '../accounts/sessions.ts';
import type { Operator, OperatorState } from '../../foundation/http/operator.ts';
import type { OperatorAccounts } from './operator-accounts.ts';
import type { OperatorDesk } from './operator-desk.ts';
import { needsSecondFactor } from './rights.ts';
import { totpStep } from './second-factor.ts';

/** The credentials an operator types. */
interface OperatorLogin {
  readonly name: string;
  readonly password: string;
  /** code of the authenticator app, or a recovery code */
  readonly code: string;
}

/** Logs operators in and resolves their tokens. */
export class OperatorSessions {
  readonly #desk: OperatorDesk;
  readonly #accounts: OperatorAccounts;
  readonly #sessions: Sessions;
  readonly #passwords: PasswordPool;
  readonly #clock: () => number;
  /** compared if the operator does not exist, so that both cases take the same time */
  readonly #decoy = decoyHash();

  constructor(
    desk: OperatorDesk,
    accounts: OperatorAccounts,
    sessions: Sessions,
    passwords: PasswordPool,
    clock: () => number,
  ) {
    this.#desk = desk;
    this.#accounts = accounts;
    this.#sessions = sessions;
    this.#passwords = passwords;
    this.#clock = clock;
  }

  /** @returns undefined if name, password or code is wrong, or the operator is disabled; it does not say which */
  async login(
    { name, password, code }: OperatorLogin,
    lane?: Lane,
  ): Promise<{ token: string; operator: Operator } | undefined> {
    const account = await this.#accounts.named(name);
    const matches = await this.#passwords.matches(password, account?.passwordHash ?? this.#decoy, lane);
    const operator = await this.#desk.named(name);
    if (operator === undefined || !matches || operator.disabled) return undefined;
    const isCurrent = async () => (await this.#accounts.named(name))?.passwordHash === account?.passwordHash;
    // A password change meanwhile ended every session; the old password must not begin one.
    if (!(await isCurrent())) return undefined;
    if (operator.enrolled && !(await this.proves(operator, code))) return undefined;
    const token = await this.#sessions.begin('operator', operator.operatorId);
    if (await isCurrent()) return { token, operator };
    await this.#sessions.end(token);
    return undefined;
  }

  /** Logs in the owner of a passkey. @returns undefined if the log does not know them, or they are disabled */
  async begin(operatorId: string): Promise<{ token: string; operator: Operator } | undefined> {
    const operator = await this.#desk.find(operatorId);
    if (operator === undefined || operator.disabled) return undefined;
    return { token: await this.#sessions.begin('operator', operatorId), operator };
  }

  /** Verifies and uses up a code of the operator's second factor. */
  async proves({ operatorId }: Operator, code: string): Promise<boolean> {
    const secret = (await this.#accounts.find(operatorId))?.totpSecret;
    if (secret === undefined || secret === null) return false;
    const typed = code.replaceAll(/[\s-]/g, '');
    const step = totpStep(secret, typed, this.#clock());
    return step === undefined
      ? this.#accounts.useRecovery(operatorId, typed)
      : this.#accounts.takeStep(operatorId, step);
  }

  /** Tests whether an operator with this name exists, disabled or not. */
  async knows(name: string): Promise<boolean> {
    return (await this.#desk.named(name)) !== undefined;
  }

  /**
   * Looks the operator up each time, so that changes in the log take effect at once. Sessions that began before the present role
   * have ended, so a stolen session gains nothing from a promotion.
   */
  async check(token: string): Promise<OperatorState> {
    const state = await this.#sessions.check('operator', token);
    if (state.kind !== 'valid') return state;
    const operator = await this.#desk.find(state.subject);
    const ended = operator === undefined || operator.disabled || state.begun < operator.since;
    return ended ? { kind: 'ended' } : { kind: 'valid', operator, mustEnrol: mustEnrol(operator) };
  }

  async logout(token: string): Promise<void> {
    await this.#sessions.end(token);
  }
}

const mustEnrol = ({ enrolled, role }: Operator): boolean => !enrolled && needsSecondFactor(role);
