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
  resetOperator,
} from '@skins/engine/operators';
import type { PasswordPool } from '../accounts/password-pool.ts';
import type { Game } from '../../foundation/game/game.ts';
import { stopChanges } from '../../foundation/game/settings.ts';
import { type OperatorFault, faultOfOperator } from './credentials-rule.ts';
import type { Enrolments } from './enrolments.ts';
import { isPart } from './invitation.ts';
import type { Operator } from '../../foundation/http/operator.ts';
import type { OperatorAccount, OperatorAccounts } from './operator-accounts.ts';
import type { Passkeys } from './passkeys.ts';
import { newTotpSecret, totpStep } from './second-factor.ts';

/** A new operator. */
interface NewOperator {
  readonly name: string;
  readonly role: OperatorRole;
  /** generated if absent */
  readonly password?: string;
  /** name of another operator account of the same person */
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
const INVITATION_MS = 7 * 86_400_000;
/** Age at which an account without an operator is left over, in milliseconds: far longer than a node tries to write. */
const UNFINISHED_MS = 10 * 60_000;

/** Operators: identity and role are in the log, names and credentials outside it. */
export class OperatorDesk {
  readonly #game: Game;
  readonly #accounts: OperatorAccounts;
  readonly #passwords: PasswordPool;
  readonly #passkeys: Passkeys;
  #turn: Promise<unknown> = Promise.resolve();
  readonly #enrolments: Enrolments;

  constructor(
    game: Game,
    accounts: OperatorAccounts,
    passwords: PasswordPool,
    passkeys: Passkeys,
    enrolments: Enrolments,
  ) {
    this.#enrolments = enrolments;
    this.#game = game;
    this.#accounts = accounts;
    this.#passwords = passwords;
    this.#passkeys = passkeys;
  }

