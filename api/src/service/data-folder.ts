import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';

/** Where everything lives that a shop has: the log, what can be rebuilt from it, and what stands beside it. */
export interface DataFolder {
  readonly folder: string;
  /** the log itself */
  readonly log: string;
  /** made from the log; may be deleted */
  readonly readModels: string;
  /** personal data, sessions, operators: beside the log, never in it */
  readonly accounts: string;
}

export function dataFolder(folder: string): DataFolder {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    folder,
    log: join(folder, 'log.sqlite'),
    readModels: join(folder, 'read-models.sqlite'),
    accounts: join(folder, 'accounts.sqlite'),
  };
}

/** A SQLite file that only its owner may read. `durable`: a commit is on the disk when it returns. */
export function openDatabase(file: string, { durable }: { durable: boolean }): Database.Database {
  const database = new Database(file);
  chmodSync(file, 0o600);
  database.pragma('journal_mode = WAL');
  database.pragma(`synchronous = ${durable ? 'FULL' : 'NORMAL'}`);
  database.pragma('busy_timeout = 5000');
  return database;
}
