import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { readingFile, renewWal } from '../store/index.ts';

/** The paths of a shop's files: the log, the files that can be rebuilt from it, and the files outside the log. */
export interface DataFolder {
  readonly folder: string;
  /** the log itself */
  readonly log: string;
  /** projections of the log; may be deleted */
  readonly readModels: string;
  /** folded states of long streams, rebuilt from the log; may be deleted */
  readonly snapshots: string;
  /** a log that is being imported, until it is complete */
  readonly incoming: string;
  /** personal data, sessions, operators: outside the log, never in it */
  readonly accounts: string;
  /** files of pictures that operators added, named by their hashes; the log names them */
  readonly pictures: string;
  /** state of the local payment provider: part of the outside world, in no backup */
  readonly localProvider: string;
  /** state of the local delivery provider, likewise */
  readonly localDeliveries: string;
}

/** Returns the file paths of a data folder, whether the files exist or not. */
export const dataFolder = (folder: string): DataFolder => ({
  folder,
  log: join(folder, 'log.sqlite'),
  readModels: join(folder, 'read-models.sqlite'),
  snapshots: join(folder, 'snapshots'),
  incoming: join(folder, 'import'),
  accounts: join(folder, 'accounts.sqlite'),
  pictures: join(folder, 'pictures'),
  localProvider: join(folder, 'local-provider.sqlite'),
  localDeliveries: join(folder, 'local-deliveries.sqlite'),
});

/**
 * Creates a data folder if there is none, readable only by its owner.
 * @throws when another kind of file has its name
 */
export function makeDataFolder({ folder }: DataFolder): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new Error(`${folder} is no folder`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

/**
 * Opens a SQLite file that only its owner may read. `durable`: each commit is on the disk when it returns; for the
 * file's only writer.
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
