import Database from 'better-sqlite3';
import { beforeEach, expect, it } from 'vitest';
import { MasterSecret } from '../../foundation/secrets/index.ts';
import { OperatorAccounts } from './operator-accounts.ts';

const SECRET = new MasterSecret('0b'.repeat(32));
const ADA = {
  operatorId: 'ada0ada0ada0ada0',
  created: 5,
  name: 'ada',
  passwordHash: 'a hash',
  totpSecret: 'GEZDGNBV',
  recovery: [],
};

let database: Database.Database;
let accounts: OperatorAccounts;

beforeEach(() => {
  database = new Database(':memory:');
  accounts = new OperatorAccounts(database, SECRET);
  accounts.add(ADA);
});

it('finds accounts by id and by name, also after a restart', () => {
  const again = new OperatorAccounts(database, SECRET);

  expect(again.find(ADA.operatorId)).toEqual(ADA);
  expect(again.named('ada')).toEqual(ADA);
  expect(again.named('Ada')).toBeUndefined();
  expect(again.all()).toEqual([ADA]);
});

it('stores no name, hash or secret in clear', () => {
  const rows = JSON.stringify(database.prepare('SELECT * FROM operator_account').raw().all());
  const bytes = Buffer.concat(
    database.prepare<[], Buffer>('SELECT sealed FROM operator_account').pluck().all(),
  ).toString('latin1');

  for (const secret of ['"ada"', 'a hash', 'GEZDGNBV']) expect(rows + bytes).not.toContain(secret);
});

it('refuses a name that is taken', () => {
  expect(() => accounts.add({ ...ADA, operatorId: 'b0bb0bb0bb0bb0bb' })).toThrow('UNIQUE');
  accounts.remove(ADA.operatorId);
  accounts.add({ ...ADA, operatorId: 'b0bb0bb0bb0bb0bb' });
  expect(accounts.named('ada')?.operatorId).toBe('b0bb0bb0bb0bb0bb');
});

it('accepts each step of the second factor once, and none before it', () => {
  expect([7, 7, 6, 8].map((step) => accounts.takeStep(ADA.operatorId, step))).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

it('uses up recovery codes one by one', () => {
  accounts.setRecovery(ADA.operatorId, ['aa-bb', 'cc-dd']);

  expect(accounts.useRecovery(ADA.operatorId, 'AABB')).toBe(true);
  expect(accounts.useRecovery(ADA.operatorId, 'aa-bb')).toBe(false);
  expect(accounts.useRecovery(ADA.operatorId, 'cc-dd')).toBe(true);
});

it('does not open accounts of another secret', () => {
  const other = new OperatorAccounts(database, new MasterSecret('0c'.repeat(32)));

  expect(other.named('ada')).toBeUndefined();
  expect(() => other.find(ADA.operatorId)).toThrow();
});
