import { whileSuspended } from './standing.ts';
import { STRICTER_EDITION, type Violation, actorOf, unequal, violationOf } from '../kernel/index.ts';
import type { Reading } from './automaton.ts';
import type { EventAtHand } from './event-at-hand.ts';
import type { Operators } from './operators.ts';
import type { NextRecord } from './odd-one-out.ts';
import type { Envelope } from './record.ts';

/** The command whose events are being read. */
export interface OpenCommand extends Omit<Envelope, 'type' | 'v' | 'data'> {
  /** of its first event, in its stream */
  readonly version: number;
  /** of its newest event, in its stream */
  newest: number;
  /** of its first event, in the log */
  readonly position: number;
  reading: Reading | undefined;
}

/** Whether the next record would go on with a command of one event, were it not for its id. */
export const isTorn = (open: OpenCommand, next: Envelope): boolean =>
  open.newest === open.version &&
  next.stream === open.stream &&
  next.version === open.version + 1 &&
  next.time === open.time &&
  next.actor === open.actor;

/** Whether two records are of one command, as their envelopes say. */
export const isAlike = (one: NextRecord, other: NextRecord): boolean =>
  one.stream === other.stream &&
  one.command === other.command &&
  one.time === other.time &&
  one.actor === other.actor;

/** What begins a kind of stream is the first event of each, and no other. */
export function beginning(begins: string | undefined, version: number, type: string): Violation | undefined {
  if (begins === undefined || (version === 1) === (type === begins)) return undefined;
  return violationOf(
    'registration',
    version === 1 ? begins : `one ${begins}`,
    version === 1 ? type : 'another',
  );
}

/** A command that has to go on where it ends. */
export function unfinished({ reading, actor }: OpenCommand): Violation | undefined {
  if (reading === undefined) return undefined;
  const role = actorOf(actor)?.role;
  return role !== undefined && reading.endings.has(role)
    ? undefined
    : violationOf('command', `${reading.followers} after ${reading.last}`, 'the end of the command');
}

/** Whether somebody gave a command that is not for them. */
export function byStranger(
  actor: string,
  { roles }: Reading,
  {
    player,
    edition,
    time,
    operators,
  }: Pick<EventAtHand, 'player' | 'edition' | 'time'> & { readonly operators: Operators },
): Violation | undefined {
  const found = actorOf(actor);
  const allowed = [...roles].join(' or ');
  if (found === undefined || !roles.has(found.role)) return violationOf('actor', allowed, actor);
  if (found.role === 'operator' && edition >= STRICTER_EDITION && !operators.knows(found.id))
    return violationOf('actor', 'an operator who was added and is not disabled', actor);
  // In edition 1 players were not named: they acted in their own streams alone.
  if (found.role !== 'player' || (edition === 1 && found.id === '')) return undefined;
  const own = player.playerId === '' ? found.id : player.playerId;
  return found.id === ''
    ? violationOf('actor', `player:${own}`, actor)
    : (unequal('actor', `player:${own}`, actor) ?? whileSuspended(player, time));
}
