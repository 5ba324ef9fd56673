import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { readingFile } from '../store/index.ts';

// What can be read off a shop's files from outside, also while a server writes to them.

/** The names of all streams in a log, in their order. */
export const streamNames = (log: string): string[] =>
  reading(log, (database) =>
    database.prepare<[], string>('SELECT DISTINCT stream FROM events ORDER BY stream').pluck().all(),
  );

export interface LogFileFacts {
  readonly sqliteVersion: string;
  readonly schemaVersion: number;
}

export const logFileFacts = (log: string): LogFileFacts =>
  reading(log, (database) => ({
    sqliteVersion: database.prepare<[], string>('SELECT sqlite_version()').pluck().get() ?? 'unknown',
    schemaVersion:
      database.prepare<[], number>(`SELECT value FROM meta WHERE name = 'schema'`).pluck().get() ?? 0,
  }));

/** How far a projection is, as its file says. */
export interface ProjectionFacts {
  readonly name: string;
  readonly position: string;
  /** why it stopped, when it failed */
  readonly parked: string | null;
}

/** None before the first start. */
export function projectionFacts(readModels: string): ProjectionFacts[] {
  if (!existsSync(readModels)) return [];
  return reading(readModels, (database) => {
    // An import brings checkpoints before any projection runs.
    const begun = database.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'projection'`).get();
    if (begun === undefined) return [];
    return database
      .prepare<[], ProjectionFacts>('SELECT name, position, parked FROM projection ORDER BY name')
      .all();
  });
}

/** Whether a process holds the lock of the one writer. */
export function writerRuns(lockFile: string): boolean {
  if (!existsSync(lockFile)) return false;
  const database = new Database(lockFile, { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE; ROLLBACK');
    return false;
  } catch (error) {
    if (error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')) return true;
    throw error;
  } finally {
    database.close();
  }
}

function reading<Result>(file: string, read: (database: Database.Database) => Result): Result {
  const database = new Database(file, { readonly: true, fileMustExist: true });
  try {
    return readingFile(file, () => read(database));
  } finally {
    database.close();
  }
}
