import { existsSync, renameSync, rmSync } from 'node:fs';
import type { Database } from 'better-sqlite3';
import { merkleTree } from '@skins/engine/transparency';
import { type EventReader, damageIn } from '../foundation/store/index.ts';
import { type DataFolder, openDatabase } from '../foundation/files/index.ts';
import type { Admitted } from '../foundation/mark/index.ts';
import { forgetClosed, isAsClosed } from './closed-as.ts';
import {
  CHECKPOINTS_TABLE,
  Checkpoints,
  growTree,
  nativeTreeHash,
} from '../foundation/transparency/index.ts';

/** Page cache of the projection thread, for pages that many batches change. */
const CACHE_KIB = 32 * 1_024;
/** Successive batches change the same pages: fewer checkpoints copy each page into the file less often. */
const WAL_PAGES = 16_384;

/** Unreadable read models. */
export interface SetAside {
  /** their new path; it contains the signed checkpoints */
  readonly file: string;
  readonly damage: string;
}

/**
 * Opens the read models for writing. An unreadable file is set aside and its rows are rebuilt from the log. All of it is
 * read to check that, unless it is unchanged since it was closed; so a normal start does not take longer for more rows.
 */
export function openReadModels(file: string): {
  readonly database: Database;
  readonly setAside: SetAside | undefined;
} {
  const damage = existsSync(file) && !isAsClosed(file) ? damageIn(file) : undefined;
  forgetClosed(file);
  const setAside = damage === undefined ? undefined : { file: `${file}.damaged`, damage };
  if (setAside !== undefined) putAside(file, setAside.file);
  const database = openDatabase(file, { durable: false });
  // Queried even if nobody signs: in a drill on a log without its lists.
  database.exec(CHECKPOINTS_TABLE);
  database.pragma(`cache_size = -${CACHE_KIB}`);
  database.pragma(`wal_autocheckpoint = ${WAL_PAGES}`);
  // Otherwise the data for rolling back a single statement goes to a file: four writes a play.
  database.pragma('temp_store = MEMORY');
  return { database, setAside };
}

/** Moves a file with its WAL, which after a crash may be the only place of the last signed checkpoints. */
function putAside(file: string, aside: string): void {
  renameSync(file, aside);
  // SQLite's companion files must not be reused for another file.
  for (const beside of [`${aside}-wal`, `${aside}-shm`, `${file}-shm`]) rmSync(beside, { force: true });
  if (existsSync(`${file}-wal`)) renameSync(`${file}-wal`, `${aside}-wal`);
}

/**
 * Sets aside read models that were built from another log than the restored one, and begins new ones with those checkpoints
 * that match this log. @returns the path of the old ones with the other checkpoints; undefined if they fit
 */
export async function renewReadModels(
  { readModels: file }: DataFolder,
  log: EventReader,
  { contradictions, size }: Admitted,
): Promise<string | undefined> {
  if (!contradictions.some(({ memory }) => memory.keeper === 'readModels')) return undefined;
  const aside = `${file}.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  putAside(file, aside);
  const before = openDatabase(aside, { durable: true });
  const renewed = openDatabase(file, { durable: true });
  try {
    renewed.exec(CHECKPOINTS_TABLE);
    await bringCheckpoints(before, renewed, log, size);
  } finally {
    before.close();
    renewed.close();
  }
  return aside;
}

/** Copies the checkpoints that match a log, up to the first one that does not. */
async function bringCheckpoints(
  before: Database,
  renewed: Database,
  log: EventReader,
  size: number,
): Promise<void> {
  before.exec(CHECKPOINTS_TABLE);
  const signed = new Checkpoints(before);
  const kept = new Checkpoints(renewed);
  const tree = merkleTree(undefined, nativeTreeHash);
  for (let next = signed.after(-1); next !== undefined && next.size <= size; next = signed.after(next.size)) {
    await growTree(tree, log, next.size);
    if (tree.root() !== next.root) return;
    kept.add(next);
  }
}
