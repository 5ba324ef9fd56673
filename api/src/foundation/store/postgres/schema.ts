import type { PoolClient } from 'pg';
import { APPEND_FUNCTION } from './append-function.ts';

/** Oldest supported server. */
const SERVER_MIN = 15;
/** Key of the advisory lock that serialises migrations; an arbitrary constant. */
const MIGRATING = 5_411_537_001;

/** One migration per schema version, from 1; a released one never changes. They are found along the search path, and created in its first schema. */
const migrations: readonly string[] = [
  `CREATE TABLE log_head (
     only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
     appends bigint NOT NULL,
     events bigint NOT NULL,
     fence uuid NOT NULL
   );
   INSERT INTO log_head (appends, events, fence) VALUES (0, 0, gen_random_uuid());
   CREATE TABLE log_appends (
     append bigint NOT NULL,
     ends bigint NOT NULL,
     stream text COLLATE "C" NOT NULL,
     command text COLLATE "C" NOT NULL,
     version integer NOT NULL,
     events integer NOT NULL,
     checksum integer NOT NULL,
     content text NOT NULL,
     PRIMARY KEY (ends, append)
   );
   CREATE UNIQUE INDEX log_appends_by_command ON log_appends (stream, command);
   CREATE UNIQUE INDEX log_appends_by_version ON log_appends (stream, version) WHERE events > 0;`,
  // The function is new in each version that changes it. Positions, times of nodes: see it.
  `DROP FUNCTION IF EXISTS log_append;
   ALTER TABLE log_head ADD COLUMN settings bigint NOT NULL DEFAULT 0, ADD COLUMN latest bigint NOT NULL DEFAULT 0;
   CREATE TABLE log_nodes (
     node text COLLATE "C" PRIMARY KEY,
     fence uuid NOT NULL,
     seen timestamptz NOT NULL DEFAULT clock_timestamp(),
     after bigint NOT NULL DEFAULT 0,
     upto bigint NOT NULL DEFAULT 0,
     ends bigint NOT NULL DEFAULT 0
   );
   CREATE TABLE log_lease (
     only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
     holder text COLLATE "C",
     generation bigint NOT NULL,
     until timestamptz NOT NULL
   );
   INSERT INTO log_lease (holder, generation, until) VALUES (NULL, 0, '-infinity');
   ${APPEND_FUNCTION}`,
  // The newest edition that the node's program knows; NULL: it is older than this column.
  `ALTER TABLE log_nodes ADD COLUMN edition integer;`,
];

/**
 * Creates the tables, or migrates those of an older program, in one transaction.
 * @throws Error when the server is too old, or a newer program wrote the log
 */
export async function migrate(client: PoolClient, name: string): Promise<void> {
  await demandServer(client, name);
  await client.query('BEGIN');
  try {
    await client.query(`SELECT pg_advisory_xact_lock(${MIGRATING})`);
    if (!(await hasTables(client))) await client.query('CREATE TABLE log_schema (version integer NOT NULL)');
    const version = await schemaOf(client, name);
    for (const migration of migrations.slice(version)) await client.query(migration);
    if (version < migrations.length) {
      await client.query('DELETE FROM log_schema');
      await client.query('INSERT INTO log_schema VALUES ($1)', [migrations.length]);
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/** Returns whether there are tables of a log; only reads. */
export async function hasTables(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('log_schema') IS NOT NULL AS there`,
  );
  return rows[0]?.there === true;
}

/** @throws Error when there is no log, or a program of another version wrote it */
export async function checkSchema(client: PoolClient, name: string): Promise<void> {
  await demandServer(client, name);
  if (!(await hasTables(client))) throw new Error(`there is no log in ${name}`);
  const version = await schemaOf(client, name);
  if (version < migrations.length)
    throw new Error(`an older program wrote the log in ${name}: start the shop once, which migrates it`);
}

/** Returns the version of the tables; 0 if there are none. @throws Error when a newer program wrote them */
async function schemaOf(client: PoolClient, name: string): Promise<number> {
  const { rows } = await client.query<{ version: number }>('SELECT version FROM log_schema');
  const version = rows[0]?.version ?? 0;
  if (version > migrations.length)
    throw new Error(
      `the log in ${name} has schema ${version}, and this program knows ${migrations.length}: a newer program wrote it`,
    );
  return version;
}

async function demandServer(client: PoolClient, name: string): Promise<void> {
  const { rows } = await client.query<{ version: string; encoding: string }>(
    `SELECT current_setting('server_version_num') AS version, current_setting('server_encoding') AS encoding`,
  );
  const { version = '0', encoding = '' } = rows[0] ?? {};
  const major = Math.floor(Number(version) / 10_000);
  if (major < SERVER_MIN)
    throw new Error(`the log needs PostgreSQL ${SERVER_MIN} or newer; ${name} is PostgreSQL ${major}`);
  if (encoding !== 'UTF8')
    throw new Error(`the log needs a database with encoding UTF8; ${name} has ${encoding}`);
}
