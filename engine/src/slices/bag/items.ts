import { Map as PersistentMap } from 'immutable';
import { type Place, invariant } from '../../kernel/index.ts';
import { type GrantedItem, ItemStatus } from './events.ts';
import { WIDTH } from './packed-items.ts';
import { type Content, PIECE, Piece } from './piece.ts';
import { numberOfSkin, skinOfNumber } from './skin-numbers.ts';

interface Held extends Content {
  readonly itemId: string;
}
/** An item reserved for a game, which alone may use it. */
interface Reserved extends Held {
  readonly status: typeof ItemStatus.reserved;
  /** the event that reserved it */
  readonly reservedBy: Place;
}
interface AtRest extends Held {
  readonly status: Exclude<ItemStatus, typeof ItemStatus.reserved>;
}

/** An item from its grant to its end: in one state, and either in its player's bag or with the game that reserved it. */
export type HeldItem = AtRest | Reserved;

/** Returns the id of a player's n-th item, from 1: unique without knowledge of other items. */
export const itemIdOf = (playerId: string, n: number): string => `${playerId}-${n}`;

const DIGIT_0 = '0'.charCodeAt(0);
const DASH = '-'.charCodeAt(0) - DIGIT_0;

/** Returns the item's number among its player's items, from 1; NaN if the id is malformed. */
export function itemNumberOf(itemId: string): number {
  let number = 0;
  let unit = 1;
  for (let at = itemId.length - 1; at >= 0; at -= 1) {
    const digit = itemId.charCodeAt(at) - DIGIT_0;
    if (digit === DASH) return unit === 1 ? Number.NaN : number;
    if (digit < 0 || digit > 9) break;
    number += digit * unit;
    unit *= 10;
  }
  return Number.NaN;
}

/** Items as plain data. */
export interface KeptItems {
  readonly owner: string;
  /** skins, in the order of the numbers that these items use for them */
  readonly skins: readonly string[];
  /** three numbers per item */
  readonly numbers: Float64Array;
  /** places of the events that reserved items, by index */
  readonly reserved: readonly (readonly [index: number, by: Place])[];
}

/**
 * A player's items by number, oldest first: a persistent list. A changed list shares nearly everything with the former
 * one, which
 * stays unchanged. A grant adds three numbers per item, every 128th copies the list of pieces, and a move copies its own
 * piece.
 */
export class Items {
  static readonly empty = new Items('', [], Piece.empty, PersistentMap(), 0);

  /** the player's id, with which all item ids begin; empty before the first item */
  readonly #owner: string;
  /** full pieces, of exactly 128 items */
  readonly pieces: readonly Piece[];
  /** the remaining items, fewer than 128 */
  readonly rest: Piece;
  /** places of the events that reserved items, by index */
  readonly #reserved: PersistentMap<number, Place>;
  readonly #bytesOfPieces: number;

  private constructor(
    owner: string,
    pieces: readonly Piece[],
    rest: Piece,
    reserved: PersistentMap<number, Place>,
    bytesOfPieces: number,
  ) {
    this.#owner = owner;
    this.pieces = pieces;
    this.rest = rest;
    this.#reserved = reserved;
    this.#bytesOfPieces = bytesOfPieces;
  }

  /** approximate size in memory */
  get bytes(): number {
    return this.#bytesOfPieces + this.rest.bytes;
  }

  get length(): number {
    return this.pieces.length * PIECE + this.rest.length;
  }

  /** Returns the items with further ones in the bag. @throws InvariantBroken unless their numbers continue */
  granted(items: readonly GrantedItem[], source: number, time: number): Items {
    const owner = this.#owner === '' ? ownerOf(items[0]?.itemId ?? '') : this.#owner;
    const full: Piece[] = [];
    let { rest, length } = this;
    for (const { itemId, skinId, value } of items) {
      length += 1;
      const isNext = itemNumberOf(itemId) === length && isCalledBy(itemId, owner);
      invariant(isNext, 'items are numbered as they come, each granted once');
      rest = rest.with({ skinId, value, source, status: ItemStatus.inBag, time });
      if (rest.length < PIECE) continue;
      full.push(rest);
      rest = Piece.empty;
    }
    return new Items(
      owner,
      full.length === 0 ? this.pieces : [...this.pieces, ...full],
      rest,
      this.#reserved,
      this.#bytesOfPieces + bytesOf(full),
    );
  }

