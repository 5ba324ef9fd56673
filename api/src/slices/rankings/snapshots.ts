import type { Board } from '@skins/engine/rankings';
import { RANK_PLACES } from '@skins/engine/rankings';
import type { Game } from '../../foundation/game/index.ts';
import { REEL_MS } from '../boxes/landed-opens.ts';
import { DIAL_MS } from '../hall/dial.ts';
import type { ListedBoard } from './periods.ts';
import type { BestRow, DaySums, RankQuestions } from './questions.ts';

/** Places are counted up to this one. */
export const PLACES_COUNTED = 1_000;

/** Lifetime of a ranking, in milliseconds: ten minutes (spec 9.8). */
const FRESH_MS = 600_000;

/** A ranking as it was made, for ten minutes. */
export interface Snapshot {
  readonly board: ListedBoard;
  readonly day: number;
  /** milliseconds since 1970 */
  readonly at: number;
  /** last time of a play that had landed */
  readonly until: number;
  readonly top: readonly BestRow[];
  /** the best plays, up to the places that are counted: a player's own place is looked up here */
  readonly ranked: readonly BestRow[];
  readonly sums: DaySums;
}

const landsAfter = (board: ListedBoard): number => (board === 'upgrade' ? DIAL_MS : REEL_MS);

/** Rankings, recomputed every ten minutes, without plays whose reel or dial still turns. */
export function snapshots(game: Pick<Game, 'clock'>, ask: RankQuestions) {
  let made: { readonly at: number; readonly all: Map<string, Snapshot> } = { at: -Infinity, all: new Map() };
  /**
   * @param day first day of the period, days since 1970-01-01
   * @param closed when the day was closed: what was made before may lack its last plays
   */
  return (board: ListedBoard | Board, day: number, closed = -Infinity): Snapshot => {
    const now = game.clock();
    if (now >= made.at + FRESH_MS) made = { at: now, all: new Map() };
    const key = `${board} ${day}`;
    const known = made.all.get(key);
    if (known !== undefined && known.at >= closed) return known;
    const at = Math.max(made.at, closed);
    const until = at - landsAfter(board);
    const ranked = ask.top({ board, day, until }, PLACES_COUNTED);
    const top = ranked.slice(0, RANK_PLACES);
    const snapshot = { board, day, at, until, top, ranked, sums: ask.sums(board, day) };
    made.all.set(key, snapshot);
    return snapshot;
  };
}
export type Snapshots = ReturnType<typeof snapshots>;

/** Returns the number of places before a play, at most as many as are counted. */
export function placesBefore({ ranked }: Pick<Snapshot, 'ranked'>, play: BestRow): number {
  let [from, to] = [0, ranked.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const other = ranked[middle];
    if (other !== undefined && isBefore(other, play)) from = middle + 1;
    else to = middle;
  }
  return from;
}

const isBefore = (one: BestRow, other: BestRow): boolean =>
  one.multiple > other.multiple || (one.multiple === other.multiple && one.position < other.position);
