import Database from 'better-sqlite3';
import { createPrivateFile } from './files.ts';
import { checkSchema, migrate } from './schema.ts';
import { readingFile } from './soundness.ts';

const KIB_PER_MIB = 1024;
/** Size at which the WAL is folded into the file: 16 MiB, read anew at a start after a crash. */
const WAL_PAGES = 4096;

/** The one handle that writes. Nobody else may run a statement on it. */
export function openWriterHandle(file: string): Database.Database {
  createPrivateFile(file);
  return opened(new Database(file), (handle) => {
    handle.pragma('journal_mode = WAL');
    // A commit returns when the disk has it: an acknowledged append survives a power loss.
    handle.pragma('synchronous = FULL');
    handle.pragma(`cache_size = -${64 * KIB_PER_MIB}`);
    // The same pages change in commit after commit: the fewer checkpoints, the fewer times each is copied into the file.
    handle.pragma(`wal_autocheckpoint = ${WAL_PAGES}`);
    handle.pragma('trusted_schema = OFF');
    migrate(handle);
  });
}

/** A handle that can only read; it sees what is committed. @param cacheMib pages that it keeps, in MiB */
export function openReaderHandle(file: string, cacheMib = 16): Database.Database {
  return opened(new Database(file, { readonly: true, fileMustExist: true }), (handle) => {
    handle.pragma(`cache_size = -${cacheMib * KIB_PER_MIB}`);
    handle.pragma('trusted_schema = OFF');
    checkSchema(handle);
  });
}

function opened(handle: Database.Database, prepare: (handle: Database.Database) => void): Database.Database {
  try {
    readingFile(handle.name, () => prepare(handle));
    return handle;
  } catch (error) {
    handle.close();
    throw error;
  }
}
