import { type Recorded, type SqliteReader, openSqliteReader, ordinalOf, positionOf } from '@skins/api/store';
import { auditCommandMarks, checkpointSigner, storedNotes } from '@skins/api/transparency';
import { keyText } from '@skins/engine/transparency';
import { type Finding, Found } from '../findings.ts';
import { existingData, secretIfPresent } from './data-files.ts';
import { keepMemoryFlat } from './flat-memory.ts';
import type { Batch, Evidence, LogSource } from './log-source.ts';

const BATCH_RECORDS = 500;

/**
 * A store up to its present head, also while a server writes to it.
 * @throws Problem when the folder holds none
 */
export async function openStoreLog(folder: string, environment: NodeJS.ProcessEnv): Promise<LogSource> {
  keepMemoryFlat();
  const files = existingData(folder);
  // Before the log: a checkpoint that comes in between would speak of records that are not read.
  const evidence = evidenceOf(files.readModels, folder, environment);
  const reader = openSqliteReader(files.log);
  const total = ordinalOf(await reader.head());
  return {
    name: files.folder,
    evidence,
    total,
    batches: () => batchesOf(reader, total),
    auditStore: (records) => auditMarks(files.log, records),
    close: () => reader.close(),
  };
}

function auditMarks(file: string, records: number): Finding | undefined {
  const fault = auditCommandMarks(file, records);
  return fault && { rule: 'command-mark', ...fault };
}

function evidenceOf(readModels: string, folder: string, environment: NodeJS.ProcessEnv): Evidence {
  const secret = secretIfPresent(folder, environment);
  return {
    key: secret && keyText(checkpointSigner(secret).key),
    checkpoints: storedNotes(readModels),
  };
}

async function* batchesOf(reader: SqliteReader, total: number): AsyncGenerator<Batch> {
  let read = 0;
  while (read < total) {
    const page = await reader.readAll(positionOf(read), Math.min(BATCH_RECORDS, total - read));
    for (const [index, recorded] of page.entries()) checkRow(recorded, read + index + 1);
    read += page.length;
    if (page.length === 0) return;
    yield { records: page.map(({ record }) => record), read };
  }
}

/** The row around a record says what the record says, and no position is left out. */
function checkRow({ position, stream, version, record }: Recorded, due: number): void {
  if (ordinalOf(position) !== due)
    throw new Found({
      rule: 'stored-row',
      expected: `position ${due}`,
      found: `position ${position}`,
      position: due,
    });
  if (!record.startsWith(`{"stream":"${stream}","version":${version},`))
    throw new Found({
      rule: 'stored-row',
      expected: `the record of ${stream} version ${version}`,
      found: record.slice(0, 100),
      position: due,
      stream,
      version,
    });
}
