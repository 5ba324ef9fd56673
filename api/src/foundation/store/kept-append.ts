import { Type, type Static } from 'typebox';
import { inputIn } from '@skins/engine/kernel';
import { Compile } from 'typebox/compile';
import type { Guard } from './guard.ts';
import type { KnownCommand } from './port.ts';
import { positionOf } from './position.ts';
import type { Draft } from './record.ts';

/** The line that identifies an append in the file. */
const AppendHead = Type.Object({
  stream: Type.String(),
  id: Type.String(),
  /** absent if the first record carries it */
  inputHash: Type.Optional(Type.String()),
  refusal: Type.Optional(Type.String()),
  /** version of its stream on which it was decided */
  on: Type.Integer(),
  /** number of its records */
  count: Type.Integer(),
});
type AppendHead = Static<typeof AppendHead>;

/** Identifies an append and its place in its stream. */
export type AppendName = Pick<AppendHead, 'stream' | 'id' | 'on' | 'count'>;

const heads = Compile(AppendHead);

/** An append as stored in the file. */
export interface KeptAppend {
  readonly head: AppendHead;
  readonly records: readonly string[];
}

/** An append to be written: its name, and its full text. */
export interface AppendEntry extends AppendName {
  /** its head on one line, then each record on one; JSON contains no line breaks */
  readonly text: string;
  /** only of a node, one of several writers */
  readonly guard?: Guard | undefined;
}

export function entryOf({ stream, expectedVersion, command, records, guard }: Draft): AppendEntry {
  const { id, inputHash, refusal } = command;
  const carried = records.length > 0 && command.beside !== true;
  const head = {
    stream,
    id,
    ...(carried ? {} : { inputHash }),
    ...(refusal === undefined ? {} : { refusal }),
    on: expectedVersion,
    count: records.length,
  };
  const entry = { stream, id, on: head.on, count: head.count, text: keptText([{ head, records }]) };
  return guard === undefined ? entry : { ...entry, guard };
}

/** Joins appends into one text, which `appendsIn` parses. */
export const keptText = (appends: readonly KeptAppend[]): string =>
  appends.map(({ head, records }) => [JSON.stringify(head), ...records].join('\n')).join('\n');

/** @throws SyntaxError, TypeError when the text is not a list of appends */
export function appendsIn(text: string): KeptAppend[] {
  const lines = text.split('\n');
  const appends: KeptAppend[] = [];
  for (let n = 0; n < lines.length;) {
    const head = headIn(lines[n] ?? '');
    const end = n + 1 + head.count;
    if (end > lines.length) throw new TypeError(`the records of ${head.id} end too early`);
    const append = { head, records: lines.slice(n + 1, end) };
    if (head.inputHash === undefined) inputHashOf(append);
    appends.push(append);
    n = end;
  }
  return appends;
}

/** Returns the prefix of a stream's records, up to their versions. */
export const beginningOf = (stream: string): string => `{"stream":"${stream}","version":`;

/** Returns whether a record has this prefix and version. */
export const hasVersion = (record: string, beginning: string, version: number): boolean =>
  record.startsWith(beginning) && record.startsWith(`${version},`, beginning.length);

/** Splits a joined text into the texts of its appends, by their numbers of records. */
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

/** Returns the command of an append. @param end number of events in the log after it */
export function knownCommand(append: KeptAppend, end: number): KnownCommand {
  const { refusal, on, count } = append.head;
  const known = { inputHash: inputHashOf(append), firstVersion: on + 1, count, position: positionOf(end) };
  return refusal === undefined ? known : { ...known, refusal };
}

/** @throws TypeError when neither its head nor its first record has it */
function inputHashOf({ head, records: [first = ''] }: KeptAppend): string {
  const inputHash = head.inputHash ?? inputIn(first);
  if (inputHash === undefined) throw new TypeError(`nothing says what ${head.id} asked for`);
  return inputHash;
}

function headIn(line: string): AppendHead {
  const head: unknown = JSON.parse(line);
  if (heads.Check(head)) return head;
  throw new TypeError('the line before an append does not name it');
}
