import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { seal, unseal } from '../accounts/sealed-box.ts';
import { type MasterSecret, hmacHex } from '../../foundation/secrets/index.ts';
import { type Tables, statement, table } from '../../foundation/tables/index.ts';
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

export const operatorAccount = table({
  name: 'operator_account',
  columns: {
    operator: 'text',
    name_index: 'text',
    sealed: 'bytes',
    created: 'integer',
    totp_step: 'integer',
  },
  key: ['operator'],
  unique: { operator_account_name: ['name_index'] },
  counted: true,
});

const COLUMNS = ['operator', 'sealed', 'created'] as const;
const byId = statement([operatorAccount], { operator: 'text' }, (rows, at) =>
  rows.selectFrom('operator_account').select(COLUMNS).where('operator', '=', at('operator')),
);
const byName = statement([operatorAccount], { name: 'text' }, (rows, at) =>
  rows.selectFrom('operator_account').select(COLUMNS).where('name_index', '=', at('name')),
);
const all = statement([operatorAccount], {}, (rows) => rows.selectFrom('operator_account').select(COLUMNS));
const insert = statement(
  [operatorAccount],
  { operator: 'text', name: 'text', sealed: 'bytes', created: 'integer' },
  (rows, at) =>
    rows
      .insertInto('operator_account')
      .values({
        operator: at('operator'),
        name_index: at('name'),
        sealed: at('sealed'),
        created: at('created'),
        totp_step: 0,
      })
      .onConflict((row) => row.doNothing()),
);
const replace = statement(
  [operatorAccount],
  { operator: 'text', before: 'bytes', sealed: 'bytes' },
  (rows, at) =>
    rows
      .updateTable('operator_account')
      .set({ sealed: at('sealed') })
      .where('operator', '=', at('operator'))
      // The new content too: a change that is made again finds itself.
      .where('sealed', 'in', [at('before'), at('sealed')]),
);
const remove = statement([operatorAccount], { operator: 'text' }, (rows, at) =>
  rows.deleteFrom('operator_account').where('operator', '=', at('operator')),
);
const takeStep = statement([operatorAccount], { operator: 'text', step: 'integer' }, (rows, at) =>
  rows
    .updateTable('operator_account')
    .set({ totp_step: at('step') })
    .where('operator', '=', at('operator'))
    .where('totp_step', '<', at('step')),
);

/** Operators' names, passwords and second factors, sealed under a key of the master secret. */
export class OperatorAccounts {
  readonly #key: Buffer;
  readonly #indexKey: Buffer;
  readonly #tables: Tables;

  constructor(tables: Tables, secret: MasterSecret) {
    this.#tables = tables;
    this.#key = secret.derive('skins operator accounts v1');
    this.#indexKey = secret.derive('skins operator names v1');
  }

  /** whether other nodes may add accounts */
  get shared(): boolean {
    return this.#tables.shared;
  }

  async find(operatorId: string): Promise<OperatorAccount | undefined> {
    const [row] = await this.#tables.all(byId({ operator: operatorId }));
    return row && this.#open(row);
  }

  async named(name: string): Promise<OperatorAccount | undefined> {
    const [row] = await this.#tables.all(byName({ name: this.#indexOf(name) }));
    return row && this.#open(row);
  }

  async all(): Promise<OperatorAccount[]> {
    return (await this.#tables.all(all({}))).map((row) => this.#open(row));
  }

  /** @returns false if the name or the id is taken */
  async add({ operatorId, created, ...secrets }: OperatorAccount): Promise<boolean> {
    const sealed = this.#sealed(operatorId, secrets);
    const name = this.#indexOf(secrets.name);
    await this.#tables.change([insert({ operator: operatorId, name, sealed, created })]);
    const [row] = await this.#tables.all(byId({ operator: operatorId }));
    return row?.sealed.equals(sealed) === true;
  }

  async change(operatorId: string, change: Partial<Omit<Credentials, 'name'>>): Promise<void> {
    await this.#edit(operatorId, (before) => ({ ...before, ...change }));
  }

  /** Replaces the invitation by a password. */
  async accept(operatorId: string, passwordHash: string): Promise<void> {
    await this.#edit(operatorId, ({ invitation: _used, ...before }) => ({ ...before, passwordHash }));
  }

  async remove(operatorId: string): Promise<void> {
    await this.#tables.change([remove({ operator: operatorId })]);
  }

  /** Uses a step of the second factor. @returns false if it, or a later one, was used before: no code works twice */
  async takeStep(operatorId: string, step: number): Promise<boolean> {
    const [taken] = await this.#tables.change([takeStep({ operator: operatorId, step })]);
    return taken === 1;
  }

  /** Uses up a recovery code. @returns false if it is wrong */
  useRecovery(operatorId: string, code: string): Promise<boolean> {
    return this.#edit(operatorId, (before) => {
      const recovery = withoutRecovery(before.recovery, code);
      return recovery && { ...before, recovery: [...recovery] };
    });
  }

  /** Replaces an operator's recovery codes. */
  async setRecovery(operatorId: string, codes: readonly string[]): Promise<void> {
    await this.change(operatorId, { recovery: codes.map(recoveryHash) });
  }

  /**
   * Edits an account, again if it changed meanwhile.
   * @param edit returns the new content; undefined: it stays
   * @returns whether it was changed
   * @throws RangeError if there is no such account
   */
  async #edit(operatorId: string, edit: (before: Credentials) => Credentials | undefined): Promise<boolean> {
    for (;;) {
      const [row] = await this.#tables.all(byId({ operator: operatorId }));
      if (row === undefined) throw new RangeError(`no account of operator ${operatorId}`);
      const { operatorId: _id, created: _created, ...before } = this.#open(row);
      const after = edit(before);
      if (after === undefined) return false;
      const sealed = this.#sealed(operatorId, after);
      const [changed] = await this.#tables.change([
        replace({ operator: operatorId, before: row.sealed, sealed }),
      ]);
      if (changed === 1) return true;
    }
  }

  /** Returns the keyed hash of a name; keyed, because all names could be tried. */
  #indexOf(name: string): string {
    return hmacHex(this.#indexKey, name);
  }

  #sealed(operatorId: string, secrets: Credentials): Buffer {
    return seal(this.#key, Buffer.from(JSON.stringify(secrets)), operatorId);
  }

  #open({ operator, sealed, created }: Row): OperatorAccount {
    const found: unknown = JSON.parse(unseal(this.#key, sealed, operator).toString('utf8'));
    if (!credentials.Check(found)) throw new TypeError(`the account of operator ${operator} is malformed`);
    return { operatorId: operator, created, ...found };
  }
}
