import { type Envelope, readRecord } from '@skins/engine/kernel';
import { BrokenLog } from '../findings.ts';
import { type LogSource, inOrder } from '../log/log-source.ts';
import type { Mark } from '../log/mark-lines.ts';

/** Events of one command in its stream, and its mark. */
export interface LoggedCommand {
  readonly events: readonly Envelope[];
  /** undefined if the log does not contain it */
  readonly mark: Mark | undefined;
}

/** Yields the commands of a log in order. @param onRecord called with each record before its command is yielded */
export async function* commandsOf(
  source: LogSource,
  onRecord: (record: string, event: Envelope) => void,
  onProgress: (read: number) => void,
): AsyncGenerator<LoggedCommand> {
  let events: Envelope[] = [];
  let position = 0;
  for await (const batch of source.batches()) {
    for (const entry of inOrder(batch, position)) {
      if (typeof entry !== 'string') {
        yield { events, mark: entry };
        events = [];
        continue;
      }
      position += 1;
      const event = readRecord(entry);
      if ('rule' in event) throw new BrokenLog({ ...event, position });
      onRecord(entry, event);
      const [first] = events;
      if (first !== undefined && (first.stream !== event.stream || first.command !== event.command)) {
        yield { events, mark: undefined };
        events = [];
      }
      events.push(event);
    }
    onProgress(batch.read);
  }
  if (events.length > 0) yield { events, mark: undefined };
}
