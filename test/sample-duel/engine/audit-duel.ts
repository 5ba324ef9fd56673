import {
  type Desk,
  type EventData,
  type Place,
  type Violation,
  actorOf,
  placeOf,
  streamOf,
  unequal,
  violationOf,
} from '../../../engine/src/kernel/index.ts';
import { termsOf } from './audit-stakes.ts';
import type { DuelDrawn, DuelEnded, DuelOpened, DuelJoined } from './events.ts';

// The checks of the duel's own stream.

interface Seat {
  readonly reserved: Place;
  readonly playerId: string;
}

export interface Own {
  phase: 'none' | 'open' | 'seated' | 'decided' | 'ended';
  stake: number;
  joinBy: number;
  readonly seats: Seat[];
}

interface Books {
  readonly own: Own;
  readonly shop: { duels: number };
}

export function auditOpened(
  desk: Desk,
  { reserved, playerId, stake, joinBy }: EventData<typeof DuelOpened>,
  { own, shop }: Books,
): Violation | undefined {
  const violation =
    unequal('duel-order', 'none', own.phase) ??
    auditSeat(desk, { reserved, playerId }, stake, termsOf('first', joinBy)) ??
    desk.obligations.open({ to: desk.stream, amount: 0, due: joinBy, terms: 'an end' });
  shop.duels += 1;
  own.phase = 'open';
  own.stake = stake;
  own.joinBy = joinBy;
  own.seats.push({ reserved, playerId });
  return violation;
}

export function auditTaken(
  desk: Desk,
  { reserved, playerId }: EventData<typeof DuelJoined>,
  { own }: Books,
): Violation | undefined {
  const violation =
    unequal('duel-order', 'open', own.phase) ??
    (desk.time < own.joinBy ? undefined : violationOf('duel-time', `before ${own.joinBy}`, desk.time)) ??
    (own.seats.some((seat) => seat.playerId === playerId)
      ? violationOf('duel-seat', 'another player', playerId)
      : undefined) ??
    auditSeat(desk, { reserved, playerId }, own.stake, termsOf('second', 0));
  own.phase = 'seated';
  own.seats.push({ reserved, playerId });
  return violation;
}

/** Checks that the player who takes a seat has reserved a stake for it. */
function auditSeat(
  { obligations, actor }: Desk,
  { reserved, playerId }: Seat,
  stake: number,
  terms: string,
): Violation | undefined {
  const held = obligations.find(reserved);
  const acting = actorOf(actor);
  return (
    (acting?.role === 'player' ? unequal('duel-seat', playerId, acting.id) : undefined) ??
    unequal('duel-seat', `player-${playerId}`, streamOf(reserved)) ??
    obligations.take(reserved) ??
    unequal('duel-seat', held?.terms ?? 'nothing', terms) ??
    unequal('duel-stake', stake, held?.amount ?? 0)
  );
}

export function auditDrawn(
  { hash, obligations }: Desk,
  { winner }: EventData<typeof DuelDrawn>,
  { own }: Books,
): Violation | undefined {
  const places = own.seats.map(({ reserved }) => reserved);
  const ticket = Number.parseInt(hash(places.join(' ')).charAt(0), 16);
  const violation =
    unequal('duel-order', 'seated', own.phase) ??
    unequal('duel-draw', places[ticket < 8 ? 0 : 1] ?? 'nobody', winner);
  own.phase = 'decided';
  return places.reduce(
    (found, place) => found ?? obligations.decide(place, `settle ${place === winner ? 2 * own.stake : 0}`),
    violation,
  );
}

export function auditExpired(
  { obligations, time }: Desk,
  _data: object,
  { own }: Books,
): Violation | undefined {
  const violation =
    unequal('duel-order', 'open', own.phase) ??
    (time < own.joinBy ? violationOf('duel-time', `from ${own.joinBy} on`, time) : undefined);
  own.phase = 'decided';
  return own.seats.reduce(
    (found, { reserved }) => found ?? obligations.decide(reserved, 'release'),
    violation,
  );
}

export function auditEnded(
  { obligations, stream }: Desk,
  { opened }: EventData<typeof DuelEnded>,
  { own }: Books,
): Violation | undefined {
  const open = own.seats.find(({ reserved }) => obligations.find(reserved) !== undefined);
  const violation =
    unequal('duel-order', 'decided', own.phase) ??
    unequal('duel-end', placeOf(stream, 1), opened) ??
    (open === undefined ? undefined : violationOf('duel-end', `an end of ${open.reserved}`, 'none yet')) ??
    obligations.close(opened);
  own.phase = 'ended';
  return violation;
}
