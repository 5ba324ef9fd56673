import { randomInt } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import { bringRowsOver } from './bring-rows-over.ts';
import { hasTable } from './soundness.ts';

/** Below 2^48, as `randomInt` requires. */
const SALTS = 2 ** 47;

/** One migration per schema version, from 1; a released one never changes. */
const migrations: readonly ((database: Database) => void)[] = [
  (database) =>
    database.exec(
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
    ),
  (database) => {
    database.exec(
      `ALTER TABLE commands RENAME TO former_commands;
       CREATE TABLE batches (
         first_append INTEGER PRIMARY KEY,
         appends INTEGER NOT NULL,
         events_before INTEGER NOT NULL,
         events INTEGER NOT NULL,
         content ANY NOT NULL
       ) STRICT;
       CREATE INDEX batches_by_events ON batches (events_before);
       CREATE TABLE streams (
         stream TEXT NOT NULL,
         version INTEGER NOT NULL,
         append INTEGER NOT NULL,
         PRIMARY KEY (stream, version)
       ) STRICT, WITHOUT ROWID;
       CREATE TABLE commands (
         key INTEGER NOT NULL,
         append INTEGER NOT NULL,
         PRIMARY KEY (key, append)
       ) STRICT, WITHOUT ROWID;
       INSERT INTO meta VALUES ('indexed', 0);`,
    );
    database.prepare(`INSERT INTO meta VALUES ('salt', ?)`).run(randomInt(SALTS));
    bringRowsOver(database);
    database.exec('DROP TABLE events; DROP TABLE former_commands');
  },
  (database) => database.exec('DROP INDEX batches_by_events'),
  // Rows from here on end with a checksum, which older programs cannot read. Earlier rows stay as they are.
  () => undefined,
  // Heads of appends from here on leave out an input hash that the first record carries: older programs require it.
  () => undefined,
];

const SCHEMA_VERSION = migrations.length;

/**
 * Migrates the file to this program's schema.
 * @throws Error when a newer program wrote it, or an older file's events and commands are inconsistent
 */
export function migrate(database: Database): void {
  const bringUp = database.transaction(() => {
    database.exec(
      'CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT, WITHOUT ROWID',
    );
    const found = schemaVersion(database);
    refuseNewer(database, found);
    for (const migration of migrations.slice(found)) migration(database);
    database.prepare<[number]>(`INSERT OR REPLACE INTO meta VALUES ('schema', ?)`).run(SCHEMA_VERSION);
  });
  bringUp.immediate();
}

/** Returns whether an older program wrote the file; its next writer migrates it. */
export const isOlder = (database: Database): boolean =>
  hasTable(database, 'meta') && schemaVersion(database) < SCHEMA_VERSION;

/** Returns whether the file contains a log. */
export const holdsLog = (database: Database): boolean => hasTable(database, 'meta');

/**
 * Checks that a reader, which cannot migrate, understands the file.
 * @throws Error when it is not an event store, or has another schema
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
