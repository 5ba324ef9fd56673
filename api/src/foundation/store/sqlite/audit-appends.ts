import type { AppendMismatch } from './appends-audit.ts';
import { openReaderHandle } from './handles.ts';
import { SqliteReader } from './reader.ts';

/** Checks the appends of a file and its index, up to a number of events. @throws DamagedFile */
export function auditAppends(file: string, events: number): AppendMismatch | undefined {
  const database = openReaderHandle(file);
  try {
    const reader = new SqliteReader(database);
    const audit = reader.auditAppends();
    for (const append of reader.eachAppend()) {
      if (append.end > events) break;
      audit.take(append);
    }
    return audit.finish();
  } finally {
    database.close();
  }
}
