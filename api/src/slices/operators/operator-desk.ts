import type { Lane } from '../../foundation/guards/entrance.ts';
import { randomBytes } from 'node:crypto';
import type { OperatorRole } from '@skins/engine/kernel';
import {
  type Asking,
  type DisableReason,
  OPERATORS_STREAM,
  addOperator,
  changeRole,
  disableOperator,
} from '@skins/engine/operators';
import type { PasswordPool } from '../accounts/password-pool.ts';
import type { Game } from '../../foundation/game/game.ts';
import { stopChanges } from '../../foundation/game/settings.ts';
import { LruMap } from '../../foundation/cache/lru-map.ts';
import { type OperatorFault, faultOfOperator } from './credentials-rule.ts';
import { isPart } from './invitation.ts';
import type { Operator } from '../../foundation/http/operator.ts';
import type { OperatorAccount, OperatorAccounts } from './operator-accounts.ts';
import type { Passkeys } from './passkeys.ts';
import { newTotpSecret, totpStep } from './second-factor.ts';

/** Whom to add. */
interface NewOperator {
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
const INVITATION_MS = 7 * 86_400_000;

/** Operators: who they are stands in the log, what they are called and how they get in beside it. */
export class OperatorDesk {
  readonly #game: Game;
  readonly #accounts: OperatorAccounts;
  readonly #passwords: PasswordPool;
  readonly #passkeys: Passkeys;
  #turn: Promise<unknown> = Promise.resolve();
  /** secrets of apps of which no code was shown yet; a restart forgets them, and the page begins again */
  readonly #enrolling = new LruMap<string, string>(ENROLLING_MAX);

  constructor(game: Game, accounts: OperatorAccounts, passwords: PasswordPool, passkeys: Passkeys) {
    this.#game = game;
    this.#accounts = accounts;
    this.#passwords = passwords;
    this.#passkeys = passkeys;
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

  /** One after the other: whoever makes accounts sees those of who came before. */
  inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    const turn = this.#turn.then(act);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  /** Adds an operator at the word of whoever holds the machine. */
  add(operator: NewOperator): Promise<OperatorAdded> {
    return this.inTurn(() => this.#add(operator));
  }

  /**
   * Makes the account of an operator who is about to be added, for whom both parts of an invitation choose a password.
   * @param parts SHA-256 of them
   * @returns false when the name is taken
   */
  async invite(operatorId: string, name: string, parts: readonly [string, string]): Promise<boolean> {
    const passwordHash = await this.#passwords.hash(randomBytes(PASSWORD_BYTES).toString('base64url'));
    if (this.#accounts.find(operatorId) !== undefined || !this.#isFree(name)) return false;
    const created = this.#game.clock();
    const invitation = { parts: [...parts], expires: created + INVITATION_MS };
    this.#accounts.add({
      operatorId,
      name,
      passwordHash,
      totpSecret: null,
      recovery: [],
      invitation,
      created,
    });
    return true;
  }

  /** Takes an invitation back that nobody was added for. */
  uninvite(operatorId: string): void {
    if (this.find(operatorId) === undefined) this.#accounts.remove(operatorId);
  }

  /** The operator whom both parts of an invitation are for; undefined when they are for nobody, were used, or have ended. */
  invited(name: string, first: string, second: string): Operator | undefined {
    const account = this.#accounts.named(name);
    const operator = account && this.#known(account);
    if (account?.invitation === undefined || operator === undefined || operator.disabled) return undefined;
    const { parts, expires } = account.invitation;
    const [one = '', two = ''] = parts;
    return isPart(first, one) && isPart(second, two) && this.#game.clock() < expires ? operator : undefined;
  }

  /** Sets the first password of who was invited. */
  async accept({ operatorId }: Operator, password: string): Promise<void> {
    this.#accounts.accept(operatorId, await this.#passwords.hash(password));
  }

  /** Gives an operator new secrets in place of those that were lost, at the word of whoever holds the machine. */
  async reset(
    name: string,
  ): Promise<{ operator: Operator; password: string; totpSecret: string } | undefined> {
    const operator = this.named(name);
    if (operator === undefined || operator.disabled) return undefined;
    const password = randomBytes(PASSWORD_BYTES).toString('base64url');
    const totpSecret = newTotpSecret();
    const passwordHash = await this.#passwords.hash(password);
    this.#accounts.accept(operator.operatorId, passwordHash);
    this.#accounts.change(operator.operatorId, { totpSecret, recovery: [] });
    this.#passkeys.removeAll(operator.operatorId);
    return { operator, password, totpSecret };
  }

  async #add({ name, role, password, samePersonAs }: NewOperator): Promise<OperatorAdded> {
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

  /** Gives an operator another role at the word of whoever holds the machine: sessions that began before end. */
  async changeRole(
    name: string,
    role: OperatorRole,
  ): Promise<'changed' | 'same' | 'needs-approval' | 'unknown-operator'> {
    const operatorId = this.named(name)?.operatorId;
    if (operatorId === undefined) return 'unknown-operator';
    const outcome = await this.#game.act(changeRole, {
      ...this.#asked(undefined),
      commandId: `role-${operatorId}-${randomBytes(ID_BYTES).toString('hex')}`,
      input: { operatorId, role },
    });
    if (outcome.kind === 'done') return outcome.reply.changed > 0 ? 'changed' : 'same';
    return outcome.kind === 'refused' ? outcome.rejection.code : 'unknown-operator';
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

  /** Whether an operator would have no second factor without this passkey. */
  wouldBeWithoutFactor({ operatorId }: Operator, passkeyId: string): boolean {
    const [only, ...others] = this.#passkeys.of(operatorId);
    return (
      only?.id === passkeyId && others.length === 0 && this.#accounts.find(operatorId)?.totpSecret === null
    );
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
        enrolled: totpSecret !== null || this.#passkeys.of(operatorId).length > 0,
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
