import { Items, type Piece, isGone } from '@skins/engine/bag';

/** The items of a bag that nothing tells apart but their ids, times and values. `worth` in 1/10,000 gem. */
export interface Kind {
  readonly skinId: string;
  readonly status: number;
  readonly source: number;
  readonly items: number;
  readonly worth: number;
}

/** How many items of each kind a bag has, kept up as the bag changes: what changes costs, not what is there. */
export class Tally {
  readonly #kinds = new Map<string, Kind>();
  /** of each piece how many items are with their player still */
  readonly #held: number[] = [];
  #heldOfRest = 0;
  #items = Items.empty;

  /** Every kind that the bag has items of, those that are gone among them. */
  get kinds(): Iterable<Kind> {
    return this.#kinds.values();
  }

  /** How many pieces the bag has, the rest of its items as the last one. */
  get pieces(): number {
    return this.#items.pieces.length + 1;
  }

  /** How many items of a piece are with their player still. */
  heldIn(n: number): number {
    return n < this.#items.pieces.length ? (this.#held[n] ?? 0) : this.#heldOfRest;
  }

  /** Counts another version of the bag: its pieces are mostly those of the one before. */
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

  /** Adds a piece from an item on, or takes it off. @returns how many of these items are with their player still */
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

/** By a version of a bag, and by pieces that its versions share: what no bag has any more is forgotten with it. */
const known = new WeakMap<Items | Piece, Tally>();

/** What a bag has, counted; out of an earlier version of it where one is known. */
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

/** A few of a bag's full pieces, at places that stay: no command changes all of them. */
function anchorsIn(pieces: readonly Piece[]): Piece[] {
  const anchors: Piece[] = [];
  for (let n = 0; n < pieces.length; n = n === 0 ? 1 : n * 2) {
    const piece = pieces[n];
    if (piece !== undefined) anchors.push(piece);
  }
  return anchors;
}