  /** Returns all operators in the log, by name. A restored account alone is not an operator. */
  async all(): Promise<Operator[]> {
    const accounts = await this.#accounts.all();
    const found = await Promise.all(accounts.map((account) => this.#known(account)));
    return found.filter((one) => one !== undefined).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  }

  /** Returns all operators in the log by their ids. */
  async byId(): Promise<ReadonlyMap<string, Operator>> {
    return new Map((await this.all()).map((operator) => [operator.operatorId, operator]));
  }

  /** Returns a reader of operators' names; an id that nobody has is its own name. */
  async names(): Promise<(operatorId: string) => string> {
    const all = await this.byId();
    return (operatorId) => all.get(operatorId)?.name ?? operatorId;
  }

  async find(operatorId: string): Promise<Operator | undefined> {
    const account = await this.#accounts.find(operatorId);
    return account && this.#known(account);
  }

  async named(name: string): Promise<Operator | undefined> {
    const account = await this.#accounts.named(name);
    return account && this.#known(account);
  }

  /** Runs one at a time, so that each sees the accounts made before. */
  inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    const turn = this.#turn.then(act);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  /** Adds an operator on a command of the machine. */
  add(operator: NewOperator): Promise<OperatorAdded> {
    return this.inTurn(() => this.#add(operator));
  }

  /**
   * Creates the account of an operator who is about to be added. Both parts of the invitation together choose its password.
   * @param parts SHA-256 of both parts
   * @returns false if the name is taken
   */
  async invite(operatorId: string, name: string, parts: readonly [string, string]): Promise<boolean> {
    const passwordHash = await this.#passwords.hash(randomBytes(PASSWORD_BYTES).toString('base64url'));
    if (!(await this.#isFree(name))) return false;
    const created = this.#game.clock();
    const invitation = { parts: [...parts], expires: created + INVITATION_MS };
    return this.#accounts.add({
      operatorId,
      name,
      passwordHash,
      totpSecret: null,
      recovery: [],
      invitation,
      created,
    });
  }

  /** Removes an invitation if its operator was not added. */
  async uninvite(operatorId: string): Promise<void> {
    if ((await this.find(operatorId)) === undefined) await this.#accounts.remove(operatorId);
  }

  /** Returns the operator of an invitation; undefined if the parts are wrong, used or expired. */
  async invited(name: string, first: string, second: string): Promise<Operator | undefined> {
    const account = await this.#accounts.named(name);
    const operator = account && (await this.#known(account));
    if (account?.invitation === undefined || operator === undefined || operator.disabled) return undefined;
    const { parts, expires } = account.invitation;
    const [one = '', two = ''] = parts;
    return isPart(first, one) && isPart(second, two) && this.#game.clock() < expires ? operator : undefined;
  }

  /** Sets an invited operator's first password. */
  async accept({ operatorId }: Operator, password: string): Promise<void> {
    await this.#accounts.accept(operatorId, await this.#passwords.hash(password));
  }

  /** Replaces an operator's lost credentials on a command of the machine. */
  async reset(
    name: string,
  ): Promise<{ operator: Operator; password: string; totpSecret: string } | undefined> {
    const operator = await this.named(name);
    if (operator === undefined || operator.disabled) return undefined;
    const password = randomBytes(PASSWORD_BYTES).toString('base64url');
    const totpSecret = newTotpSecret();
    const passwordHash = await this.#passwords.hash(password);
    // In the log first: nobody has new credentials without a trace.
    const { kind } = await this.#game.act(resetOperator, {
      ...this.#asked(undefined),
      commandId: `reset-${operator.operatorId}-${randomBytes(ID_BYTES).toString('hex')}`,
      input: { operatorId: operator.operatorId },
    });
    if (kind !== 'done') return undefined;
    await this.#accounts.accept(operator.operatorId, passwordHash);
    await this.#accounts.change(operator.operatorId, { totpSecret, recovery: [] });
    await this.#passkeys.removeAll(operator.operatorId);
    return { operator, password, totpSecret };
  }

  async #add({ name, role, password, samePersonAs }: NewOperator): Promise<OperatorAdded> {
    const given = password ?? randomBytes(PASSWORD_BYTES).toString('base64url');
    const fault = await faultOfOperator({ name, password: given });
    if (fault !== undefined) return { kind: fault };
    const person = samePersonAs === undefined ? undefined : await this.#personOf(samePersonAs);
    if (samePersonAs !== undefined && person === undefined) return { kind: 'unknown-person' };
    if (!(await this.#isFree(name))) return { kind: 'name-taken' };
    const operatorId = randomBytes(ID_BYTES).toString('hex');
    const totpSecret = newTotpSecret();
    const passwordHash = await this.#passwords.hash(given);
    // Create the account first: without it nobody could log in. An account left by a crash belongs to nobody and is replaced.
    const created = this.#game.clock();
    const account = { operatorId, name, passwordHash, totpSecret, recovery: [], created };
    if (!(await this.#accounts.add(account))) return { kind: 'name-taken' };
    const added = await this.#game.act(addOperator, {
      ...this.#asked(undefined),
      commandId: `add-${operatorId}`,
      input: { operatorId, personId: person ?? operatorId, role },
    });
    const operator = await this.find(operatorId);
    if (added.kind === 'done' && operator !== undefined)
      return { kind: 'added', operator, password: given, totpSecret };
    await this.#accounts.remove(operatorId);
    return { kind: 'needs-approval' };
  }

  /** Changes an operator's role on a command of the machine; earlier sessions end. */
  async changeRole(
    name: string,
    role: OperatorRole,
  ): Promise<'changed' | 'same' | 'needs-approval' | 'unknown-operator'> {
    const operatorId = (await this.named(name))?.operatorId;
    if (operatorId === undefined) return 'unknown-operator';
    const outcome = await this.#game.act(changeRole, {
      ...this.#asked(undefined),
      commandId: `role-${operatorId}-${randomBytes(ID_BYTES).toString('hex')}`,
      input: { operatorId, role },
    });
    if (outcome.kind === 'done') return outcome.reply.changed > 0 ? 'changed' : 'same';
    return outcome.kind === 'refused' ? outcome.rejection.code : 'unknown-operator';
  }

  /** @returns whether the operator was enabled before; undefined if there is none */
  async disable(name: string, reason: DisableReason): Promise<boolean | undefined> {
    const operator = await this.named(name);
    if (operator === undefined) return undefined;
    const { operatorId } = operator;
    await this.#game.act(disableOperator, {
      ...this.#asked(undefined),
      commandId: `disable-${operatorId}-${randomBytes(ID_BYTES).toString('hex')}`,
      input: { operatorId, reason },
    });
    // Changes that they approved and that are not in force yet are undone.
    await stopChanges(this.#game);
    return !operator.disabled;
  }

