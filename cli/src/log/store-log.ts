import {
  DamagedFile,
  type Recorded,
  type SqliteReader,
  type StoredCommand,
  auditAppends,
  openSqliteReader,
  ordinalOf,
  positionOf,
} from '@skins/api/store';
import { checkpointSigner, storedNotes } from '@skins/api/transparency';
import { keyText } from '@skins/engine/transparency';
import { BrokenLog, type Finding } from '../findings.ts';
import { existingData, secretIfPresent } from './data-files.ts';
import { keepMemoryFlat } from './flat-memory.ts';
import type { Batch, Evidence, LogSource } from './log-source.ts';
import type { Mark } from './mark-lines.ts';

const BATCH_RECORDS = 500;
/** Beyond every position. */
const NO_END = 999_999_999_999;

/**
 * A store up to its present head, also while a server writes to it.
 * @param marks whether the marks of its commands are wanted with its events
 * @throws Problem when the folder holds none
 */
export async function openStoreLog(
  folder: string,
  environment: NodeJS.ProcessEnv,
  { marks }: { readonly marks: boolean },
): Promise<LogSource> {
  keepMemoryFlat();
  const files = existingData(folder);
  // Before the log: a checkpoint that comes in between would speak of records that are not read.
  const evidence = storedEvidence(files.readModels, folder, environment);
  const reader = openSqliteReader(files.log);
  const total = await lengthOf(reader);
  return {
    name: files.folder,
    evidence,
    total,
    batches: () => batchesOf(reader, total, marks),
    auditStore: (records) => auditMarks(files.log, records),
    close: () => reader.close(),
  };
}

/** How many records there are. Where the end cannot be read, it is looked for from the beginning. */
async function lengthOf(reader: SqliteReader): Promise<number> {
  try {
    return ordinalOf(await reader.head());
  } catch (error) {
    if (error instanceof DamagedFile) return NO_END;
    throw error;
  }
}

function auditMarks(file: string, records: number): Finding | undefined {
  try {
    const mismatch = auditAppends(file, records);
    return mismatch && { rule: 'command-mark', ...mismatch };
  } catch (error) {
    if (!(error instanceof DamagedFile)) throw error;
    return { rule: 'damaged-store', expected: 'marks of all commands', found: error.message };
  }
}

function storedEvidence(readModels: string, folder: string, environment: NodeJS.ProcessEnv): Evidence {
  const key = keyOf(folder, environment);
  try {
    return { key, checkpoints: storedNotes(readModels) };
  } catch (error) {
    // The log stands without them, and whoever reads it is told.
    if (error instanceof DamagedFile) return { key, checkpoints: [], unreadable: error.message };
    throw error;
  }
}

function keyOf(folder: string, environment: NodeJS.ProcessEnv): string | undefined {
  try {
    const secret = secretIfPresent(folder, environment);
    return secret && keyText(checkpointSigner(secret).key);
  } catch (error) {
    // Where the log is damaged, its reader will say.
    if (error instanceof DamagedFile) return undefined;
    throw error;
  }
}

async function* batchesOf(reader: SqliteReader, total: number, marked: boolean): AsyncGenerator<Batch> {
  const marks = marked ? new MarksAhead(reader.eachCommand(positionOf(total))) : undefined;
  let read = 0;
  while (read < total) {
    const page = await pageOf(reader, read, Math.min(BATCH_RECORDS, total - read));
    for (const [index, recorded] of page.entries()) checkRow(recorded, read + index + 1);
    read += page.length;
    if (page.length === 0) return;
    yield { records: page.map(({ record }) => record), marks: marks?.upTo(read) ?? [], read };
  }
}

/** Takes commands off as far as their events are read. */
class MarksAhead {
  readonly #commands: Iterator<StoredCommand, void>;
  #next: Mark | undefined;

  constructor(commands: Iterator<StoredCommand, void>) {
    this.#commands = commands;
    this.#next = this.#advance();
  }

  upTo(position: number): Mark[] {
    const marks: Mark[] = [];
    while (this.#next !== undefined && this.#next.position <= position) {
      marks.push(this.#next);
      this.#next = this.#advance();
    }
    return marks;
  }

  #advance(): Mark | undefined {
    const { value } = this.#commands.next();
    return value === undefined ? undefined : { ...value, position: ordinalOf(value.position) };
  }
}

/**
 * The next records, fewer where not all of them can be read.
 * @throws BrokenLog when not even the next one can
 */
async function pageOf(reader: SqliteReader, read: number, limit: number): Promise<readonly Recorded[]> {
  try {
    return await reader.readAll(positionOf(read), limit);
  } catch (error) {
    if (!(error instanceof DamagedFile)) throw error;
    if (limit > 1) return pageOf(reader, read, Math.floor(limit / 2));
    const position = read + 1;
    throw new BrokenLog({
      rule: 'damaged-store',
      expected: `a record at position ${position}`,
      found: error.message,
      position,
    });
  }
}

/** The row around a record says what the record says, and no position is left out. */
function checkRow({ position, stream, version, record }: Recorded, due: number): void {
  if (ordinalOf(position) !== due)
    throw new BrokenLog({
      rule: 'stored-row',
      expected: `position ${due}`,
      found: `position ${position}`,
      position: due,
    });
  if (!record.startsWith(`{"stream":"${stream}","version":${version},`))
    throw new BrokenLog({
      rule: 'stored-row',
      expected: `the record of ${stream} version ${version}`,
      found: record.slice(0, 100),
      position: due,
      stream,
      version,
    });
}
