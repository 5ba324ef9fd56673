import { invariant } from '../kernel/index.ts';
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

/** Items in a full piece. */
export const PIECE = 32;
const STATUSES: ReadonlyMap<number, ItemStatus> = new Map(
  Object.values(ItemStatus).map((status) => [status, status]),
);

/** What an item is, in a number: its skin, its source in 4 bits, its state in 4. */
const kindOf = ({ skinId, source, status }: Content): number =>
  numberOfSkin(skinId) * SKIN + source * SOURCE + status;
const SOURCE = 16;
const SKIN = 256;

/** A piece without its numbers, as `test/bench` weighs it. */
const PIECE_BYTES = 80;
const NUMBER_BYTES = 8;

/** Some items of a bag, one after the other, 32 at most. It stays as it is; what is added makes another one. */
export class Piece {
  static readonly empty = new Piece([], 0);

  /**
   * of this piece, and behind them of what was added to it: pieces that grow out of each other share them; packed, once it is full; a part of those
   * out of a file, which packing would make slow to read
   */
  readonly #numbers: number[] | string | Float64Array;
  readonly length: number;

  private constructor(numbers: number[] | string | Float64Array, length: number) {
    this.#numbers = numbers;
    this.length = length;
  }

  static #of(numbers: number[], length: number): Piece {
    return new Piece(length === PIECE ? packItems(numbers) : numbers, length);
  }

  /** in memory, about */
  get bytes(): number {
    const numbers = this.#numbers;
    return PIECE_BYTES + (typeof numbers === 'string' ? numbers.length : this.length * WIDTH * NUMBER_BYTES);
  }

  /** This piece with one item more. Where another one was added before, as when a commit failed, the numbers are copied. */
  with(content: Content): Piece {
    const { length } = this;
    const shared = this.#numbers;
    const isNewest = Array.isArray(shared) && shared.length === length * WIDTH && length > 0;
    const numbers = isNewest ? shared : this.#copied();
    numbers.push(kindOf(content), content.value, content.time);
    return Piece.#of(numbers, length + 1);
  }

  /** This piece with some of its items in another state. @param indices from 0 */
  moved(indices: readonly number[], to: ItemStatus): Piece {
    if (indices.length === 0) return this;
    const numbers = this.#copied();
    for (const index of indices) {
      const kind = numbers[index * WIDTH] ?? 0;
      numbers[index * WIDTH] = kind - (kind % SOURCE) + to;
    }
    return Piece.#of(numbers, this.length);
  }

  /** The item at an index from 0, if there is one. */
  at(index: number): Content | undefined {
    if (index < 0 || index >= this.length) return undefined;
    return contentAt(this.#own(), index);
  }

  /** Writes its numbers where they are kept, from `at` on. @returns where the next piece begins */
  copyTo(kept: Float64Array, at: number): number {
    const own = this.length * WIDTH;
    const numbers = this.#own();
    for (let n = 0; n < own; n += 1) kept[at + n] = numbers[n] ?? 0;
    return at + own;
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
      pieces.push(new Piece(numbers, numbers.length / WIDTH));
    }
    return pieces;
  }

  /** Its numbers, to read, and perhaps others behind them. */
  #own(): ArrayLike<number> {
    return typeof this.#numbers === 'string' ? unpackItems(this.#numbers) : this.#numbers;
  }

  #copied(): number[] {
    return Array.from(this.#own()).slice(0, this.length * WIDTH);
  }

  *[Symbol.iterator](): Generator<Content> {
    const numbers = this.#own();
    for (let index = 0; index < this.length; index += 1) {
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
