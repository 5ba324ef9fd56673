import type { Sha256Hex } from '../../../engine/src/fairness/index.ts';
import { type Command, type Place, accepted, rejected } from '../../../engine/src/kernel/index.ts';
import { DuelDrawn } from './events.ts';
import type { Duel } from './state.ts';

interface Context {
  readonly hash: Sha256Hex;
}

/** In order of precedence. */
export type DrawDuelRejection = { readonly code: 'seat-empty' };

/** Draws the winner. Writes nothing if repeated. */
export const drawDuel: Command<Duel, unknown, Context, DrawDuelRejection, null> = {
  name: 'draw-duel',
  decide({ phase, seats: [first, second] }, _input, { hash }) {
    if (first === undefined || second === undefined) return rejected({ code: 'seat-empty' });
    if (phase !== 'seated') return accepted();
    return accepted(DuelDrawn.of({ winner: winnerOf(first.reserved, second.reserved, hash) }));
  },
  reply: () => null,
};

/** Returns the winner. Anybody could compute it before joining: good enough for a sample, but not for a game. */
const winnerOf = (first: Place, second: Place, hash: Sha256Hex): Place =>
  Number.parseInt(hash(`${first} ${second}`).charAt(0), 16) < 8 ? first : second;
