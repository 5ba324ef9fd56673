import { readSync } from 'node:fs';
import { Problem } from '../problem.ts';
import type { Evidence } from './log-source.ts';

const FIRST_LOOK_BYTES = 64 * 1024;
const NEWLINE = 0x0a;
const SHOWN_MAX = 100;
const BEGINNINGS = ['{"key":"', '{"checkpoint":"'];
const BEGINNING_BYTES = BEGINNINGS.map((text) => Buffer.from(text));

/** Lines that are no events: the key, and each checkpoint's signed note. */
export const evidenceLines = ({ key, checkpoints }: Evidence): string[] => [
  ...(key === undefined ? [] : [JSON.stringify({ key })]),
  ...checkpoints.map((checkpoint) => JSON.stringify({ checkpoint })),
];

/** Whether a line begins like evidence. */
export const isEvidenceLine = (line: string): boolean => BEGINNINGS.some((text) => line.startsWith(text));

/** The evidence at the end of a file, and where it starts. */
export function evidenceOf(handle: number, size: number): { evidence: Evidence; start: number } {
  for (let look = FIRST_LOOK_BYTES; ; look *= 2) {
    const from = Math.max(0, size - look);
    const tail = Buffer.alloc(size - from);
    readSync(handle, tail, 0, tail.length, from);
    const start = startOfEvidence(tail);
    if (start > 0 || from === 0)
      return { evidence: parsed(tail.subarray(start).toString('utf8')), start: from + start };
  }
}

/** Where the lines of evidence begin that end the text; 0 when all of it may be evidence. */
function startOfEvidence(tail: Buffer): number {
  let start = tail.length;
  while (start > 0) {
    const line = tail.lastIndexOf(NEWLINE, start - 2) + 1;
    const isEvidence = BEGINNING_BYTES.some((text) => tail.subarray(line, line + text.length).equals(text));
    if (!isEvidence) return start;
    start = line;
  }
  return start;
}

/** @throws Problem on a line that only begins like evidence */
function parsed(text: string): Evidence {
  let key: string | undefined;
  const checkpoints: string[] = [];
  for (const line of text.split('\n').filter((one) => one !== '')) {
    const json = parseLine(line);
    if ('key' in json && typeof json.key === 'string') key = json.key;
    else if ('checkpoint' in json && typeof json.checkpoint === 'string') checkpoints.push(json.checkpoint);
    else
      throw new Problem(
        `a line at the end of the file is neither a key nor a checkpoint: ${JSON.stringify(line.slice(0, SHOWN_MAX))}`,
      );
  }
  return { key, checkpoints };
}

function parseLine(line: string): object {
  try {
    const json: unknown = JSON.parse(line);
    return typeof json === 'object' && json !== null ? json : {};
  } catch {
    return {};
  }
}
