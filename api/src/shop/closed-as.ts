import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';

/** Returns the note of a SQLite file: its identity, size and modification time when it was closed. */
const noteOf = (file: string): string => `${file}.closed`;

/** Writes the note once nobody has the file open. */
export function noteClosed(file: string): void {
  const stands = standsAs(file);
  if (stands === undefined) return;
  try {
    writeFileSync(noteOf(file), stands, { mode: 0o600 });
  } catch {
    // Without a complete note, the next opener reads the whole file.
  }
}

/** Returns whether a file is unchanged since it was closed. */
export const isAsClosed = (file: string): boolean =>
  existsSync(noteOf(file)) && readFileSync(noteOf(file), 'utf8') === standsAs(file);

/** Deletes the note before the file is opened for writing; closing it writes a new one. */
export const forgetClosed = (file: string): void => rmSync(noteOf(file), { force: true });

/** Returns the content of the note; undefined if the WAL is not empty, or there is no file. */
function standsAs(file: string): string | undefined {
  const wal = statSync(`${file}-wal`, { throwIfNoEntry: false });
  if (wal !== undefined && wal.size > 0) return undefined;
  const stat = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stat && `${stat.dev} ${stat.ino} ${stat.size} ${stat.mtimeNs}`;
}
