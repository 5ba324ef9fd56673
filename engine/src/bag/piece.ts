import { invariant } from '../kernel/index.ts';
import { ItemStatus } from './events.ts';
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
/** Numbers of an item: what it is, its value, its time. Each takes 8 bytes, as none has an object of its own. */
export const WIDTH = 3;
const STATUSES: ReadonlyMap<number, ItemStatus> = new Map(
  Object.values(ItemStatus).map((status) => [status, status]),
);

/** What an item is, in a number: its skin, its source in 4 bits, its state in 4. */
const kindOf = ({ skinId, source, status }: Content): number =>
  numberOfSkin(skinId) * SKIN + source * SOURCE + status;
const SOURCE = 16;
const SKIN = 256;

/** Some items of a bag, one after the other, 32 at most. It stays as it is; what is added makes another one. */
export class Piece {
  static readonly empty = new Piece([], 0);

  /** of this piece, and behind them of what was added to it: pieces that grow out of each other share them, and those out of a file */
  readonly #numbers: number[] | Float64Array;
  /** where its own begin */
  readonly #from: number;
  readonly length: number;

  private constructor(numbers: number[] | Float64Array, length: number, from = 0) {
    this.#numbers = numbers;
    this.#from = from;
    this.length = length;
  }

  /** This piece with one item more. Where another one was added before, as when a commit failed, the numbers are copied. */
  with(content: Content): Piece {
    const { length } = this;
    const shared = this.#numbers;
    const isNewest = Array.isArray(shared) && shared.length === length * WIDTH && length > 0;
    const numbers = isNewest ? shared : this.#copied();
    numbers.push(kindOf(content), content.value, content.time);
    return new Piece(length + 1 === PIECE ? numbers.slice() : numbers, length + 1);
  }

  /** This piece with some of its items in another state. @param indices from 0 */
  moved(indices: readonly number[], to: ItemStatus): Piece {
    if (indices.length === 0) return this;
    const numbers = this.#copied();
    for (const index of indices) {
      const kind = numbers[index * WIDTH] ?? 0;
      numbers[index * WIDTH] = kind - (kind % SOURCE) + to;
    }
    return new Piece(numbers, this.length);
  }

  /** The item at an index from 0, if there is one. */
  at(index: number): Content | undefined {
    const at = this.#from + index * WIDTH;
    const [kind, value, time] = [this.#numbers[at], this.#numbers[at + 1], this.#numbers[at + 2]];
    if (index < 0 || index >= this.length || kind === undefined || value === undefined || time === undefined)
      return undefined;
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

  /** Writes its numbers where they are kept, from `at` on. @returns where the next piece begins */
  copyTo(kept: Float64Array, at: number): number {
    const own = this.length * WIDTH;
    for (let n = 0; n < own; n += 1) kept[at + n] = this.#numbers[this.#from + n] ?? 0;
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
    for (let from = 0; from < kept.length; from += PIECE * WIDTH)
      pieces.push(new Piece(kept, Math.min(PIECE, (kept.length - from) / WIDTH), from));
    return pieces;
  }

  #copied(): number[] {
    const numbers: number[] = [];
    const end = this.#from + this.length * WIDTH;
    for (let n = this.#from; n < end; n += 1) numbers.push(this.#numbers[n] ?? 0);
    return numbers;
  }

  *[Symbol.iterator](): Generator<Content> {
    for (let index = 0; index < this.length; index += 1) {
      const content = this.at(index);
      if (content !== undefined) yield content;
    }
  }
}
