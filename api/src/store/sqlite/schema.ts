import type { Database } from 'better-sqlite3';
import { hasTable } from './soundness.ts';

/** One entry per schema version, from 1; released entries never change. */
const migrations: readonly string[] = [
  `CREATE TABLE events (
     position INTEGER PRIMARY KEY,
     stream TEXT NOT NULL,
     version INTEGER NOT NULL,
     record TEXT NOT NULL,
     UNIQUE (stream, version)
   ) STRICT;
   CREATE TABLE commands (
     stream TEXT NOT NULL,
     id TEXT NOT NULL,
     input_hash TEXT NOT NULL,
     first_version INTEGER NOT NULL,
     count INTEGER NOT NULL,
     position INTEGER NOT NULL,
     refusal TEXT,
     PRIMARY KEY (stream, id)
   ) STRICT, WITHOUT ROWID;`,
];

const SCHEMA_VERSION = migrations.length;

/**
 * Brings the file to this program's schema.
 * @throws Error when a newer program wrote it
 */
export function migrate(database: Database): void {
  const bringUp = database.transaction(() => {
    database.exec(
      'CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT, WITHOUT ROWID',
    );
    const found = schemaVersion(database);
    refuseNewer(database, found);
    for (const migration of migrations.slice(found)) database.exec(migration);
    database.prepare<[number]>(`INSERT OR REPLACE INTO meta VALUES ('schema', ?)`).run(SCHEMA_VERSION);
  });
  bringUp.immediate();
}

/**
 * Asserts that a reader, who cannot migrate, understands the file.
 * @throws Error when it is no event store, or of another schema
 */
export function checkSchema(database: Database): void {
  const found = hasTable(database, 'meta') ? schemaVersion(database) : 0;
  refuseNewer(database, found);
  if (found === SCHEMA_VERSION) return;
  throw new Error(
    `${database.name} has schema ${found}, this program reads ${SCHEMA_VERSION}: open it with the server once.`,
  );
}

const schemaVersion = (database: Database): number =>
  database.prepare<[], number>(`SELECT value FROM meta WHERE name = 'schema'`).pluck().get() ?? 0;

function refuseNewer(database: Database, found: number): void {
  if (found <= SCHEMA_VERSION) return;
  throw new Error(
    `${database.name} has schema ${found}, this program knows ${SCHEMA_VERSION}: a newer program wrote it.`,
  );
}
