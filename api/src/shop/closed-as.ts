import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';

/** Beside a SQLite file: which file it was, how long, and written when, as it was closed. */
const noteOf = (file: string): string => `${file}.closed`;

/** Notes what a file is like, once nobody has it open any more. */
export function noteClosed(file: string): void {
  const stands = standsAs(file);
  if (stands === undefined) return;
  try {
    writeFileSync(noteOf(file), stands, { mode: 0o600 });
  } catch {
    // Whoever finds no note, or a part of one, reads the file through.
  }
}

/** Whether a file is the one that was closed, and nobody wrote to it since. */
export const isAsClosed = (file: string): boolean =>
  existsSync(noteOf(file)) && readFileSync(noteOf(file), 'utf8') === standsAs(file);

/** Whoever opens a file to write forgets what it was like: only closing it says so again. */
export const forgetClosed = (file: string): void => rmSync(noteOf(file), { force: true });

/** Undefined where what was written stands in its WAL, or there is no file. */
function standsAs(file: string): string | undefined {
  const wal = statSync(`${file}-wal`, { throwIfNoEntry: false });
  if (wal !== undefined && wal.size > 0) return undefined;
  const stat = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stat && `${stat.dev} ${stat.ino} ${stat.size} ${stat.mtimeNs}`;
}
