import {
  type AppendsAudit,
  DamagedFile,
  type LogReader,
  type PlacedAppend,
  CommandOrder,
  type StoredCommand,
  beginningOf,
  hasVersion,
  ordinalOf,
  positionOf,
} from '@skins/api/foundation/store';
import { checkpointSigner, storedNotes } from '@skins/api/foundation/transparency';
import { keyText } from '@skins/engine/transparency';
import { BrokenLog, type Finding } from '../findings.ts';
import { existingData, secretIfPresent } from './data-files.ts';
import { keepMemoryFlat } from './flat-memory.ts';
import type { Batch, Evidence, LogSource } from './log-source.ts';
import type { Mark } from './mark-lines.ts';

/** Records per batch; a larger batch overflows the young generation and causes full GCs. */
const BATCH_RECORDS = 200;
/** Beyond every position. */
const NO_END = 999_999_999_999;

/** Data to read from a store besides its events. */
interface Wanted {
  /** the marks of its commands */
  readonly marks?: boolean;
  /** whether to check its index against the records read */
  readonly audit?: boolean;
}

/**
 * Opens a store up to its present head, also while a server writes to it.
 * @throws Problem if the folder holds none
 */
export async function openStoreLog(
  folder: string,
  environment: NodeJS.ProcessEnv,
  { marks = false, audit = false }: Wanted,
): Promise<LogSource> {
  keepMemoryFlat();
  const { files, log } = await existingData(folder, environment);
  // Read before the log: a checkpoint signed in between would cover records that are not read.
  const evidence = await storedEvidence(files.readModels, folder, environment);
  const reader = await log.openReader();
  const total = await lengthOf(reader);
  const appends = audit ? reader.auditAppends() : undefined;
  return {
    name: files.folder,
    evidence,
    total,
    batches: () => batchesOf(reader, total, appends, marks),
    auditStore: () => appends && auditMarks(appends),
    close: () => reader.close(),
  };
}

/** Returns the number of records; an upper limit if the end cannot be read. */
async function lengthOf(reader: LogReader): Promise<number> {
  try {
    return ordinalOf(await reader.head());
  } catch (error) {
    if (error instanceof DamagedFile) return NO_END;
    throw error;
  }
}

function auditMarks(appends: AppendsAudit): Finding | undefined {
  try {
    const mismatch = appends.finish();
    return mismatch && { rule: 'command-mark', ...mismatch };
  } catch (error) {
    if (!(error instanceof DamagedFile)) throw error;
    return { rule: 'damaged-store', expected: 'marks of all commands', found: error.message };
  }
}

async function storedEvidence(
  readModels: string,
  folder: string,
  environment: NodeJS.ProcessEnv,
): Promise<Evidence> {
  const key = await keyOf(folder, environment);
  try {
    return { key, checkpoints: storedNotes(readModels) };
  } catch (error) {
    // The log can be read without them, and its reader is told.
    if (error instanceof DamagedFile) return { key, checkpoints: [], unreadable: error.message };
    throw error;
  }
}

async function keyOf(folder: string, environment: NodeJS.ProcessEnv): Promise<string | undefined> {
  try {
    const secret = await secretIfPresent(folder, environment);
    return secret && keyText(checkpointSigner(secret).key);
  } catch (error) {
    // If the log is damaged, its reader reports it.
    if (error instanceof DamagedFile) return undefined;
    throw error;
  }
}

/** @param audit receives each append that is read */
async function* batchesOf(
  reader: LogReader,
  total: number,
  audit: AppendsAudit | undefined,
  marked: boolean,
): AsyncGenerator<Batch, void, undefined> {
  let [records, marks]: [string[], Mark[]] = [[], []];
  let read = 0;
  const order = new CommandOrder();
  try {
    reading: for await (const page of reader.pages())
      for (const append of page) {
        if (append.end > total) break reading;
        checkRows(append, read);
        audit?.take(append);
        records.push(...append.records);
        if (marked) marks.push(...order.take(append).map(markOf));
        read = append.end;
        if (records.length < BATCH_RECORDS) continue;
        yield { records, marks, read };
        [records, marks] = [[], []];
      }
  } catch (error) {
    // Records before the damage are still yielded.
    if (records.length > 0) yield { records, marks, read };
    throw error instanceof DamagedFile ? unreadable(error, read + 1) : error;
  }
  marks.push(...order.rest().map(markOf));
  if (records.length + marks.length > 0) yield { records, marks, read };
}

const markOf = (command: StoredCommand): Mark => ({ ...command, position: ordinalOf(command.position) });

const unreadable = ({ message }: DamagedFile, position: number): BrokenLog =>
  new BrokenLog({
    rule: 'damaged-store',
    expected: `a record at position ${position}`,
    found: message,
    position,
  });

/** Asserts that an append's head matches its records, and that no position is left out. */
function checkRows({ head: { stream, on }, records, end }: PlacedAppend, read: number): void {
  const first = end - records.length + 1;
  if (first !== read + 1)
    throw new BrokenLog({
      rule: 'stored-row',
      expected: `position ${positionOf(read + 1)}`,
      found: `position ${positionOf(first)}`,
      position: read + 1,
    });
  const begins = beginningOf(stream);
  for (const [n, record] of records.entries()) {
    const version = on + n + 1;
    if (!hasVersion(record, begins, version))
      throw new BrokenLog({
        rule: 'stored-row',
        expected: `the record of ${stream} version ${version}`,
        found: record.slice(0, 100),
        position: read + n + 1,
        stream,
        version,
      });
  }
}
