import type { Append, CommandMark, NewEvent } from './port.ts';

/** Maximum events in one append; a catalogue import is the largest. */
export const EVENTS_PER_APPEND_MAX = 5_000;
/** Maximum size of a record, in bytes of UTF-8. */
export const RECORD_BYTES_MAX = 1024 * 1024;
/** Maximum length of an event type, an actor or a command id, in UTF-16 units. */
export const NAME_LENGTH_MAX = 200;

const STREAM = /^[a-z]+-[A-Za-z0-9:_-]{1,120}$/;
const INPUT_HASH = /^[0-9a-f]{64}$/;

/** Checks all limits of an append except those of its events' data. */
export function checkAppend(append: Append): void {
  const { stream, expectedVersion, events, command, time, actor } = append;
  if (!STREAM.test(stream)) throw beyond(`'${stream}' is no stream name`);
  if (!isCount(expectedVersion)) throw beyond(`expected version ${expectedVersion}`);
  if (events.length > EVENTS_PER_APPEND_MAX) throw beyond(`${events.length} events in one append`);
  if (!isCount(time)) throw beyond(`time ${time}`);
  if (!isName(actor)) throw beyond(`'${actor}' is no actor`);
  checkMark(command);
  if (command.refusal !== undefined && events.length > 0) {
    throw new TypeError(`the refused command ${command.id} brings ${events.length} events`);
  }
  for (const event of events) checkEvent(event);
}

/** Checks that a limit or a start version is a positive integer. */
export function checkPositive(name: string, value: number): void {
  if (!isCount(value) || value === 0) throw beyond(`${name} ${value}`);
}

function checkMark({ id, inputHash, refusal }: CommandMark): void {
  if (!isName(id)) throw beyond(`'${id}' is no command id`);
  if (!INPUT_HASH.test(inputHash)) throw beyond(`'${inputHash}' is no SHA-256`);
  if (refusal === undefined) return;
  if (!refusal.isWellFormed()) throw beyond('the refusal is not well-formed text');
  if (refusal.length > RECORD_BYTES_MAX) throw beyond(`a refusal of ${refusal.length} characters`);
}

function checkEvent({ type, v }: NewEvent): void {
  if (!isName(type)) throw beyond(`'${type}' is no event type`);
  if (!isCount(v) || v === 0) throw beyond(`schema version ${v} of ${type}`);
}

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

// A lone surrogate would be stored as another character, so two names could become one.
const isName = (text: string): boolean =>
  text.length > 0 && text.length <= NAME_LENGTH_MAX && text.isWellFormed();

// A function, so that no message is built while all limits are met.
const beyond = (what: string): RangeError => new RangeError(`out of the store's limits: ${what}`);
