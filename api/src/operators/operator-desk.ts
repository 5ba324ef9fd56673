import { randomBytes } from 'node:crypto';
import type { OperatorRole } from '@skins/engine/kernel';
import {
  type Asking,
  type DisableReason,
  OPERATORS_STREAM,
  addOperator,
  disableOperator,
} from '@skins/engine/operators';
import type { Lane, PasswordPool } from '../accounts/password-pool.ts';
import type { Game } from '../game/game.ts';
import { stopChanges } from '../game/settings.ts';
import { LruMap } from '../runtime/lru-map.ts';
import { type OperatorFault, faultOfOperator } from './credentials-rule.ts';
import type { Operator } from './operator.ts';
import type { OperatorAccount, OperatorAccounts } from './operator-accounts.ts';
import { newTotpSecret, totpStep } from './second-factor.ts';

/** Whom to add. */
export interface NewOperator {
  readonly name: string;
  readonly role: OperatorRole;
  /** made where none is given */
  readonly password?: string;
  /** the name of an operator behind whom the same person stands */
  readonly samePersonAs?: string;
}

export type OperatorAdded =
  | {
      readonly kind: 'added';
      readonly operator: Operator;
      readonly password: string;
      /** base32, for an authenticator app */
      readonly totpSecret: string;
    }
  | { readonly kind: OperatorFault | 'name-taken' | 'unknown-person' | 'needs-approval' };

const PASSWORD_BYTES = 18;
const ID_BYTES = 8;
const ENROLLING_MAX = 1_000;

/** Operators: who they are stands in the log, what they are called and how they get in beside it. */
export class OperatorDesk {
  readonly #game: Game;
  readonly #accounts: OperatorAccounts;
  readonly #passwords: PasswordPool;
  /** secrets of apps of which no code was shown yet; a restart forgets them, and the page begins again */
  readonly #enrolling = new LruMap<string, string>(ENROLLING_MAX);

  constructor(game: Game, accounts: OperatorAccounts, passwords: PasswordPool) {
    this.#game = game;
    this.#accounts = accounts;
    this.#passwords = passwords;
  }

  /** All of whom the log knows, by name. An account alone, of a file that was put back, is nobody. */
  all(): Operator[] {
    return this.#accounts
      .all()
      .flatMap((account) => this.#known(account) ?? [])
      .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  }

  find(operatorId: string): Operator | undefined {
    const account = this.#accounts.find(operatorId);
    return account && this.#known(account);
  }

  named(name: string): Operator | undefined {
    const account = this.#accounts.named(name);
    return account && this.#known(account);
  }

  /** Adds an operator at the word of whoever holds the machine. */
  async add({ name, role, password, samePersonAs }: NewOperator): Promise<OperatorAdded> {
    const given = password ?? randomBytes(PASSWORD_BYTES).toString('base64url');
    const fault = await faultOfOperator({ name, password: given });
    if (fault !== undefined) return { kind: fault };
    const person = samePersonAs === undefined ? undefined : this.#personOf(samePersonAs);
    if (samePersonAs !== undefined && person === undefined) return { kind: 'unknown-person' };
    if (!this.#isFree(name)) return { kind: 'name-taken' };
    const operatorId = randomBytes(ID_BYTES).toString('hex');
    const totpSecret = newTotpSecret();
    const passwordHash = await this.#passwords.hash(given);
    // The account first: without it nobody could get in. An account that a crash leaves alone is nobody's, and gives way.
    this.#accounts.add({
      operatorId,
      name,
      passwordHash,
      totpSecret,
      recovery: [],
      created: this.#game.clock(),
    });
    const added = await this.#game.act(addOperator, {
      ...this.#asked(undefined),
      commandId: `add-${operatorId}`,
      input: { operatorId, personId: person ?? operatorId, role },
    });
    const operator = this.find(operatorId);
    if (added.kind === 'done' && operator !== undefined)
      return { kind: 'added', operator, password: given, totpSecret };
    this.#accounts.remove(operatorId);
    return { kind: 'needs-approval' };
  }

  /** @returns whether the operator was not shut out before; undefined when there is no such one */
  async disable(name: string, reason: DisableReason): Promise<boolean | undefined> {
    const operator = this.named(name);
    if (operator === undefined) return undefined;
    const { operatorId } = operator;
    await this.#game.act(disableOperator, {
      ...this.#asked(undefined),
      commandId: `disable-${operatorId}-${randomBytes(ID_BYTES).toString('hex')}`,
      input: { operatorId, reason },
    });
    // What they approved and does not count yet is taken back.
    await stopChanges(this.#game);
    return !operator.disabled;
  }

  /** Whether a password is the operator's own. */
  async hasPassword({ operatorId }: Operator, password: string, lane?: Lane): Promise<boolean> {
    const account = this.#accounts.find(operatorId);
    return account !== undefined && this.#passwords.matches(password, account.passwordHash, lane);
  }

  async setPassword({ operatorId }: Operator, password: string): Promise<void> {
    this.#accounts.change(operatorId, { passwordHash: await this.#passwords.hash(password) });
  }

  /** @returns the secret of an authenticator app that counts once a code of it was shown, base32 */
  beginSecondFactor({ operatorId }: Operator): string {
    const secret = newTotpSecret();
    this.#enrolling.set(operatorId, secret);
    return secret;
  }

  /** @returns whether the code is of the app that is being enrolled: it counts from now on */
  confirmSecondFactor({ operatorId }: Operator, code: string): boolean {
    const secret = this.#enrolling.get(operatorId);
    if (secret === undefined) return false;
    const step = totpStep(secret, code, this.#game.clock());
    if (step === undefined) return false;
    this.#enrolling.delete(operatorId);
    this.#accounts.change(operatorId, { totpSecret: secret });
    this.#accounts.takeStep(operatorId, step);
    return true;
  }

  setRecovery({ operatorId }: Operator, codes: readonly string[]): void {
    this.#accounts.setRecovery(operatorId, codes);
  }

  #asked(by: string | undefined) {
    return {
      streams: this.#game.streams.operators,
      stream: OPERATORS_STREAM,
      by,
      context: (moment: Omit<Asking, 'by'>): Asking => ({ ...moment, by }),
    };
  }

  /** What the log says of an account; undefined when it does not know it. */
  #known({ operatorId, name, created, totpSecret }: OperatorAccount): Operator | undefined {
    const found = this.#game.operators().register.operators.get(operatorId);
    return (
      found && {
        operatorId,
        name,
        role: found.role,
        created,
        since: found.since,
        disabled: found.disabled,
        enrolled: totpSecret !== null,
      }
    );
  }

  #isFree(name: string): boolean {
    const account = this.#accounts.named(name);
    if (account === undefined) return true;
    if (this.#known(account) !== undefined) return false;
    this.#accounts.remove(account.operatorId);
    return true;
  }

  #personOf(name: string): string | undefined {
    const operatorId = this.named(name)?.operatorId;
    return operatorId && this.#game.operators().register.operators.get(operatorId)?.personId;
  }
}