  /**
   * Returns the items with some in another state; it copies each piece that holds one.
   * @param indices from 0 @param by place of the event that reserves them, if it does
   * @throws RangeError if there is nothing at an index
   */
  moved(indices: Iterable<number>, to: ItemStatus, by: Place): Items {
    const byPiece = new Map<number, number[]>();
    const reserved = this.#reserved.asMutable();
    for (const index of indices) {
      if (!Number.isInteger(index) || index < 0 || index >= this.length)
        throw new RangeError(`nothing is at ${index} of ${this.length}`);
      const n = Math.floor(index / PIECE);
      byPiece.set(n, [...(byPiece.get(n) ?? []), index % PIECE]);
      if (to === ItemStatus.reserved) reserved.set(index, by);
      else reserved.delete(index);
    }
    const pieces = this.pieces.slice();
    for (const [n, own] of byPiece) {
      const piece = pieces[n];
      if (piece !== undefined) pieces[n] = piece.moved(own, to);
    }
    const rest = this.rest.moved(byPiece.get(pieces.length) ?? [], to);
    return new Items(this.#owner, pieces, rest, reserved.asImmutable(), bytesOf(pieces));
  }

  /** Returns the item at an index from 0, if there is one. */
  at(index: number): HeldItem | undefined {
    const content = this.#piece(Math.floor(index / PIECE))?.at(index % PIECE);
    return content === undefined ? undefined : this.#held(index, content);
  }

  /** Returns the items from index `from` to before `to`, both from 0. */
  between(from: number, to: number): HeldItem[] {
    const items: HeldItem[] = [];
    for (let n = Math.floor(from / PIECE); n * PIECE < Math.min(to, this.length); n += 1) {
      let index = n * PIECE;
      for (const content of this.#piece(n) ?? Piece.empty) {
        if (index >= from && index < to) items.push(this.#held(index, content));
        index += 1;
      }
    }
    return items;
  }

  *[Symbol.iterator](): Generator<HeldItem> {
    for (let from = 0; from < this.length; from += PIECE) yield* this.between(from, from + PIECE);
  }

  /** Returns the items as data for a file outside the log. */
  kept(): KeptItems {
    const numbers = new Float64Array(this.length * WIDTH);
    let at = 0;
    for (const piece of this.pieces) at = piece.copyTo(numbers, at);
    this.rest.copyTo(numbers, at);
    return {
      owner: this.#owner,
      skins: Piece.skinsIn(numbers).map(skinOfNumber),
      numbers,
      reserved: [...this.#reserved],
    };
  }

  /** Restores items from such data, and takes ownership of its numbers. */
  static of({ owner, skins, numbers, reserved }: KeptItems): Items {
    const pieces = Piece.allOf(numbers, skins.map(numberOfSkin));
    const last = pieces.at(-1);
    const rest = last === undefined || last.length === PIECE ? Piece.empty : last;
    const full = rest === last ? pieces.slice(0, -1) : pieces;
    return new Items(owner, full, rest, PersistentMap(reserved), bytesOf(full));
  }

  /** Returns the n-th piece, from 0; the last one holds the remaining items. */
  #piece(n: number): Piece | undefined {
    return n === this.pieces.length ? this.rest : this.pieces[n];
  }

  #held(index: number, { skinId, value, source, status, time }: Content): HeldItem {
    const itemId = itemIdOf(this.#owner, index + 1);
    return status === ItemStatus.reserved
      ? { itemId, skinId, value, source, status, time, reservedBy: this.#reserved.get(index) ?? '' }
      : { itemId, skinId, value, source, status, time };
  }

  /** Serializes as the list of items, independent of the storage. */
  toJSON(): HeldItem[] {
    return [...this];
  }
}

const bytesOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, { bytes }) => sum + bytes, 0);

const ownerOf = (itemId: string): string => itemId.slice(0, Math.max(0, itemId.lastIndexOf('-')));

const isCalledBy = (itemId: string, owner: string): boolean =>
  itemId.startsWith(owner) && itemId.lastIndexOf('-') === owner.length;
