import type { Append, CommandMark, NewEvent } from './port.ts';

/** Most events in one append; a catalogue import is the largest. */
export const EVENTS_PER_APPEND_MAX = 5_000;
/** Largest record, in bytes of UTF-8. */
export const RECORD_BYTES_MAX = 1024 * 1024;
/** Longest name of an event type, an actor or a command id, in UTF-16 units. */
export const NAME_LENGTH_MAX = 200;

const STREAM = /^[a-z]+-[A-Za-z0-9:_-]{1,120}$/;
const INPUT_HASH = /^[0-9a-f]{64}$/;

/** Asserts all limits of an append but those of its events' data. */
export function checkAppend(append: Append): void {
  const { stream, expectedVersion, events, command, time, actor } = append;
  demand(STREAM.test(stream), `'${stream}' is no stream name`);
  demand(isCount(expectedVersion), `expected version ${expectedVersion}`);
  demand(events.length <= EVENTS_PER_APPEND_MAX, `${events.length} events in one append`);
  demand(isCount(time), `time ${time}`);
  demand(isName(actor), `'${actor}' is no actor`);
  checkMark(command);
  if (command.refusal !== undefined && events.length > 0) {
    throw new TypeError(`the refused command ${command.id} brings ${events.length} events`);
  }
  for (const event of events) checkEvent(event);
}

/** Asserts that a limit or a version to read from is a positive integer. */
export function checkPositive(name: string, value: number): void {
  demand(isCount(value) && value > 0, `${name} ${value}`);
}

function checkMark({ id, inputHash, refusal }: CommandMark): void {
  demand(isName(id), `'${id}' is no command id`);
  demand(INPUT_HASH.test(inputHash), `'${inputHash}' is no SHA-256`);
  if (refusal === undefined) return;
  demand(refusal.isWellFormed(), 'the refusal is not well-formed text');
  demand(refusal.length <= RECORD_BYTES_MAX, `a refusal of ${refusal.length} characters`);
}

function checkEvent({ type, v }: NewEvent): void {
  demand(isName(type), `'${type}' is no event type`);
  demand(isCount(v) && v > 0, `schema version ${v} of ${type}`);
}

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

// A lone surrogate would be stored as another character, and two names could become one.
const isName = (text: string): boolean =>
  text.length > 0 && text.length <= NAME_LENGTH_MAX && text.isWellFormed();

function demand(holds: boolean, otherwise: string): void {
  if (!holds) throw new RangeError(`out of the store's limits: ${otherwise}`);
}
