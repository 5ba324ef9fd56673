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
}

/** Takes committed records in the order of the log, by whichever process: folds them into memory, then tells of each append. */
export function hearAppends(recorded: readonly Recorded[], { codec, streamsOf, time, heard }: Ears): void {
  for (const append of appendsIn(recorded, codec, (stream) => streamsOf(stream)?.drop(stream))) {
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

/** @param unreadable called with the stream of an event of a newer program, which is skipped */
function* appendsIn(
  recorded: readonly Recorded[],
  codec: Codec,
  unreadable: (stream: string) => void,
): Generator<readonly LoggedEvent[]> {
  let append: LoggedEvent[] = [];
  for (const one of recorded) {
    let logged: LoggedEvent;
    try {
      logged = readRecorded(one, codec);
    } catch {
      unreadable(one.stream);
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
