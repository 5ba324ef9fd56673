import type { Database } from 'better-sqlite3';
import { hashPassword } from '../accounts/password.ts';
import type { Role } from '../contract/admin/operators.ts';

const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,31}$/;
const PASSWORD_MIN = 12;

const SCHEMA = `CREATE TABLE IF NOT EXISTS operator (
  name TEXT PRIMARY KEY, role TEXT NOT NULL CHECK (role IN ('admin', 'operator', 'support', 'auditor')),
  password_hash TEXT NOT NULL, created INTEGER NOT NULL, disabled INTEGER
) STRICT, WITHOUT ROWID`;

/** Someone who runs the shop. Times in milliseconds since 1970. */
export interface Operator {
  readonly name: string;
  readonly role: Role;
  readonly created: number;
  /** since when the operator is shut out; null for who is not */
  readonly disabled: number | null;
}

/** What a new operator brings. */
export interface NewOperator {
  readonly name: string;
  readonly role: Role;
  readonly password: string;
}

type OperatorFault = 'name-malformed' | 'password-short' | 'password-common';

export type OperatorAdded =
  { readonly kind: 'added'; readonly operator: Operator } | { readonly kind: 'name-taken' | OperatorFault };

export function prepareOperators(database: Database): void {
  database.exec(SCHEMA);
}

/**
 * What no shop takes: a name has 1 to 32 letters, digits, dots, dashes or underlines, a password at least 12 characters, and it is
 * not among the commonest.
 */
export async function faultOfOperator({
  name,
  password,
}: Pick<NewOperator, 'name' | 'password'>): Promise<OperatorFault | undefined> {
  if (!NAME.test(name)) return 'name-malformed';
  if (password.length < PASSWORD_MIN) return 'password-short';
  // Only here: whoever lists operators need not read all those passwords.
  const { isCommonPassword } = await import('../accounts/common-passwords.ts');
  return isCommonPassword(password) ? 'password-common' : undefined;
}

/** Adds an operator. */
export async function addOperator(
  database: Database,
  { name, role, password }: NewOperator,
  clock: () => number = Date.now,
): Promise<OperatorAdded> {
  const fault = await faultOfOperator({ name, password });
  if (fault !== undefined) return { kind: fault };
  prepareOperators(database);
  const operator = { name, role, created: clock(), disabled: null };
  const { changes } = database
    .prepare(
      'INSERT INTO operator (name, role, password_hash, created) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
    )
    .run(name, role, hashPassword(password), operator.created);
  return changes === 0 ? { kind: 'name-taken' } : { kind: 'added', operator };
}

/** All operators, by name. */
export function listOperators(database: Database): Operator[] {
  prepareOperators(database);
  return database
    .prepare<[], Operator>('SELECT name, role, created, disabled FROM operator ORDER BY name')
    .all();
}

/**
 * Shuts an operator out for good; every token stops working at once, also in a server that runs.
 * @returns false when there is no such operator who was not disabled already
 */
export function disableOperator(database: Database, name: string, clock: () => number = Date.now): boolean {
  prepareOperators(database);
  const disable = database.prepare('UPDATE operator SET disabled = ? WHERE name = ? AND disabled IS NULL');
  return disable.run(clock(), name).changes > 0;
}
