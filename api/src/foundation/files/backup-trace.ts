import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';

const NAME = 'last-backup.json';

const Trace = Type.Object({
  time: Type.Integer({ minimum: 0, description: 'milliseconds since 1970' }),
  events: Type.Integer({ minimum: 0, description: 'of the log that it holds' }),
});
/** The last backup that a command of ours made of a data folder. */
export type BackupTrace = Static<typeof Trace>;
const trace = Compile(Trace);

/** Leaves the trace of a backup beside the log; a folder that cannot be written to keeps none. */
export function traceBackup(folder: string, made: BackupTrace): void {
  const path = join(folder, NAME);
  try {
    writeFileSync(`${path}.new`, `${JSON.stringify(made)}\n`, { mode: 0o600 });
    renameSync(`${path}.new`, path);
  } catch {
    // A copy that was made from a read-only place is a copy all the same.
  }
}

/** The last backup; undefined where nobody made one, or its trace cannot be read. */
export function lastBackup(folder: string): BackupTrace | undefined {
  try {
    const read: unknown = JSON.parse(readFileSync(join(folder, NAME), 'utf8'));
    return trace.Check(read) ? read : undefined;
  } catch {
    return undefined;
  }
}
