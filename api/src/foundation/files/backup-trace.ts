import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';

const NAME = 'last-backup.json';

const Trace = Type.Object({
  time: Type.Integer({ minimum: 0, description: 'milliseconds since 1970' }),
  events: Type.Integer({ minimum: 0, description: 'of the log that it holds' }),
});
/** The last backup of a data folder that a command of this project made. */
export type BackupTrace = Static<typeof Trace>;
const trace = Compile(Trace);

/** Writes the trace of a backup next to the log, unless the folder is read-only. */
export function traceBackup(folder: string, made: BackupTrace): void {
  const path = join(folder, NAME);
  try {
    writeFileSync(`${path}.new`, `${JSON.stringify(made)}\n`, { mode: 0o600 });
    renameSync(`${path}.new`, path);
  } catch {
    // A backup of a read-only folder is valid too.
  }
}

/** Returns the last backup; undefined if there is none, or its trace cannot be read. */
export function lastBackup(folder: string): BackupTrace | undefined {
  try {
    const read: unknown = JSON.parse(readFileSync(join(folder, NAME), 'utf8'));
    return trace.Check(read) ? read : undefined;
  } catch {
    return undefined;
  }
}
