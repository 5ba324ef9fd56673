import type { Database, Statement } from 'better-sqlite3';
import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { seal, unseal } from '../accounts/sealed-box.ts';
import { type MasterSecret, hmacHex } from '../../foundation/secrets/index.ts';
import { recoveryHash, withoutRecovery } from './second-factor.ts';

const Credentials = Type.Object({
  name: Type.String(),
  /** PHC string */
  passwordHash: Type.String(),
  /** base32; null until the operator enrols one */
  totpSecret: Type.Union([Type.String(), Type.Null()]),
  /** SHA-256 of unused codes */
  recovery: Type.Array(Type.String()),
  /** for an operator without a password */
  invitation: Type.Optional(
    Type.Object({
      /** SHA-256 of the parts shown to the proposer and the approver */
      parts: Type.Array(Type.String()),
      /** milliseconds since 1970 */
      expires: Type.Integer(),
    }),
  ),
});
type Credentials = Static<typeof Credentials>;
const credentials = Compile(Credentials);

/** An operator's name and credentials: stored outside the log, never in it. */
export interface OperatorAccount extends Credentials {
  readonly operatorId: string;
  /** milliseconds since 1970 */
  readonly created: number;
}

interface Row {
  readonly operator: string;
  readonly sealed: Buffer;
  readonly created: number;
}

const SCHEMA = `CREATE TABLE IF NOT EXISTS operator_account (
  operator TEXT PRIMARY KEY, name_index TEXT NOT NULL UNIQUE, sealed BLOB NOT NULL, created INTEGER NOT NULL,
  totp_step INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID`;

const COLUMNS = 'operator, sealed, created';

/** Operators' names, passwords and second factors, sealed under a key of the master secret. */
export class OperatorAccounts {
  readonly #key: Buffer;
  readonly #indexKey: Buffer;
  readonly #byId: Statement<[string], Row>;
  readonly #byName: Statement<[string], Row>;
  readonly #all: Statement<[], Row>;
  readonly #insert: Statement<[string, string, Buffer, number]>;
  readonly #update: Statement<[Buffer, string]>;
  readonly #remove: Statement<[string]>;
  readonly #takeStep: Statement<[number, string, number]>;

  constructor(database: Database, secret: MasterSecret) {
    database.exec(SCHEMA);
    this.#key = secret.derive('skins operator accounts v1');
    this.#indexKey = secret.derive('skins operator names v1');
    this.#byId = database.prepare(`SELECT ${COLUMNS} FROM operator_account WHERE operator = ?`);
    this.#byName = database.prepare(`SELECT ${COLUMNS} FROM operator_account WHERE name_index = ?`);
    this.#all = database.prepare(`SELECT ${COLUMNS} FROM operator_account`);
    this.#insert = database.prepare(
      'INSERT INTO operator_account (operator, name_index, sealed, created) VALUES (?, ?, ?, ?)',
    );
    this.#update = database.prepare('UPDATE operator_account SET sealed = ? WHERE operator = ?');
    this.#remove = database.prepare('DELETE FROM operator_account WHERE operator = ?');
    this.#takeStep = database.prepare(
      'UPDATE operator_account SET totp_step = ? WHERE operator = ? AND totp_step < ?',
    );
  }

  find(operatorId: string): OperatorAccount | undefined {
    return this.#opened(this.#byId.get(operatorId));
  }

  named(name: string): OperatorAccount | undefined {
    return this.#opened(this.#byName.get(this.#indexOf(name)));
  }

  all(): OperatorAccount[] {
    return this.#all.all().map((row) => this.#open(row));
  }

  /** @throws if the name is taken */
  add({ operatorId, created, ...secrets }: OperatorAccount): void {
    this.#insert.run(operatorId, this.#indexOf(secrets.name), this.#sealed(operatorId, secrets), created);
  }

  change(operatorId: string, change: Partial<Omit<Credentials, 'name'>>): void {
    const account = this.find(operatorId);
    if (account === undefined) throw new RangeError(`no account of operator ${operatorId}`);
    const { operatorId: _id, created: _created, ...before } = account;
    this.#update.run(this.#sealed(operatorId, { ...before, ...change }), operatorId);
  }

  /** Replaces the invitation by a password. */
  accept(operatorId: string, passwordHash: string): void {
    const account = this.find(operatorId);
    if (account === undefined) throw new RangeError(`no account of operator ${operatorId}`);
    const { operatorId: _id, created: _created, invitation: _used, ...before } = account;
    this.#update.run(this.#sealed(operatorId, { ...before, passwordHash }), operatorId);
  }

  remove(operatorId: string): void {
    this.#remove.run(operatorId);
  }

  /** Uses a step of the second factor. @returns false if it, or a later one, was used before: no code works twice */
  takeStep(operatorId: string, step: number): boolean {
    return this.#takeStep.run(step, operatorId, step).changes === 1;
  }

  /** Uses up a recovery code. @returns false if it is wrong */
  useRecovery(operatorId: string, code: string): boolean {
    const left = withoutRecovery(this.find(operatorId)?.recovery ?? [], code);
    if (left === undefined) return false;
    this.change(operatorId, { recovery: [...left] });
    return true;
  }

  /** Replaces an operator's recovery codes. */
  setRecovery(operatorId: string, codes: readonly string[]): void {
    this.change(operatorId, { recovery: codes.map(recoveryHash) });
  }

  /** Returns the keyed hash of a name; keyed, because all names could be tried. */
  #indexOf(name: string): string {
    return hmacHex(this.#indexKey, name);
  }

  #sealed(operatorId: string, secrets: Credentials): Buffer {
    return seal(this.#key, Buffer.from(JSON.stringify(secrets)), operatorId);
  }

  #opened(row: Row | undefined): OperatorAccount | undefined {
    return row && this.#open(row);
  }

  #open({ operator, sealed, created }: Row): OperatorAccount {
    const found: unknown = JSON.parse(unseal(this.#key, sealed, operator).toString('utf8'));
    if (!credentials.Check(found)) throw new TypeError(`the account of operator ${operator} is malformed`);
    return { operatorId: operator, created, ...found };
  }
}
