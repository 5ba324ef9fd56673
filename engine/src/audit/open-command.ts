import { whileSuspended } from './standing.ts';
import {
  type Actor,
  type AnyEvent,
  type Envelope,
  STRICTER_EDITION,
  type Violation,
  streamOf,
  unequal,
  violationOf,
} from '../kernel/index.ts';
import type { Reading } from './automaton.ts';
import type { EventAtHand } from './event-at-hand.ts';
import type { Operators } from './operators.ts';
import type { NextRecord } from './odd-one-out.ts';

/** The command whose events are being read. */
export interface OpenCommand extends Omit<Envelope, 'type' | 'v' | 'data'> {
  /** version of its first event in its stream */
  readonly version: number;
  /** version of its newest event in its stream */
  newest: number;
  /** position of its first event in the log */
  readonly position: number;
  /** actor of the command; undefined if the text names none */
  readonly by: Actor | undefined;
  reading: Reading | undefined;
}

/** Tests whether the next record would continue a command of one event if its id were the same. */
export const isTorn = (open: OpenCommand, next: Envelope): boolean =>
  open.newest === open.version &&
  next.stream === open.stream &&
  next.version === open.version + 1 &&
  next.time === open.time &&
  next.actor === open.actor;

/** Tests whether two records belong to one command by their envelopes. */
export const isAlike = (one: NextRecord, other: NextRecord): boolean =>
  one.stream === other.stream &&
  one.command === other.command &&
  one.time === other.time &&
  one.actor === other.actor;

/** Checks that the first event of a stream, and no other, is of the type that begins its kind. */
export function beginning(begins: string | undefined, version: number, type: string): Violation | undefined {
  if (begins === undefined || (version === 1) === (type === begins)) return undefined;
  return violationOf(
    'registration',
    version === 1 ? begins : `one ${begins}`,
    version === 1 ? type : 'another',
  );
}

/** Finds a command that ends where it has to go on. */
export function unfinished({ reading, by }: OpenCommand): Violation | undefined {
  if (reading === undefined) return undefined;
  return by !== undefined && reading.endings.has(by.role)
    ? undefined
    : violationOf('command', `${reading.followers} after ${reading.last}`, 'the end of the command');
}

/** Finds a command whose actor may not give it. */
export function byStranger(
  { actor, by }: OpenCommand,
  { roles }: Reading,
  {
    player,
    edition,
    time,
    operators,
  }: Pick<EventAtHand, 'player' | 'edition' | 'time'> & { readonly operators: Operators },
): Violation | undefined {
  if (by === undefined || !roles.has(by.role)) return violationOf('actor', [...roles].join(' or '), actor);
  if (by.role === 'operator' && edition >= STRICTER_EDITION && !operators.knows(by.id))
    return violationOf('actor', 'an operator who was added and is not disabled', actor);
  // In edition 1 players had no names: they acted only in their own streams.
  if (by.role !== 'player' || (edition === 1 && by.id === '')) return undefined;
  const own = player.playerId === '' ? by.id : player.playerId;
  return by.id === ''
    ? violationOf('actor', `player:${own}`, actor)
    : (unequal('actor', `player:${own}`, actor) ?? whileSuspended(player, time));
}

const PLACE = /^([a-z]+-[A-Za-z0-9:_-]+)#[1-9]\d*$/;
const placesIn = (data: unknown): string[] =>
  Object.values<unknown>({ ...Object(data) }).filter(
    (member): member is string => typeof member === 'string' && PLACE.test(member),
  );

/**
 * Finds a step of another flow than the one that caused it: of the stream in which the cause of its events stands; without
 * one its own stream, or one in which an event stands that they name.
 */
export function byOtherFlow(
  { actor, by, stream }: Pick<OpenCommand, 'actor' | 'by' | 'stream'>,
  events: readonly AnyEvent[],
): Violation | undefined {
  if (by?.role !== 'flow' || events.length === 0) return undefined;
  const causes = events
    .map(({ data }): unknown => ({ cause: undefined, ...Object(data) }).cause)
    .filter((cause) => typeof cause === 'string')
    .map(streamOf)
    .filter((cause) => cause !== stream);
  const named = [stream, ...events.flatMap(({ data }) => placesIn(data)).map(streamOf)];
  const flows = [...new Set(causes.length > 0 ? causes : named)];
  return flows.includes(by.id)
    ? undefined
    : violationOf('actor', flows.map((flow) => `flow:${flow}`).join(' or '), actor);
}
