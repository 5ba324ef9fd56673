import Database from 'better-sqlite3';
import { createPrivateFile } from './files.ts';
import { readablePath } from './readable.ts';
import { checkSchema, migrate } from './schema.ts';
import { readingFile } from './soundness.ts';

const KIB_PER_MIB = 1024;
/** WAL size for a checkpoint: 16 MiB, which a start after a crash has to read. */
const WAL_PAGES = 4096;
/** WAL size that a log keeps on the disk: what the shop itself needs. More is cut off once no reader needs it. */
export const WAL_BYTES_KEPT = 80 * 2 ** 20;

/** Opens the only handle that writes. No other code may run a statement on it. */
export function openWriterHandle(file: string): Database.Database {
  createPrivateFile(file);
  return opened(new Database(file), file, (handle) => {
    handle.pragma('journal_mode = WAL');
    // A commit returns when it is on the disk: an acknowledged append survives a power cut.
    handle.pragma('synchronous = FULL');
    handle.pragma(`cache_size = -${64 * KIB_PER_MIB}`);
    // Successive commits change the same pages: fewer checkpoints copy each page into the file less often.
    handle.pragma(`wal_autocheckpoint = ${WAL_PAGES}`);
    // The first commit after a complete checkpoint cuts the WAL to this size.
    handle.pragma(`journal_size_limit = ${WAL_BYTES_KEPT}`);
    handle.pragma('trusted_schema = OFF');
    migrate(handle);
  });
}

/** Opens a read-only handle, which sees committed data. @param cacheMib page cache, in MiB */
export function openReaderHandle(file: string, cacheMib = 16): Database.Database {
  return opened(new Database(readablePath(file), { readonly: true, fileMustExist: true }), file, (handle) => {
    handle.pragma(`cache_size = -${cacheMib * KIB_PER_MIB}`);
    handle.pragma('trusted_schema = OFF');
    checkSchema(handle);
  });
}

function opened(
  handle: Database.Database,
  file: string,
  prepare: (handle: Database.Database) => void,
): Database.Database {
  try {
    readingFile(file, () => prepare(handle));
    return handle;
  } catch (error) {
    handle.close();
    throw error;
  }
}
