import Database from 'better-sqlite3';

/** The names of all streams in a log, in their order. */
export function streamNames(file: string): string[] {
  const database = new Database(file, { readonly: true });
  try {
    return database.prepare<[], string>('SELECT DISTINCT stream FROM events ORDER BY stream').pluck().all();
  } finally {
    database.close();
  }
}