  /** Tests an operator's password. */
  async hasPassword({ operatorId }: Operator, password: string, lane?: Lane): Promise<boolean> {
    const account = await this.#accounts.find(operatorId);
    return account !== undefined && this.#passwords.matches(password, account.passwordHash, lane);
  }

  async setPassword({ operatorId }: Operator, password: string): Promise<void> {
    await this.#accounts.change(operatorId, { passwordHash: await this.#passwords.hash(password) });
  }

  /** @returns the base32 secret for an authenticator app; it is active after its first code */
  beginSecondFactor({ operatorId }: Operator): Promise<string> {
    return this.#enrolments.begin(operatorId);
  }

  /** @returns whether the code is right; if so, the new app is active */
  async confirmSecondFactor({ operatorId }: Operator, code: string): Promise<boolean> {
    const secret = await this.#enrolments.find(operatorId);
    if (secret === undefined) return false;
    const step = totpStep(secret, code, this.#game.clock());
    if (step === undefined) return false;
    await this.#enrolments.end(operatorId);
    // First, so that the code does not log in as well.
    await this.#accounts.takeStep(operatorId, step);
    await this.#accounts.change(operatorId, { totpSecret: secret });
    return true;
  }

  async setRecovery({ operatorId }: Operator, codes: readonly string[]): Promise<void> {
    await this.#accounts.setRecovery(operatorId, codes);
  }

  /** Removes a passkey, unless it is the operator's only second factor. */
  async removePasskey({ operatorId }: Operator, passkeyId: string): Promise<'removed' | 'last' | 'unknown'> {
    const account = await this.#accounts.find(operatorId);
    return this.#passkeys.remove(operatorId, passkeyId, account?.totpSecret === null);
  }

  #asked(by: string | undefined) {
    return {
      streams: this.#game.streams.operators,
      stream: OPERATORS_STREAM,
      by,
      context: (moment: Omit<Asking, 'by'>): Asking => ({ ...moment, by }),
    };
  }

  /** Returns the operator of an account; undefined if the log does not know them. */
  async #known({ operatorId, name, created, totpSecret }: OperatorAccount): Promise<Operator | undefined> {
    const enrolled = totpSecret !== null || (await this.#passkeys.of(operatorId)).length > 0;
    const found = this.#game.operators().register.operators.get(operatorId);
    return (
      found && {
        operatorId,
        name,
        role: found.role,
        created,
        since: found.since,
        disabled: found.disabled,
        enrolled,
      }
    );
  }

  async #isFree(name: string): Promise<boolean> {
    const account = await this.#accounts.named(name);
    if (account === undefined) return true;
    if ((await this.#known(account)) !== undefined) return false;
    // Another node may be about to add this operator.
    if (this.#accounts.shared && this.#game.clock() < account.created + UNFINISHED_MS) return false;
    await this.#accounts.remove(account.operatorId);
    return true;
  }

  async #personOf(name: string): Promise<string | undefined> {
    const operatorId = (await this.named(name))?.operatorId;
    return operatorId && this.#game.operators().register.operators.get(operatorId)?.personId;
  }
}
