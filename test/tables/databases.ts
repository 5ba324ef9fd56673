import Database from 'better-sqlite3';
import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import { type Table, type Tables, sqliteTables } from '@skins/api/foundation/tables';
import { postgresTables } from '../../api/src/foundation/tables/postgres.ts';
import { type PostgresServer, noPostgres, onPostgres, schemaOf, startPostgres } from '../postgres/server.ts';

/** Tables in a database of a test. */
export interface TestedTables {
  readonly tables: () => Tables;
  /** Returns the rows of a table as the database has them. */
  readonly stored: (name: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;
}

/** Runs a suite over tables in SQLite, and over tables in PostgreSQL; each test begins with empty ones. */
export function overBoth(
  name: string,
  described: readonly Table[],
  suite: (tested: TestedTables) => void,
): void {
  describe(`${name}, in SQLite`, () => {
    let file: Database.Database;
    let tables: Tables;
    beforeEach(() => {
      file = new Database(':memory:');
      tables = sqliteTables(file, described);
    });
    afterEach(() => void file.close());
    suite({
      tables: () => tables,
      stored: async (table) => file.prepare<[], Record<string, unknown>>(`SELECT * FROM ${table}`).all(),
    });
  });

  describe.skipIf(noPostgres !== undefined)(onPostgres(`${name}, in PostgreSQL`), () => {
    let server: PostgresServer;
    let address: string;
    let tables: Tables;
    beforeAll(async () => {
      server = await startPostgres();
      address = await server.newStore();
      tables = await postgresTables(address, described, new Database(':memory:'));
    });
    beforeEach(() =>
      server.query(
        `TRUNCATE ${described.map(({ name: table }) => `${schemaOf(address)}.${table}`).join(', ')}`,
      ),
    );
    afterAll(async () => {
      await tables.close();
      await server.remove();
    });
    suite({
      tables: () => tables,
      stored: (table) => server.query(`SELECT * FROM ${schemaOf(address)}.${table}`),
    });
  });
}
