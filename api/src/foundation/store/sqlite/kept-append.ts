import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import type { KnownCommand } from '../port.ts';
import { positionOf } from '../position.ts';
import type { Draft } from '../record.ts';

/** What names an append in the file. */
const AppendHead = Type.Object({
  stream: Type.String(),
  id: Type.String(),
  inputHash: Type.String(),
  refusal: Type.Optional(Type.String()),
  /** the version of its stream that it was decided on */
  on: Type.Integer(),
  /** how many records it has */
  count: Type.Integer(),
});
type AppendHead = Static<typeof AppendHead>;

/** Which append it is, and where in its stream. */
export type AppendName = Pick<AppendHead, 'stream' | 'id' | 'on' | 'count'>;

const heads = Compile(AppendHead);

/** An append as the file keeps it. */
export interface KeptAppend {
  readonly head: AppendHead;
  readonly records: readonly string[];
}

/** An append on its way into the file: what names it, and all of it as one text. */
export interface AppendEntry extends AppendName {
  /** its head on a line, and each of its records on one; JSON has no line breaks of its own */
  readonly text: string;
}

export function entryOf({ stream, expectedVersion, command, records }: Draft): AppendEntry {
  const { id, inputHash, refusal } = command;
  const head = {
    stream,
    id,
    inputHash,
    ...(refusal === undefined ? {} : { refusal }),
    on: expectedVersion,
    count: records.length,
  };
  return { stream, id, on: head.on, count: head.count, text: keptText([{ head, records }]) };
}

/** Appends as one text, of which `appendsIn` makes them again. */
export const keptText = (appends: readonly KeptAppend[]): string =>
  appends.map(({ head, records }) => [JSON.stringify(head), ...records].join('\n')).join('\n');

/** @throws SyntaxError, TypeError when the text holds no appends */
export function appendsIn(text: string): KeptAppend[] {
  const lines = text.split('\n');
  const appends: KeptAppend[] = [];
  for (let n = 0; n < lines.length;) {
    const head = headIn(lines[n] ?? '');
    const end = n + 1 + head.count;
    if (end > lines.length) throw new TypeError(`the records of ${head.id} end too early`);
    appends.push({ head, records: lines.slice(n + 1, end) });
    n = end;
  }
  return appends;
}

/** How the records of a stream begin, up to their versions. */
export const beginningOf = (stream: string): string => `{"stream":"${stream}","version":`;

/** Whether a record begins so, with this version. */
export const hasVersion = (record: string, beginning: string, version: number): boolean =>
  record.startsWith(beginning) && record.startsWith(`${version},`, beginning.length);

/** The texts of appends that are one text, by how many records each has. */
export function* textsOf(text: string, counts: readonly number[]): Generator<string> {
  let start = 0;
  for (const count of counts) {
    let end = start - 1;
    for (let line = 0; line <= count; line += 1) {
      const next = text.indexOf('\n', end + 1);
      end = next === -1 ? text.length : next;
    }
    yield text.slice(start, end);
    start = end + 1;
  }
}

/** What is known of the command behind an append. @param end events in the log after it */
export function knownCommand({ inputHash, refusal, on, count }: AppendHead, end: number): KnownCommand {
  const known = { inputHash, firstVersion: on + 1, count, position: positionOf(end) };
  return refusal === undefined ? known : { ...known, refusal };
}

function headIn(line: string): AppendHead {
  const head: unknown = JSON.parse(line);
  if (heads.Check(head)) return head;
  throw new TypeError('the line before an append does not name it');
}
