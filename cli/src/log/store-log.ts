import { START, type Recorded, type SqliteReader, openSqliteReader, ordinalOf } from '@skins/api/store';
import { auditCommandMarks, checkpointSigner, storedCheckpoints } from '@skins/api/transparency';
import { keyText } from '@skins/engine/transparency';
import { type Finding, Found } from '../findings.ts';
import { existingData, secretIfPresent } from './data-files.ts';
import type { Batch, Evidence, LogSource } from './log-source.ts';

const BATCH_RECORDS = 200;

/**
 * A store up to its present head, also while a server writes to it.
 * @throws Problem when the folder holds none
 */
export async function openStoreLog(folder: string, environment: NodeJS.ProcessEnv): Promise<LogSource> {
  const files = existingData(folder);
  // Before the log: a checkpoint that comes in between would speak of records that are not read.
  const evidence = evidenceOf(files.readModels, folder, environment);
  const reader = openSqliteReader(files.log);
  return {
    name: files.folder,
    evidence,
    total: ordinalOf(await reader.head()),
    batches: () => batchesOf(reader),
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
    checkpoints: storedCheckpoints(readModels).map(({ note }) => note),
  };
}

function* batchesOf(reader: SqliteReader): Generator<Batch, void, undefined> {
  let records: string[] = [];
  let read = 0;
  for (const recorded of reader.eachRecord(START)) {
    read += 1;
    checkRow(recorded, read);
    records.push(recorded.record);
    if (records.length < BATCH_RECORDS) continue;
    yield { records, read };
    records = [];
  }
  if (records.length > 0) yield { records, read };
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
