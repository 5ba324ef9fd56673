import { checkAppend, RECORD_BYTES_MAX } from './limits.ts';
import { plainJson } from './plain-json.ts';
import type { Append, CommandMark, NewEvent } from './port.ts';

const VERSION_DIGITS_MAX = String(Number.MAX_SAFE_INTEGER).length;

/** An append that passed every check, its events already text: later changes of the caller's objects cannot reach the log. */
export interface Draft {
  readonly stream: string;
  readonly expectedVersion: number;
  readonly command: CommandMark;
  readonly events: readonly EventDraft[];
}

/** The record around its version, which is known only when the append is decided. */
export interface EventDraft {
  readonly before: string;
  readonly after: string;
}

/**
 * Checks an append and writes its records but for their versions.
 * @throws TypeError, RangeError as documented at `EventStore.append`
 */
export function draftOf(append: Append): Draft {
  checkAppend(append);
  const { stream, expectedVersion, command } = append;
  return {
    stream,
    expectedVersion,
    command: { ...command },
    events: append.events.map((event) => eventDraft(append, event)),
  };
}

/** The stored text of one event: the bytes that are hashed, exported and verified. */
export const recordText = ({ before, after }: EventDraft, version: number): string =>
  `${before}${version}${after}`;

/** The keys stand in the order of the log's format; JSON.stringify of the whole object gives the same text. */
function eventDraft({ stream, time, actor, command }: Append, { type, v, data }: NewEvent): EventDraft {
  const before = `{"stream":${JSON.stringify(stream)},"version":`;
  const origin = `"time":${time},"actor":${JSON.stringify(actor)},"command":${JSON.stringify(command.id)}`;
  const after = `,"type":${JSON.stringify(type)},"v":${v},${origin},"data":${plainJson(data)}}`;
  const bytes = Buffer.byteLength(before) + VERSION_DIGITS_MAX + Buffer.byteLength(after);
  if (bytes > RECORD_BYTES_MAX)
    throw new RangeError(`out of the store's limits: a ${type} of ${bytes} bytes`);
  return { before, after };
}
