import type { StoredCommand } from './port.ts';
import { knownCommand } from './kept-append.ts';
import type { PlacedAppend } from './placed-append.ts';

/**
 * Puts the commands of appends in log order: each after its last event. Commands without events come after the events that
 * preceded them, sorted by stream and id; those between two commands with events are held in memory together.
 */
export class CommandOrder {
  #quiet: StoredCommand[] = [];

  /** Takes the next append. @returns the commands whose place is known now */
  take(append: PlacedAppend): readonly StoredCommand[] {
    const { head, end } = append;
    const command = { stream: head.stream, id: head.id, ...knownCommand(append, end) };
    if (head.count > 0) return [...this.rest(), command];
    this.#quiet.push(command);
    return [];
  }

  /** Returns the commands without events after the last event. */
  rest(): readonly StoredCommand[] {
    const quiet = this.#quiet;
    if (quiet.length > 0) this.#quiet = [];
    return quiet.length > 1 ? inOrder(quiet) : quiet;
  }
}

const inOrder = (commands: readonly StoredCommand[]): StoredCommand[] =>
  commands.toSorted((a, b) => byBytes(a.stream, b.stream) || byBytes(a.id, b.id));

/** Compares texts as SQLite does. */
const byBytes = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));
