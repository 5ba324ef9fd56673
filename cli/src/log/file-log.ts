import { closeSync, fstatSync, readSync } from 'node:fs';
import { RECORD_BYTES_MAX } from '@skins/api/foundation/store';
import { openPlainFile } from '../file-access.ts';
import { BrokenLog } from '../findings.ts';
import { Problem } from '../problem.ts';
import { readEvidence } from './evidence-lines.ts';
import { ExportLines } from './export-lines.ts';
import { keepMemoryFlat } from './flat-memory.ts';
import type { Batch, LogSource } from './log-source.ts';

const BLOCK_BYTES = 64 * 1024;
const NEWLINE = 0x0a;

/**
 * Opens an exported log: one record a line with command marks between them, then lines of evidence.
 * @throws WrongUsage if there is no such file, Problem if it is not a log
 */
export function openFileLog(file: string): LogSource {
  keepMemoryFlat();
  const handle = openPlainFile(file);
  const { evidence, start } = readEvidence(handle, fstatSync(handle).size);
  if (start === 0) throw new Problem(`${file} holds no events`);
  return {
    name: file,
    evidence,
    total: start,
    batches: () => batchesOf(file, handle, start),
    auditStore: () => undefined,
    close: () => {
      closeSync(handle);
      return Promise.resolve();
    },
  };
}

function* batchesOf(file: string, handle: number, end: number): Generator<Batch, void, undefined> {
  const block = Buffer.allocUnsafe(BLOCK_BYTES);
  let rest: Buffer = Buffer.alloc(0);
  let read = 0;
  const lines = new ExportLines();
  while (read < end) {
    const bytes = readSync(handle, block, 0, Math.min(BLOCK_BYTES, end - read), read);
    if (bytes === 0) throw new Problem(`${file} became shorter while it was read`);
    read += bytes;
    const text = Buffer.concat([rest, block.subarray(0, bytes)]);
    const whole = read === end ? text.length : text.lastIndexOf(NEWLINE) + 1;
    const { records, marks, finding } = lines.take(whole === 0 ? [] : linesOf(file, text.subarray(0, whole)));
    if (records.length + marks.length > 0) yield { records, marks, read };
    if (finding !== undefined) throw new BrokenLog(finding);
    rest = text.subarray(whole);
    if (rest.length > RECORD_BYTES_MAX) throw tooLong(lines.records + 1);
  }
  if (lines.records === 0) throw new Problem(`${file} holds no events`);
}

/** Returned before the line is read to its end, because it might not fit into memory. */
const tooLong = (position: number): BrokenLog =>
  new BrokenLog({
    rule: 'record',
    expected: `a record of at most ${RECORD_BYTES_MAX} bytes`,
    found: 'a longer line',
    position,
  });

function linesOf(file: string, bytes: Buffer): string[] {
  const lines = decoded(file, bytes).split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

function decoded(file: string, bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    throw new Problem(`${file} is no UTF-8 text`, { cause: error });
  }
}
