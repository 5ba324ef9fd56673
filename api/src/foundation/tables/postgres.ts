import type { Database } from 'better-sqlite3';
import { type CustomTypesConfig, type PoolClient, types } from 'pg';
import { Connections } from '../store/postgres/connections.ts';
import { hasTable } from '../store/index.ts';
import type { Tables } from './port.ts';
import { overwriteDeleted } from './sqlite.ts';
import type { Bound } from './statement.ts';
import { type Cell, type Table, schemaOf, serialIn } from './table.ts';

/** Connections for statements about accounts. */
const AT_ONCE = 8;
/** Key of the advisory lock that serialises the creation of tables; an arbitrary constant. */
const CREATING = 5_411_537_002;
/** Rows that one statement brings over; PostgreSQL allows 65,535 values in it. */
const ROWS_AT_ONCE = 1_000;

/** All integers are numbers: times and counts are far below 2^53. */
const TYPES: CustomTypesConfig = {
  getTypeParser: (id, format) => (id === types.builtins.INT8 ? Number : types.getTypeParser(id, format)),
};

/**
 * Opens tables on a server, and creates those that are missing. A new table takes over the file's rows, which are then
 * deleted from the file: only the server's rows count.
 * @param file undefined for tables that no file ever had
 * @param shared whether other nodes use them
 * @throws Error when the server cannot be reached
 */
export async function postgresTables(
  url: string,
  tables: readonly Table[],
  file: Database | undefined,
  shared = false,
): Promise<Tables> {
  const connections = new Connections(url, { max: AT_ONCE });
  try {
    await connections.patiently(() =>
      connections.with((client) => inTransaction(client, () => createAll(client, tables, file))),
    );
    if (file !== undefined) empty(file, tables);
  } catch (error) {
    await connections.close();
    throw error;
  }
  return {
    all: (asked) =>
      connections.patiently(() =>
        connections.with(
          async (client) => (await client.query<typeof asked.row & object>(queryOf(asked))).rows,
        ),
      ),
    change: (changes, alone) =>
      connections.patiently(() => connections.with((client) => changed(client, changes, alone))),
    shared,
    clean: ({ name }) =>
      connections.patiently(() =>
        connections.with(async (client) => void (await client.query(`VACUUM ${name}`))),
      ),
    close: () => connections.close(),
  };
}

/** Deletes the file's rows, and their bytes. */
function empty(file: Database, tables: readonly Table[]): void {
  overwriteDeleted(file);
  for (const { name } of tables) if (hasTable(file, name)) file.exec(`DELETE FROM ${name}`);
  file.pragma('wal_checkpoint(TRUNCATE)');
}

const queryOf = (bound: Bound) => ({ ...bound.named(), types: TYPES });

async function changed(
  client: PoolClient,
  changes: readonly Bound[],
  alone: string | undefined,
): Promise<readonly number[]> {
  const run = async (change: Bound): Promise<number> => (await client.query(queryOf(change))).rowCount ?? 0;
  if (changes.length === 0) return [];
  const [only, ...more] = changes;
  if (only !== undefined && more.length === 0 && alone === undefined) return [await run(only)];
  return inTransaction(client, async () => {
    if (alone !== undefined)
      await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [alone]);
    const counts: number[] = [];
    for (const change of changes) counts.push(await run(change));
    return counts;
  });
}

async function inTransaction<Result>(client: PoolClient, act: () => Promise<Result>): Promise<Result> {
  await client.query('BEGIN');
  try {
    const result = await act();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    // The first failure is the one to tell; a connection that is lost rolls back by itself.
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

async function createAll(
  client: PoolClient,
  tables: readonly Table[],
  file: Database | undefined,
): Promise<void> {
  await client.query(`SELECT pg_advisory_xact_lock(${CREATING})`);
  for (const table of tables) {
    const known = await isThere(client, table.name);
    await client.query(schemaOf(table, 'postgres'));
    if (!known && file !== undefined && hasTable(file, table.name)) await bringOver(client, table, file);
  }
}

/** Copies the tables of a server, as of one moment, into a file that has them. */
export async function copyFromPostgres(url: string, tables: readonly Table[], file: Database): Promise<void> {
  const connections = new Connections(url, { max: 1 });
  try {
    await connections.with(async (client) => {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      for (const table of tables) if (await isThere(client, table.name)) await copyOut(client, table, file);
      await client.query('COMMIT');
    });
  } finally {
    await connections.close();
  }
}

/** Runs a query on a server. @returns the first column of its rows; none if the table is missing */
export async function valuesOnServer(url: string, table: string, text: string): Promise<readonly string[]> {
  const connections = new Connections(url, { max: 1 });
  try {
    return await connections.with(async (client) => {
      if (!(await isThere(client, table))) return [];
      const { rows } = await client.query<[string]>({ text, rowMode: 'array' });
      return rows.map(([value]) => value);
    });
  } finally {
    await connections.close();
  }
}

async function copyOut(client: PoolClient, { name, columns }: Table, file: Database): Promise<void> {
  const names = Object.keys(columns);
  const insert = file.prepare<Cell[]>(
    `INSERT INTO ${name} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
  );
  file.exec(`DELETE FROM ${name}`);
  await client.query(`DECLARE copied NO SCROLL CURSOR FOR SELECT ${names.join(', ')} FROM ${name}`);
  for (;;) {
    const text = `FETCH ${ROWS_AT_ONCE} FROM copied`;
    const { rows } = await client.query<Cell[]>({ text, rowMode: 'array', types: TYPES });
    if (rows.length === 0) break;
    file.transaction(() => rows.forEach((row) => insert.run(...row)))();
  }
  await client.query('CLOSE copied');
}

async function isThere(client: PoolClient, name: string): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>('SELECT to_regclass($1) IS NOT NULL AS there', [
    name,
  ]);
  return rows[0]?.there === true;
}

/** Copies the rows of the file's table into an empty one. */
async function bringOver(client: PoolClient, { name, columns }: Table, file: Database): Promise<void> {
  const names = Object.keys(columns);
  const rows = file
    .prepare<[], Cell[]>(`SELECT ${names.join(', ')} FROM ${name}`)
    .raw()
    .iterate();
  let page: Cell[][] = [];
  const write = async (): Promise<void> => {
    const places = page.map(
      (_row, row) => `(${names.map((_name, n) => `$${row * names.length + n + 1}`).join(', ')})`,
    );
    await client.query(`INSERT INTO ${name} (${names.join(', ')}) VALUES ${places.join(', ')}`, page.flat());
    page = [];
  };
  for (const row of rows) {
    page.push(row);
    if (page.length === ROWS_AT_ONCE) await write();
  }
  if (page.length > 0) await write();
  const serial = serialIn(columns);
  if (serial !== undefined)
    await client.query(
      `SELECT setval(pg_get_serial_sequence('${name}', '${serial}'), max(${serial})) FROM ${name}`,
    );
}
