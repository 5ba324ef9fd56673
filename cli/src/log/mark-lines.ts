import type { StoredCommand } from '@skins/api/foundation/store';

/** A command's mark as an export contains it; it makes the command happen once. `position` is the ordinal of its last event. */
export interface Mark extends Omit<StoredCommand, 'position'> {
  readonly position: number;
}

const BEGINNING = '{"command":';
const INPUT_HASH = /^[0-9a-f]{64}$/;

export const isMarkLine = (line: string): boolean => line.startsWith(BEGINNING);

/** Returns the line of a mark. */
export function markLine({ stream, id, inputHash, firstVersion, count, position, refusal }: Mark): string {
  return JSON.stringify({ command: { stream, id, inputHash, firstVersion, count, position, refusal } });
}

/** Parses a line as a mark; undefined unless it is exactly what `markLine` writes. */
export function readMark(line: string): Mark | undefined {
  const mark = parsed(line);
  return isMark(mark) && markLine(mark) === line ? mark : undefined;
}

function parsed(line: string): unknown {
  try {
    const json: unknown = JSON.parse(line);
    return typeof json === 'object' && json !== null && 'command' in json ? json.command : undefined;
  } catch {
    return undefined;
  }
}

function isMark(value: unknown): value is Mark {
  if (typeof value !== 'object' || value === null) return false;
  const none = { stream: 0, id: 0, inputHash: 0, firstVersion: 0, count: -1, position: -1 };
  const { stream, id, inputHash, firstVersion, count, position } = { ...none, ...value };
  return (
    typeof stream === 'string' &&
    typeof id === 'string' &&
    typeof inputHash === 'string' &&
    INPUT_HASH.test(inputHash) &&
    isCount(firstVersion, 1) &&
    isCount(count, 0) &&
    isCount(position, count) &&
    (!('refusal' in value) || (typeof value.refusal === 'string' && count === 0))
  );
}

const isCount = (value: unknown, least: number): boolean =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= least;
