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

/** Of pages that the thread which projects keeps: those that change in batch after batch. */
const CACHE_KIB = 32 * 1_024;
/** The same pages change in batch after batch: the fewer checkpoints, the fewer times each is copied into the file. */
const WAL_PAGES = 16_384;

/** Read models that could not be read. */
export interface SetAside {
  /** where they lie now, with the checkpoints that were signed */
  readonly file: string;
  readonly damage: string;
}

/**
 * Opens the read models for the one who writes them. A file that cannot be read is set aside: its rows are made from the log
 * anew. All of it is read for that, but where it is as it was closed: a start takes no longer, the more there are.
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
  // Asked for also where nobody signs, in a drill on a log without its lists.
  database.exec(CHECKPOINTS_TABLE);
  database.pragma(`cache_size = -${CACHE_KIB}`);
  database.pragma(`wal_autocheckpoint = ${WAL_PAGES}`);
  // What a statement would need to undo itself alone lies in a file otherwise: four writes a play.
  database.pragma('temp_store = MEMORY');
  return { database, setAside };
}

/** With its WAL: after a crash the checkpoints signed last stand there alone. */
function putAside(file: string, aside: string): void {
  renameSync(file, aside);
  // What SQLite keeps beside a file belongs to no other one.
  for (const beside of [`${aside}-wal`, `${aside}-shm`, `${file}-shm`]) rmSync(beside, { force: true });
  if (existsSync(`${file}-wal`)) renameSync(`${file}-wal`, `${aside}-wal`);
}

/**
 * Sets read models aside that were made from another log than the one that was put back, and begins new ones with those of
 * their checkpoints that this log meets. @returns where they lie now, with the other checkpoints; undefined where they fit
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

/** Brings the checkpoints that a log meets, up to the first one that it does not. */
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
