import { type HeldItem, isGone } from '@skins/engine/bag';
import type { Sequence } from '@skins/engine/kernel';

/** The items of a bag that nothing tells apart but their ids, times and values. `worth` in 1/10,000 gem. */
export interface Kind {
  readonly skinId: string;
  readonly status: number;
  readonly source: number;
  readonly items: number;
  readonly worth: number;
}

type Piece = readonly HeldItem[];

/** How many items of each kind a bag has, kept up as the bag changes: what changes costs, not what is there. */
export class Tally {
  readonly #kinds = new Map<string, Kind>();
  readonly #held: number[] = [];
  #pieces: readonly Piece[] = [];

  /** Every kind that the bag has items of, those that are gone among them. */
  get kinds(): Iterable<Kind> {
    return this.#kinds.values();
  }

  /** How many items of each of the bag's pieces are with their player still. */
  get held(): readonly number[] {
    return this.#held;
  }

  /** Counts another version of the bag: its pieces are mostly those of the one before. */
  follow(pieces: readonly Piece[]): void {
    const before = this.#pieces;
    for (let n = 0; n < Math.max(before.length, pieces.length); n += 1) {
      const [old, next] = [before[n], pieces[n]];
      if (old === next) continue;
      if (old !== undefined) this.#count(old, -1);
      this.#held[n] = next === undefined ? 0 : this.#count(next, 1);
    }
    this.#held.length = pieces.length;
    this.#pieces = pieces;
  }

  /** Adds a piece, or takes it off. @returns how many of its items are with their player still */
  #count(piece: Piece, sign: 1 | -1): number {
    let held = 0;
    for (const { skinId, status, source, value } of piece) {
      const key = `${status} ${source} ${skinId}`;
      const { items = 0, worth = 0 } = this.#kinds.get(key) ?? {};
      if (items + sign === 0) this.#kinds.delete(key);
      else this.#kinds.set(key, { skinId, status, source, items: items + sign, worth: worth + sign * value });
      if (!isGone(status)) held += 1;
    }
    return held;
  }
}

/** By pieces that versions of one bag share: what no bag has any more is forgotten with it. */
const known = new WeakMap<Piece, Tally>();

/** What a bag has, counted; out of an earlier version of it where one is known. */
export function tallyOf(items: Sequence<HeldItem>): Tally {
  const { pieces } = items;
  const anchors = anchorsIn(pieces);
  const tally = anchors.map((piece) => known.get(piece)).find((one) => one !== undefined) ?? new Tally();
  tally.follow(pieces);
  for (const piece of anchors) known.set(piece, tally);
  return tally;
}

/** A few of a bag's full pieces, at places that stay: no command changes all of them. */
function anchorsIn(pieces: readonly Piece[]): Piece[] {
  const anchors: Piece[] = [];
  for (let n = 0; n < pieces.length - 1; n = n === 0 ? 1 : n * 2) anchors.push(pieces[n] ?? []);
  return anchors;
}
