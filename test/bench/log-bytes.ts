import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import Database from 'better-sqlite3';
import { dataFolder } from '@skins/api/foundation/files';

/** What can be made anew from the log, or is no part of it. */
const { folder: _none, log: _log, ...beside } = dataFolder('');
const BESIDE = new Set(['hand-written.sqlite', ...Object.values(beside).map((file) => basename(file))]);

/** Bytes of a folder's log, all that it needs included, as if what its journal holds were in its files already, and without pages that will be used again. */
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
