import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { prepareMemory } from '../foundation/mark/index.ts';
import { type Table, sqliteTables, table } from '../foundation/tables/index.ts';
import { demandSharedTables } from './own-tables.ts';

const SHARED: readonly Table[] = [table({ name: 'session', columns: { token: 'text' } })];
const NODE = {
  name: 'one',
  follower: {
    heard: 0,
    fault: undefined,
    follow: () => undefined,
    reached: () => Promise.resolve(true),
    close: () => Promise.resolve(),
  },
  lease: { generation: undefined, onChange: () => undefined, close: () => Promise.resolve() },
  isSetting: () => false,
};

function accounts(...own: readonly string[]): InstanceType<typeof Database> {
  const database = new Database(':memory:');
  prepareMemory(database);
  sqliteTables(database, SHARED);
  for (const name of own) database.exec(`CREATE TABLE ${name} (id TEXT)`);
  return database;
}

it('a node starts once all tables of accounts are on the server', () => {
  expect(() => demandSharedTables({ node: NODE }, accounts(), SHARED)).not.toThrow();
});

it('a node does not start while a table is its own, and names it', () => {
  expect(() => demandSharedTables({ node: NODE }, accounts('personal', 'operator'), SHARED)).toThrow(
    'SKINS_NODE is not possible yet: other nodes would not see these tables of :memory:: operator, personal',
  );
});

it('the only server keeps its tables where it likes', () => {
  expect(() => demandSharedTables({ node: undefined }, accounts('personal'), SHARED)).not.toThrow();
});
