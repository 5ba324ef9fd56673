import { readSync } from 'node:fs';
import type { Finding } from '../findings.ts';
import { Problem } from '../problem.ts';
import type { Evidence } from './log-source.ts';

const BLOCK_BYTES = 64 * 1024;
/** Bytes of a line: more than the longest note takes, whatever its characters. */
const LINE_BYTES_MAX = 8 * 1024 * 1024;
const NEWLINE = 0x0a;
const SHOWN_MAX = 100;
const BEGINNINGS = ['{"key":"', '{"checkpoint":"'];
const BEGINNING_BYTES = BEGINNINGS.map((text) => Buffer.from(text));

/** Yields the lines after the events: the key, then each checkpoint's signed note. */
export function* evidenceLines({ key, checkpoints }: Evidence): Generator<string, void, undefined> {
  if (key !== undefined) yield JSON.stringify({ key });
  for (const checkpoint of checkpoints) yield JSON.stringify({ checkpoint });
}

/** Returns whether a line begins like evidence. */
export const isEvidenceLine = (line: string): boolean => BEGINNINGS.some((text) => line.startsWith(text));

/**
 * Returns the evidence at the end of a file, and its offset. Its checkpoints are read from the file each time.
 * @throws Problem on a line that only begins like evidence
 */
export function readEvidence(handle: number, size: number): { evidence: Evidence; start: number } {
  const start = startOfEvidence(handle, size);
  const { key, fault } = keyIn(handle, start, size);
  const checkpoints = { [Symbol.iterator]: () => checkpointsOf(handle, start, size) };
  return { evidence: { key, checkpoints, ...(fault === undefined ? {} : { fault }) }, start };
}

/** Returns the key, which comes before all checkpoints, and the first fault in the lines of evidence. */
function keyIn(
  handle: number,
  start: number,
  end: number,
): { key: string | undefined; fault: Finding | undefined } {
  let key: string | undefined;
  let fault: Finding | undefined;
  let lines = 0;
  for (const { part, plain } of partsOf(handle, start, end)) {
    lines += 1;
    const found = `line ${lines} of them: ${'key' in part ? 'a key' : 'a checkpoint'}`;
    if (!plain) fault ??= lineFault('one member to a line, and nothing else in it', `${found}, and more`);
    if ('key' in part && lines > 1) fault ??= lineFault('one key, before all checkpoints', found);
    if ('key' in part) key ??= part.key;
  }
  return { key, fault };
}

const lineFault = (expected: string, found: string): Finding => ({ rule: 'evidence-line', expected, found });

/** Returns the offset of the lines of evidence at the file's end; 0 if the whole file may be evidence. */
function startOfEvidence(handle: number, size: number): number {
  const beginning = Buffer.alloc(Math.max(...BEGINNING_BYTES.map(({ length }) => length)));
  let start = size;
  for (const line of lineStarts(handle, size)) {
    const read = beginning.subarray(0, readSync(handle, beginning, 0, beginning.length, line));
    if (!BEGINNING_BYTES.some((text) => read.subarray(0, text.length).equals(text))) return start;
    start = line;
  }
  return start;
}

/** Yields the offsets of a file's lines, the last one first. */
function* lineStarts(handle: number, size: number): Generator<number, void, undefined> {
  const block = Buffer.allocUnsafe(BLOCK_BYTES);
  // No line begins after the newline that ends the last one.
  for (let end = size - 1; end > 0; end -= BLOCK_BYTES) {
    const from = Math.max(0, end - BLOCK_BYTES);
    const read = block.subarray(0, readSync(handle, block, 0, end - from, from));
    for (let at = read.length; at > 0;) {
      at = read.lastIndexOf(NEWLINE, at - 1);
      if (at >= 0) yield from + at + 1;
    }
  }
  yield 0;
}

function* checkpointsOf(handle: number, start: number, end: number): Generator<string, void, undefined> {
  for (const { part } of partsOf(handle, start, end)) if ('checkpoint' in part) yield part.checkpoint;
}

type Part = { readonly key: string } | { readonly checkpoint: string };

interface Line {
  readonly part: Part;
  /** whether the line equals an export's, byte for byte */
  readonly plain: boolean;
}

function* partsOf(handle: number, start: number, end: number): Generator<Line, void, undefined> {
  for (const line of linesOf(handle, start, end)) {
    if (line === '') continue;
    const part = partOf(line);
    yield { part, plain: JSON.stringify(part) === line };
  }
}

function partOf(line: string): Part {
  const json = parseLine(line);
  if ('key' in json && typeof json.key === 'string') return { key: json.key };
  if ('checkpoint' in json && typeof json.checkpoint === 'string') return { checkpoint: json.checkpoint };
  throw neitherOf(line);
}

const neitherOf = (line: string): Problem =>
  new Problem(
    `a line at the end of the file is neither a key nor a checkpoint: ${JSON.stringify(line.slice(0, SHOWN_MAX))}`,
  );

/** Yields the lines of a part of a file. */
function* linesOf(handle: number, start: number, end: number): Generator<string, void, undefined> {
  const block = Buffer.allocUnsafe(BLOCK_BYTES);
  let rest: Buffer = Buffer.alloc(0);
  for (let at = start; at < end;) {
    const bytes = readSync(handle, block, 0, Math.min(BLOCK_BYTES, end - at), at);
    if (bytes === 0) throw new Problem('the file became shorter while it was read');
    at += bytes;
    const text = Buffer.concat([rest, block.subarray(0, bytes)]);
    const whole = at === end ? text.length : text.lastIndexOf(NEWLINE) + 1;
    yield* text.toString('utf8', 0, whole).split('\n');
    rest = text.subarray(whole);
    if (rest.length > LINE_BYTES_MAX) throw neitherOf(rest.toString('utf8', 0, SHOWN_MAX));
  }
}

function parseLine(line: string): object {
  try {
    const json: unknown = JSON.parse(line);
    return typeof json === 'object' && json !== null ? json : {};
  } catch {
    return {};
  }
}
