import { type Fold, type Place, foldOf, on, placeOf } from '../../../engine/src/kernel/index.ts';
import { DuelDrawn, DuelEnded, DuelExpired, DuelOpened, DuelJoined } from './events.ts';

export interface Seat {
  readonly reserved: Place;
  readonly playerId: string;
}

/** A coin flip of two players. */
export interface Duel {
  readonly phase: 'none' | 'open' | 'seated' | 'drawn' | 'expired' | 'ended';
  /** the event that led to the phase; empty before the first */
  readonly cause: Place;
  /** of each player, in 1/10,000 gem */
  readonly stake: number;
  /** milliseconds since 1970: whoever comes then is too late */
  readonly joinBy: number;
  readonly seats: readonly Seat[];
  /** the place of the winner's reservation */
  readonly winner: Place | undefined;
}

const NONE: Duel = { phase: 'none', cause: '', stake: 0, joinBy: 0, seats: [], winner: undefined };

export const duel: Fold<Duel> = foldOf<Duel>(NONE, [
  on(DuelOpened, (state, { stake, joinBy, reserved, playerId }, { stream, version }) => ({
    ...state,
    phase: 'open',
    cause: placeOf(stream, version),
    stake,
    joinBy,
    seats: [{ reserved, playerId }],
  })),
  on(DuelJoined, (state, seat, { stream, version }) => ({
    ...state,
    phase: 'seated',
    cause: placeOf(stream, version),
    seats: [...state.seats, seat],
  })),
  on(DuelDrawn, (state, { winner }, { stream, version }) => ({
    ...state,
    phase: 'drawn',
    cause: placeOf(stream, version),
    winner,
  })),
  on(DuelExpired, (state, _data, { stream, version }) => ({
    ...state,
    phase: 'expired',
    cause: placeOf(stream, version),
  })),
  on(DuelEnded, (state, _data, { stream, version }) => ({
    ...state,
    phase: 'ended',
    cause: placeOf(stream, version),
  })),
]);

export const duelStream = (id: string): string => `duel-${id}`;
