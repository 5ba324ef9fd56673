import Database from 'better-sqlite3';

const NODE_MAJOR_MIN = 24;
/** 3.51.3 fixes the WAL-reset bug: a commit concurrent with a checkpoint could be lost. */
const SQLITE_MIN = [3, 51, 3] as const;

/**
 * Checks that this Node and this SQLite are safe for the log. Runs before the first handle is opened: on an older Node the
 * native addon would end the process without a message.
 * @throws Error with the installed and the required versions
 */
export function checkRequirements(): void {
  demandNode(process.versions.node);
  const memory = new Database(':memory:');
  const version = memory.prepare<[], string>('SELECT sqlite_version()').pluck().get();
  memory.close();
  demandSqlite(version ?? 'unknown');
}

export function demandNode(version: string): void {
  if (Number.parseInt(version, 10) >= NODE_MAJOR_MIN) return;
  throw new Error(`The event store needs Node ${NODE_MAJOR_MIN} or newer; this is Node ${version}.`);
}

export function demandSqlite(version: string): void {
  const parts = version.split('.').map(Number);
  for (const [index, least] of SQLITE_MIN.entries()) {
    const part = parts[index] ?? Number.NaN;
    if (part > least) return;
    if (part === least) continue;
    throw new Error(
      `The event store needs SQLite ${SQLITE_MIN.join('.')} or newer; this is SQLite ${version}.`,
    );
  }
}
