import { Items, type Piece, isGone } from '@skins/engine/bag';

/** Items of a bag with the same skin, status and source. `worth` in 1/10,000 gem. */
export interface Kind {
  readonly skinId: string;
  readonly status: number;
  readonly source: number;
  readonly items: number;
  readonly worth: number;
}

/** Counts a bag's items by kind. Updates cost as much as the change, not as the bag. */
export class Tally {
  readonly #kinds = new Map<string, Kind>();
  /** number of items still in the bag, by piece */
  readonly #held: number[] = [];
  #heldOfRest = 0;
  #items = Items.empty;

  /** Every kind in the bag, also of items that are gone. */
  get kinds(): Iterable<Kind> {
    return this.#kinds.values();
  }

  /** Number of pieces, counting the rest of the items as the last one. */
  get pieces(): number {
    return this.#items.pieces.length + 1;
  }

  /** Returns the number of items of a piece that are still in the bag. */
  heldIn(n: number): number {
    return n < this.#items.pieces.length ? (this.#held[n] ?? 0) : this.#heldOfRest;
  }

  /** Updates the counts to another version of the bag, which shares most pieces with the previous one. */
  follow(items: Items): void {
    const before = this.#items;
    this.#items = items;
    if (items.rest !== before.rest) {
      const same = items.rest.sharedWith(before.rest);
      this.#heldOfRest += this.#count(items.rest, 1, same) - this.#count(before.rest, -1, same);
    }
    if (items.pieces === before.pieces) return;
    for (let n = 0; n < Math.max(before.pieces.length, items.pieces.length); n += 1) {
      const [old, next] = [before.pieces[n], items.pieces[n]];
      if (old === next) continue;
      if (old !== undefined) this.#count(old, -1);
      this.#held[n] = next === undefined ? 0 : this.#count(next, 1);
    }
  }

  /** Adds or subtracts a piece from an item on. @returns how many of these items are still in the bag */
  #count(piece: Piece, sign: 1 | -1, first = 0): number {
    let held = 0;
    for (const { skinId, status, source, value } of piece.from(first)) {
      const key = `${status} ${source} ${skinId}`;
      const { items = 0, worth = 0 } = this.#kinds.get(key) ?? {};
      if (items + sign === 0) this.#kinds.delete(key);
      else this.#kinds.set(key, { skinId, status, source, items: items + sign, worth: worth + sign * value });
      if (!isGone(status)) held += 1;
    }
    return held;
  }
}

/** Tallies by bag version, and by pieces that versions share; an entry is collected with its last bag. */
const known = new WeakMap<Items | Piece, Tally>();

/** Returns a bag's tally, derived from an earlier version if one is known. */
export function tallyOf(items: Items): Tally {
  const counted = known.get(items);
  if (counted !== undefined) {
    counted.follow(items);
    return counted;
  }
  const anchors = anchorsIn(items.pieces);
  const tally = anchors.map((piece) => known.get(piece)).find((one) => one !== undefined) ?? new Tally();
  tally.follow(items);
  for (const one of [items, ...anchors]) known.set(one, tally);
  return tally;
}

/** Returns a few full pieces at fixed indices: no command changes all of them. */
function anchorsIn(pieces: readonly Piece[]): Piece[] {
  const anchors: Piece[] = [];
  for (let n = 0; n < pieces.length; n = n === 0 ? 1 : n * 2) {
    const piece = pieces[n];
    if (piece !== undefined) anchors.push(piece);
  }
  return anchors;
}
