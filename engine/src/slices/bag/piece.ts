import { invariant } from '../../kernel/index.ts';
import { ItemStatus } from './events.ts';
import { WIDTH, packItems, unpackItems } from './packed-items.ts';
import { numberOfSkin, skinOfNumber } from './skin-numbers.ts';

/** The facts of an item except its id. */
export interface Content {
  readonly skinId: string;
  /** 1/10,000 gem, at the time of the grant */
  readonly value: number;
  /** item source code */
  readonly source: number;
  readonly status: ItemStatus;
  /** time of the grant, milliseconds since 1970 */
  readonly time: number;
}

/** Items in a full piece: the farthest that packing looks back, plus one. */
export const PIECE = 128;
/** Number of items packed together. Fewer stay numbers, to which one more is cheap to add. */
const PACKED = 32;
const STATUSES: ReadonlyMap<number, ItemStatus> = new Map(
  Object.values(ItemStatus).map((status) => [status, status]),
);

/** Returns an item's kind as a number: its skin, its source in 4 bits, its state in 4. */
const kindOf = ({ skinId, source, status }: Content): number =>
  numberOfSkin(skinId) * SKIN + source * SOURCE + status;
const SOURCE = 16;
const SKIN = 256;

/** Bytes of a piece without its items, as measured in `test/bench`. */
const PIECE_BYTES = 96;
const NUMBER_BYTES = 8;

/** Up to 128 consecutive items of a bag. Immutable: an addition creates another piece. */
export class Piece {
  static readonly empty = new Piece('', [], 0);

  /** numbers of its first items: packed, or a part of a file's array, as packing would make loading slow */
  readonly #front: string | Float64Array;
  /** numbers of the items after them, followed by those of later pieces: pieces that grow out of each other share the array */
  readonly #numbers: number[];
  readonly length: number;

  private constructor(front: string | Float64Array, numbers: number[], length: number) {
    this.#front = front;
    this.#numbers = numbers;
    this.length = length;
  }

  static #of(numbers: readonly number[]): Piece {
    const length = numbers.length / WIDTH;
    const packed = (length - (length % PACKED)) * WIDTH;
    return new Piece(packItems(numbers.slice(0, packed)), numbers.slice(packed), length);
  }

  /** approximate size in memory */
  get bytes(): number {
    const front = typeof this.#front === 'string' ? this.#front.length : this.#front.byteLength;
    return PIECE_BYTES + front + this.#own * NUMBER_BYTES;
  }

  /** Count of its numbers that are not in front. */
  get #own(): number {
    return typeof this.#front === 'string' ? (this.length % PACKED) * WIDTH : 0;
  }

  /** Count of its items that are in front. */
  get #inFront(): number {
    return this.length - this.#own / WIDTH;
  }

  /** Returns the piece with one more item. Copies the numbers if another was added before, as after a failed commit. */
  with(content: Content): Piece {
    const front = this.#front;
    const length = this.length + 1;
    if (typeof front !== 'string') return Piece.#of([...front, kindOf(content), content.value, content.time]);
    const own = this.#own;
    const isNewest = own > 0 && this.#numbers.length === own;
    const numbers = isNewest ? this.#numbers : this.#numbers.slice(0, own);
    numbers.push(kindOf(content), content.value, content.time);
    if (length % PACKED > 0) return new Piece(front, numbers, length);
    const more = packItems([...unpackItems(front), ...numbers], length - PACKED);
    // `join` makes a flat string; `+` would keep both texts.
    return new Piece([front, more].join(''), [], length);
  }

  /** Returns the piece with some of its items in another state. @param indices from 0 */
  moved(indices: readonly number[], to: ItemStatus): Piece {
    if (indices.length === 0) return this;
    const numbers = this.#copied();
    for (const index of indices) {
      const kind = numbers[index * WIDTH] ?? 0;
      numbers[index * WIDTH] = kind - (kind % SOURCE) + to;
    }
    return Piece.#of(numbers);
  }

  /** Returns the item at an index from 0, if there is one. */
  at(index: number): Content | undefined {
    if (index < 0 || index >= this.length) return undefined;
    const inFront = this.#inFront;
    return index < inFront
      ? contentAt(this.#frontNumbers(), index)
      : contentAt(this.#numbers, index - inFront);
  }

  /** Copies its numbers into `kept` from `at` on. @returns where the next piece begins */
  copyTo(kept: Float64Array, at: number): number {
    kept.set(this.#copied(), at);
    return at + this.length * WIDTH;
  }

  /** Renumbers the skins in such numbers by a list of their own. @returns the list, each skin by its number here */
  static skinsIn(kept: Float64Array): readonly number[] {
    const listed: number[] = [];
    const places: number[] = [];
    for (let n = 0; n < kept.length; n += WIDTH) {
      const kind = kept[n] ?? 0;
      const skin = Math.floor(kind / SKIN);
      const place = (places[skin] ??= listed.push(skin) - 1);
      kept[n] = place * SKIN + (kind % SKIN);
    }
    return listed;
  }

  /** Creates pieces over such numbers, which it takes over. @param skins this process's skin numbers, by the file's */
  static allOf(kept: Float64Array, skins: readonly number[]): Piece[] {
    for (let n = 0; n < kept.length; n += WIDTH) {
      const kind = kept[n] ?? 0;
      kept[n] = (skins[Math.floor(kind / SKIN)] ?? 0) * SKIN + (kind % SKIN);
    }
    const pieces: Piece[] = [];
    for (let from = 0; from < kept.length; from += PIECE * WIDTH) {
      const numbers = kept.subarray(from, from + PIECE * WIDTH);
      pieces.push(new Piece(numbers, [], numbers.length / WIDTH));
    }
    return pieces;
  }

  /** Returns how many first items both pieces are known to share without a comparison: one grew out of the other. */
  sharedWith(other: Piece): number {
    const [few, many] = this.length < other.length ? [this, other] : [other, this];
    const isSame = few.#front === many.#front;
    if (isSame && few.#numbers === many.#numbers) return few.length;
    const isBegin =
      typeof few.#front === 'string' && typeof many.#front === 'string' && many.#front.startsWith(few.#front);
    return isSame || isBegin ? few.#inFront : 0;
  }

  #frontNumbers(): readonly number[] | Float64Array {
    return typeof this.#front === 'string' ? unpackItems(this.#front) : this.#front;
  }

  #copied(): number[] {
    return [...this.#frontNumbers(), ...this.#numbers.slice(0, this.#own)];
  }

  [Symbol.iterator](): Generator<Content> {
    return this.from(0);
  }

  /** Yields its items from an index on. */
  *from(first: number): Generator<Content> {
    const numbers = this.#copied();
    for (let index = first; index < this.length; index += 1) {
      const content = contentAt(numbers, index);
      if (content !== undefined) yield content;
    }
  }
}

function contentAt(numbers: ArrayLike<number>, index: number): Content | undefined {
  const at = index * WIDTH;
  const [kind, value, time] = [numbers[at], numbers[at + 1], numbers[at + 2]];
  if (kind === undefined || value === undefined || time === undefined) return undefined;
  const status = STATUSES.get(kind % SOURCE);
  invariant(status !== undefined, 'an item is in one of its states');
  return {
    skinId: skinOfNumber(Math.floor(kind / SKIN)),
    value,
    source: Math.floor(kind / SOURCE) % SOURCE,
    status,
    time,
  };
}
