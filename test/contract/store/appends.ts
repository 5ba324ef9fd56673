import { createHash, randomUUID } from 'node:crypto';
import type { Append, CommandMark, NewEvent } from '@skins/api/foundation/store';

export const A = 'player-a';
export const B = 'player-b';

/** Returns an input hash of the form that commands have. */
export const hashOf = (input: string): string => createHash('sha256').update(input).digest('hex');

/** Returns a command mark; with a fresh id by default. */
export const commandOf = (id: string = randomUUID(), refusal?: string): CommandMark => {
  const mark = { id, inputHash: hashOf(id) };
  return refusal === undefined ? mark : { ...mark, refusal };
};

/** Returns distinguishable events. */
export const eventsOf = (count: number): NewEvent[] =>
  Array.from({ length: count }, (_, index) => ({ type: 'GemsCounted', v: 1, data: { index } }));

/** Returns an append of one event to A, as its first, with members replaced by `change`. */
export const appendOf = (change: Partial<Append> = {}): Append => ({
  stream: A,
  expectedVersion: 0,
  events: eventsOf(1),
  command: commandOf(),
  time: 1_700_000_000_000,
  actor: 'player-a',
  ...change,
});

/** Returns an append whose events carry this data. */
export const appendOfData = (data: unknown): Append =>
  appendOf({ events: [{ type: 'GemsCounted', v: 1, data }] });
