import { inputIn } from '@skins/engine/kernel';
import { beginningOf, hasVersion } from './kept-append.ts';
import type { PlacedAppend } from './placed-append.ts';

/** A contradiction between the log's events and the file's data about a command or its place. */
export interface AppendMismatch {
  readonly stream: string;
  readonly expected: string;
  readonly found: string;
}

/** Checks what a store keeps of its commands against the log's events. */
export interface AppendsAudit {
  /** Checks the next append; call it for each in order, from the first. */
  take(one: PlacedAppend): void;
  /** Returns the first mismatch up to the last checked append. @throws DamagedFile */
  finish(): AppendMismatch | undefined;
}

/** Returns where the head before an append's records differs from them. */
export function mismatchOf({ head, records }: PlacedAppend): AppendMismatch | undefined {
  const { stream, id, on, inputHash } = head;
  const begins = beginningOf(stream);
  const command = `"command":${JSON.stringify(id)}`;
  const odd = records.findIndex(
    (record, n) => !hasVersion(record, begins, on + n + 1) || !record.includes(command, begins.length),
  );
  const carried = inputIn(records[0] ?? '');
  if (carried !== undefined && inputHash !== undefined)
    return { stream, expected: `the input hash of command ${id} in its record alone`, found: inputHash };
  if (odd === -1) return undefined;
  const expected = `version ${on + odd + 1} by command ${id}`;
  return { stream, expected, found: (records[odd] ?? '').slice(0, 100) };
}
