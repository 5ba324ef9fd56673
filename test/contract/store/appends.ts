import { createHash, randomUUID } from 'node:crypto';
import type { Append, CommandMark, NewEvent } from '@skins/api/foundation/store';

export const A = 'player-a';
export const B = 'player-b';

/** An input hash as commands have it. */
export const hashOf = (input: string): string => createHash('sha256').update(input).digest('hex');

/** A command mark; a fresh id when none is given. */
export const commandOf = (id: string = randomUUID(), refusal?: string): CommandMark => {
  const mark = { id, inputHash: hashOf(id) };
  return refusal === undefined ? mark : { ...mark, refusal };
};

/** Events that tell themselves apart. */
export const eventsOf = (count: number): NewEvent[] =>
  Array.from({ length: count }, (_, index) => ({ type: 'GemsCounted', v: 1, data: { index } }));

/** One event appended to A as its first, but for what `change` says. */
export const appendOf = (change: Partial<Append> = {}): Append => ({
  stream: A,
  expectedVersion: 0,
  events: eventsOf(1),
  command: commandOf(),
  time: 1_700_000_000_000,
  actor: 'player-a',
  ...change,
});

/** An append whose events carry this data. */
export const appendOfData = (data: unknown): Append =>
  appendOf({ events: [{ type: 'GemsCounted', v: 1, data }] });
