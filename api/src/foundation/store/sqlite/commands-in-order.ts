import type { StoredCommand } from '../port.ts';
import type { PlacedAppend } from './batches.ts';
import { knownCommand } from './kept-append.ts';

/**
 * Returns the commands of appends up to a position, in log order: each after its last event. Commands without events
 * come after the events that preceded them, sorted by stream and id; those between two commands with events are held in
 * memory together.
 * @param end number of events up to that position
 * @throws DamagedFile
 */
export function* commandsInOrder(
  appends: Iterable<PlacedAppend>,
  end: number,
): Generator<StoredCommand, void, undefined> {
  let quiet: StoredCommand[] = [];
  for (const { head, end: reached } of appends) {
    if (reached > end) break;
    const command = { stream: head.stream, id: head.id, ...knownCommand(head, reached) };
    if (head.count === 0) quiet.push(command);
    else {
      yield* inOrder(quiet);
      quiet = [];
      yield command;
    }
  }
  yield* inOrder(quiet);
}

const inOrder = (commands: readonly StoredCommand[]): StoredCommand[] =>
  commands.toSorted((a, b) => byBytes(a.stream, b.stream) || byBytes(a.id, b.id));

/** Compares texts as SQLite does. */
const byBytes = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));
