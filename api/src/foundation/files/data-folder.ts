import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { readingFile, renewWal } from '../store/index.ts';

/** Where everything lives that a shop has: the log, what can be rebuilt from it, and what stands beside it. */
export interface DataFolder {
  readonly folder: string;
  /** the log itself */
  readonly log: string;
  /** made from the log; may be deleted */
  readonly readModels: string;
  /** folded states of long streams, made from the log; may be deleted */
  readonly snapshots: string;
  /** a log that is imported, until it is whole */
  readonly incoming: string;
  /** personal data, sessions, operators: beside the log, never in it */
  readonly accounts: string;
  /** what the local payment provider remembers: the outside world, in no backup */
  readonly localProvider: string;
  /** the same of the local provider of deliveries */
  readonly localDeliveries: string;
}

/** The files of a data folder, whether they are there or not. */
export const dataFolder = (folder: string): DataFolder => ({
  folder,
  log: join(folder, 'log.sqlite'),
  readModels: join(folder, 'read-models.sqlite'),
  snapshots: join(folder, 'snapshots'),
  incoming: join(folder, 'import'),
  accounts: join(folder, 'accounts.sqlite'),
  localProvider: join(folder, 'local-provider.sqlite'),
  localDeliveries: join(folder, 'local-deliveries.sqlite'),
});

/**
 * Makes a data folder where there is none, for the eyes of its owner only.
 * @throws when there is something else of its name
 */
export function makeDataFolder({ folder }: DataFolder): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new Error(`${folder} is no folder`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

/**
 * A SQLite file that only its owner may read. `durable`: a commit is on the disk when it returns; for the file's one writer.
 * @throws DamagedFile when it cannot be read
 */
export function openDatabase(file: string, { durable }: { durable: boolean }): Database.Database {
  if (durable) renewWal(file);
  const database = new Database(file);
  try {
    chmodSync(file, 0o600);
    readingFile(file, () => database.pragma('journal_mode = WAL'));
    database.pragma(`synchronous = ${durable ? 'FULL' : 'NORMAL'}`);
    database.pragma('busy_timeout = 5000');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
