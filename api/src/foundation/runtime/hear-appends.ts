import type { Codec } from '@skins/engine/kernel';
import type { Recorded } from '../store/index.ts';
import type { CommitListener } from './command-request.ts';
import type { FoldedStreams } from './folded-streams.ts';
import { type LoggedEvent, readRecorded } from './logged-event.ts';

interface Ears {
  readonly codec: Codec;
  /** Returns the folded streams to which a stream belongs. */
  readonly streamsOf: (stream: string) => Pick<FoldedStreams<unknown>, 'hear' | 'drop'> | undefined;
  /** Notes the time of an event, in milliseconds since 1970. */
  readonly time: (time: number) => void;
  /** Called with each append, once its events are folded. */
  readonly heard: CommitListener;
  /** Called with the stream of an event that cannot be read, and why. */
  readonly unreadable: (stream: string, why: string) => void;
}

/** Takes committed records in the order of the log, by whichever process: folds them into memory, then tells of each append. */
export function hearAppends(
  recorded: readonly Recorded[],
  { codec, streamsOf, time, heard, unreadable }: Ears,
): void {
  const skip = (stream: string, why: string) => {
    streamsOf(stream)?.drop(stream);
    unreadable(stream, why);
  };
  for (const append of appendsIn(recorded, codec, skip)) {
    const [first] = append;
    const last = append.at(-1);
    if (first === undefined || last === undefined) continue;
    const { stream, command: commandId, version: firstVersion, actor, time: at } = first.meta;
    time(at);
    streamsOf(stream)?.hear(stream, append);
    const { position } = last;
    const events = append.map(({ event }) => event);
    heard(stream, events, { position, firstVersion, time: at, commandId, actor });
  }
}

/** @param unreadable called for each event that is skipped */
function* appendsIn(
  recorded: readonly Recorded[],
  codec: Codec,
  unreadable: Ears['unreadable'],
): Generator<readonly LoggedEvent[]> {
  let append: LoggedEvent[] = [];
  for (const one of recorded) {
    let logged: LoggedEvent;
    try {
      logged = readRecorded(one, codec);
    } catch (error) {
      unreadable(one.stream, error instanceof Error ? error.message : String(error));
      continue;
    }
    const { stream, command, version } = logged.meta;
    const before = append.at(-1)?.meta;
    const goesOn = before?.stream === stream && before.command === command && before.version + 1 === version;
    if (!goesOn && before !== undefined) {
      yield append;
      append = [];
    }
    append.push(logged);
  }
  if (append.length > 0) yield append;
}
