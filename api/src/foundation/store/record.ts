import type { Guard } from './guard.ts';
import { checkAppend, RECORD_BYTES_MAX } from './limits.ts';
import { plainJson } from './plain-json.ts';
import type { Append, CommandMark, StreamVersion } from './port.ts';

/** Maximum UTF-8 bytes of a UTF-16 unit; short records need no counting. */
const BYTES_PER_UNIT_MAX = 3;

/** An append that passed every check, with its events as text: later changes of the caller's objects cannot reach the log. */
export interface Draft {
  readonly stream: string;
  readonly expectedVersion: number;
  readonly command: CommandMark;
  /** The stored text of each event: the bytes that are hashed, exported and verified. */
  readonly records: readonly string[];
  /** versions of other streams on which it was decided */
  readonly reads?: readonly StreamVersion[] | undefined;
  /** only of a node, one of several writers */
  readonly guard?: Guard | undefined;
}

/**
 * Checks an append and writes its records for the expected version; it cannot be appended at another one.
 * @throws TypeError, RangeError as documented at `EventStore.append`
 */
export function draftOf(append: Append): Draft {
  checkAppend(append);
  const { stream, expectedVersion, command, reads } = append;
  return {
    stream,
    expectedVersion,
    command: { ...command },
    records: recordsOf(append),
    reads,
  };
}

/**
 * Returns the drafts of several appends made as one.
 * @throws TypeError when two of them are for one stream; TypeError, RangeError as `draftOf`
 */
export function draftsOf(appends: readonly Append[]): readonly Draft[] {
  const streams = new Set(appends.map(({ stream }) => stream));
  if (streams.size < appends.length) throw new TypeError('two appends of one stream are to be one');
  return appends.map(draftOf);
}

/**
 * Writes the records with their keys in the order of the log's format: the same text as JSON.stringify of the whole object.
 * The first one carries the hash of the command's input, so that the Merkle tree covers it.
 */
function recordsOf({ stream, expectedVersion, events, time, actor, command }: Append): readonly string[] {
  const place = `{"stream":${JSON.stringify(stream)},"version":`;
  const origin = `"time":${time},"actor":${JSON.stringify(actor)},"command":${JSON.stringify(command.id)}`;
  const input = command.beside ? '' : `,"input":"${command.inputHash}"`;
  return events.map(({ type, v, data }, index) => {
    const kind = `"type":${JSON.stringify(type)},"v":${v}`;
    const record = `${place}${expectedVersion + 1 + index},${kind},${origin}${index === 0 ? input : ''},"data":${plainJson(data)}}`;
    if (record.length * BYTES_PER_UNIT_MAX > RECORD_BYTES_MAX) checkLength(type, record);
    return record;
  });
}

function checkLength(type: string, record: string): void {
  const bytes = Buffer.byteLength(record);
  if (bytes > RECORD_BYTES_MAX)
    throw new RangeError(`out of the store's limits: a ${type} of ${bytes} bytes`);
}
