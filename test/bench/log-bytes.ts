import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import Database from 'better-sqlite3';
import { dataFolder } from '@skins/api/foundation/files';

/** Files that can be rebuilt from the log or do not belong to it. */
const { folder: _none, log: _log, ...beside } = dataFolder('');
const BESIDE = new Set(['hand-written.sqlite', ...Object.values(beside).map((file) => basename(file))]);

/**
 * Returns the bytes of a folder's log with all that it needs, as if its journal were checkpointed and its free pages
 * were dropped.
 */
export function bytesOfLog(folder: string): number {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sqlite') && !BESIDE.has(file));
  return files.reduce((sum, file) => sum + bytesOf(join(folder, file)), 0);
}

function bytesOf(file: string): number {
  const database = new Database(file, { readonly: true });
  try {
    const [pages, free, size] = ['page_count', 'freelist_count', 'page_size'].map((name) =>
      Number(database.pragma(name, { simple: true })),
    );
    return ((pages ?? 0) - (free ?? 0)) * (size ?? 0);
  } finally {
    database.close();
  }
}
