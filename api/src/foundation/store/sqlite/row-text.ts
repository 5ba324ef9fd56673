import { crc32 } from 'node:zlib';

/** The columns of a row without its content. */
export interface RowPlace {
  readonly first_append: number;
  readonly appends: number;
  /** number of events in the log before it */
  readonly events_before: number;
  readonly events: number;
}

/** The last line of a row: '#' and its checksum. The line of an append begins with '{'. Rows before schema 4 have none. */
const SUM_LINE = /\n#([0-9a-f]{8})$/;
const SUM_LENGTH = '\n#00000000'.length;

/** Returns the text of a row with its checksum, which covers the other columns too. */
export const summedText = (place: RowPlace, text: string): string => `${text}\n#${sumOf(place, text)}`;

/** Returns the text of a row without its checksum. @throws TypeError when the row was changed */
export function checkedText(place: RowPlace, summed: string): string {
  const [, sum] = SUM_LINE.exec(summed.slice(-SUM_LENGTH)) ?? [];
  if (sum === undefined) return summed;
  const text = summed.slice(0, -SUM_LENGTH);
  if (sumOf(place, text) !== sum) throw new TypeError('its checksum does not match');
  return text;
}

function sumOf(
  { first_append: first, appends, events_before: before, events }: RowPlace,
  text: string,
): string {
  const sum = crc32(text, crc32(`${first} ${appends} ${before} ${events}\n`));
  return sum.toString(16).padStart(8, '0');
}
