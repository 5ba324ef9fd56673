import { crc32 } from 'node:zlib';
import { appendsIn } from '../kept-append.ts';
import type { PlacedAppend } from '../placed-append.ts';
import { DamagedFile } from '../failures.ts';

/** The columns that hold an append. 64-bit numbers come as text. */
export interface AppendRow {
  readonly append: string;
  readonly ends: string;
  /** its head and its records, one on a line */
  readonly content: string;
}

/** A whole row. */
export interface FullRow extends AppendRow {
  readonly stream: string;
  readonly command: string;
  readonly version: number;
  readonly events: number;
  readonly checksum: number;
}

/** Returns the text of a command id in its column: JSON, because PostgreSQL's text cannot contain U+0000. */
export const commandText = (id: string): string => JSON.stringify(id);

/** Returns the checksum of an append's text, as a signed number of 32 bits. */
export const checksumOf = (content: string): number => crc32(content) | 0;

/** Returns the append of a row. @throws DamagedFile */
export function placedIn({ append, ends, content }: AppendRow, name: string): PlacedAppend {
  try {
    const [kept, ...rest] = appendsIn(content);
    if (kept === undefined || rest.length > 0) throw new TypeError('it is not one append');
    return { ...kept, append: Number(append), end: Number(ends) };
  } catch (error) {
    throw damaged(append, error instanceof Error ? error.message : String(error), name);
  }
}

/** Returns the append of a row whose other columns match it. @throws DamagedFile */
export function checkedIn(row: FullRow, name: string): PlacedAppend {
  const { append, stream, command, version, events, checksum, content } = row;
  if (checksumOf(content) !== checksum) throw damaged(append, 'its checksum does not match', name);
  const placed = placedIn(row, name);
  const { head } = placed;
  const fits =
    head.stream === stream &&
    commandText(head.id) === command &&
    head.count === events &&
    head.on + head.count === version;
  if (!fits) throw damaged(append, 'its columns are not those of its content', name);
  return placed;
}

const damaged = (append: string, why: string, name: string): DamagedFile =>
  new DamagedFile(name, new Error(`append ${append}: ${why}`));
