import { existsSync, renameSync, rmSync } from 'node:fs';
import type { Database } from 'better-sqlite3';
import { damageIn } from '../store/index.ts';
import { openDatabase } from '../files/index.ts';

/** Read models that could not be read. */
export interface SetAside {
  /** where they lie now, with the checkpoints that were signed */
  readonly file: string;
  readonly damage: string;
}

/**
 * Opens the read models for the one who writes them. A file that cannot be read is set aside: its rows are made from the log
 * anew.
 */
export function openReadModels(file: string): {
  readonly database: Database;
  readonly setAside: SetAside | undefined;
} {
  const damage = existsSync(file) ? damageIn(file) : undefined;
  const setAside = damage === undefined ? undefined : { file: `${file}.damaged`, damage };
  if (setAside !== undefined) putAside(file, setAside.file);
  return { database: openDatabase(file, { durable: false }), setAside };
}

/** With its WAL: after a crash the checkpoints signed last stand there alone. */
function putAside(file: string, aside: string): void {
  renameSync(file, aside);
  // What SQLite keeps beside a file belongs to no other one.
  for (const beside of [`${aside}-wal`, `${aside}-shm`, `${file}-shm`]) rmSync(beside, { force: true });
  if (existsSync(`${file}-wal`)) renameSync(`${file}-wal`, `${aside}-wal`);
}
