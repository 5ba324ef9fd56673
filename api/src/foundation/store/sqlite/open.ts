import { existsSync } from 'node:fs';
import type { Database } from 'better-sqlite3';
import type { Committer } from '../committer.ts';
import { inlineCommitter } from './commit.ts';
import { walBytesOf } from './files.ts';
import type { Batch } from '../group-commit.ts';
import { openReaderHandle, openWriterHandle } from './handles.ts';
import { NearestCommitter } from './nearest-committer.ts';
import { SqliteReader } from './reader.ts';
import { renewWal } from './renew-wal.ts';
import { checkRequirements } from './requirements.ts';
import { isOlder } from './schema.ts';
import { readDatabase } from './soundness.ts';
import { LogStore } from '../log-store.ts';
import { takeWriterLock } from './writer-lock.ts';

/**
 * Default number of appends indexed together. A higher number writes each index page less often; a lower one makes
 * commits wait less.
 */
const INDEXED_TOGETHER = 4_096;
/** Page cache of a reader, in MiB; small, because a reader of the whole log or its end uses no page twice. */
const CACHE_OF_READER_MIB = 2;

interface SqliteOptions {
  /** Whether commits run on a thread, so that the event loop never waits for a slow disk; true by default. */
  readonly thread?: boolean;
  /** Number of appends packed and indexed together; 4,096 by default. */
  readonly indexedTogether?: number;
  /** Called after each commit, for metrics. */
  readonly onBatch?: (batch: Batch) => void;
  /** Called when a commit found no room on the disk, before its appends reject. */
  readonly onNoRoom?: () => void;
}

/**
 * Opens the store for its only writer; creates a missing file (mode 0600) and folder (0700).
 * @throws Error when another writer has the folder, a newer program wrote the file, or Node or SQLite is too old
 */
export function openSqliteStore(file: string, options: SqliteOptions = {}): LogStore {
  checkRequirements();
  const lock = takeWriterLock(file);
  try {
    renewWal(file);
    // Opened here in both cases, so that errors in the file are thrown here.
    const writer = openWriterHandle(file);
    const reader = new SqliteReader(openReaderHandle(file));
    return new LogStore({
      committer: committerOf(file, writer, options),
      reader,
      release: () => lock.release(),
      onBatch: options.onBatch,
      onNoRoom: options.onNoRoom,
      walBytes: () => walBytesOf(file),
    });
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * Migrates a file of an older program to this schema; a long log takes a while. Its content does not change.
 * @throws Error as when it is opened for its writer
 */
export function bringLogOver(file: string): void {
  if (!existsSync(file) || !readDatabase(file, isOlder)) return;
  checkRequirements();
  const lock = takeWriterLock(file);
  try {
    renewWal(file);
    openWriterHandle(file).close();
  } finally {
    lock.release();
  }
}

/**
 * Opens the store read-only, even while a server writes to it.
 * @throws Error when there is no store at `file`, its schema differs, or Node or SQLite is too old
 */
export function openSqliteReader(file: string): SqliteReader {
  checkRequirements();
  return new SqliteReader(openReaderHandle(file, CACHE_OF_READER_MIB));
}

function committerOf(
  file: string,
  writer: Database,
  { thread = true, indexedTogether = INDEXED_TOGETHER }: SqliteOptions,
): Committer {
  return thread
    ? new NearestCommitter(file, writer, indexedTogether)
    : inlineCommitter(writer, indexedTogether);
}
