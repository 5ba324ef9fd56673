import { invariant } from '../../kernel/index.ts';
import { ItemStatus } from './events.ts';
import { WIDTH, packItems, unpackItems } from './packed-items.ts';
import { numberOfSkin, skinOfNumber } from './skin-numbers.ts';

/** What is known of an item but for its id. */
export interface Content {
  readonly skinId: string;
  /** 1/10,000 gem, at the time of the grant */
  readonly value: number;
  /** how it came: an item source code */
  readonly source: number;
  readonly status: ItemStatus;
  /** when it came, in milliseconds since 1970 */
  readonly time: number;
}

/** Items in a full piece: as far back as packing looks, and one. */
export const PIECE = 128;
/** So many more items are packed at once; fewer stay numbers, to which one more is added cheaply. */
const PACKED = 32;
const STATUSES: ReadonlyMap<number, ItemStatus> = new Map(
  Object.values(ItemStatus).map((status) => [status, status]),
);

/** What an item is, in a number: its skin, its source in 4 bits, its state in 4. */
const kindOf = ({ skinId, source, status }: Content): number =>
  numberOfSkin(skinId) * SKIN + source * SOURCE + status;
const SOURCE = 16;
const SKIN = 256;

/** A piece without its items, as `test/bench` weighs it. */
const PIECE_BYTES = 96;
const NUMBER_BYTES = 8;

/** Some items of a bag, one after the other, 128 at most. It stays as it is; what is added makes another one. */
export class Piece {
  static readonly empty = new Piece('', [], 0);

  /** the numbers of its first items: packed, or a part of those out of a file, which packing would make slow to read */
  readonly #front: string | Float64Array;
  /** of the items after them, and behind those of what was added to this piece: pieces that grow out of each other share them */
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

  /** in memory, about */
  get bytes(): number {
    const front = typeof this.#front === 'string' ? this.#front.length : this.#front.byteLength;
    return PIECE_BYTES + front + this.#own * NUMBER_BYTES;
  }

  /** How many of its numbers are not in front. */
  get #own(): number {
    return typeof this.#front === 'string' ? (this.length % PACKED) * WIDTH : 0;
  }

  /** How many of its items are. */
  get #inFront(): number {
    return this.length - this.#own / WIDTH;
  }

  /** This piece with one item more. Where another one was added before, as when a commit failed, the numbers are copied. */
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
    // Joined and not added, which would keep both texts.
    return new Piece([front, more].join(''), [], length);
  }

  /** This piece with some of its items in another state. @param indices from 0 */
  moved(indices: readonly number[], to: ItemStatus): Piece {
    if (indices.length === 0) return this;
    const numbers = this.#copied();
    for (const index of indices) {
      const kind = numbers[index * WIDTH] ?? 0;
      numbers[index * WIDTH] = kind - (kind % SOURCE) + to;
    }
    return Piece.#of(numbers);
  }

  /** The item at an index from 0, if there is one. */
  at(index: number): Content | undefined {
    if (index < 0 || index >= this.length) return undefined;
    const inFront = this.#inFront;
    return index < inFront
      ? contentAt(this.#frontNumbers(), index)
      : contentAt(this.#numbers, index - inFront);
  }

  /** Writes its numbers where they are kept, from `at` on. @returns where the next piece begins */
  copyTo(kept: Float64Array, at: number): number {
    kept.set(this.#copied(), at);
    return at + this.length * WIDTH;
  }

  /** Numbers the skins in such numbers by a list of their own. @returns the list, each skin by its number here */
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

  /** Pieces out of such numbers, which they share from now on. @param skins the numbers of skins here, by those there */
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

  /** How many items at its beginning are those of another piece, as far as that is seen without a look at each: one grew out of the other. */
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

  /** Its items from an index on. */
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
