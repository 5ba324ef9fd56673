/** Ascending places of listings in price order: those with a term, or those found. */
export interface Places {
  readonly size: number;
  /** Returns the number of places below a place. */
  below(place: number): number;
  /** Returns the place with `nth` places below it. */
  at(nth: number): number;
  /** Returns a membership test, to be called with ascending places. */
  asked(): (place: number) => boolean;
}

const WORD_BITS = 32;
/** Words between stored counts, which a rank query scans. */
const WORDS_COUNTED = 16;

/** Returns the first index at which a monotonic predicate holds. */
export function firstWhere(end: number, holds: (index: number) => boolean, from = 0): number {
  let low = from;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** A sorted list of places. */
export class FewPlaces implements Places {
  readonly #places: Uint32Array;

  constructor(places: Uint32Array) {
    this.#places = places;
  }

  get size(): number {
    return this.#places.length;
  }

  below(place: number): number {
    return this.#from(place, 0);
  }

  at(nth: number): number {
    return this.#places[nth] ?? 0;
  }

  asked(): (place: number) => boolean {
    let next = 0;
    return (place) => {
      next = this.#from(place, next);
      return this.#places[next] === place;
    };
  }

  /** Searches near the start first: successive queries are usually close. */
  #from(place: number, start: number): number {
    const places = this.#places;
    let step = 1;
    let low = start;
    while (low + step <= places.length && (places[low + step - 1] ?? 0) < place) {
      low += step;
      step *= 2;
    }
    const end = Math.min(low + step, places.length);
    return firstWhere(end, (index) => (places[index] ?? 0) >= place, low);
  }
}

/** A bitmap of places. */
export class ManyPlaces implements Places {
  /** bit n is place n; read only */
  readonly words: Uint32Array;
  /** number of set bits before each sixteenth word */
  readonly #before: Uint32Array;
  readonly size: number;

  constructor(words: Uint32Array) {
    this.words = words;
    this.#before = new Uint32Array(Math.ceil(words.length / WORDS_COUNTED));
    let size = 0;
    for (let word = 0; word < words.length; word += 1) {
      if (word % WORDS_COUNTED === 0) this.#before[word / WORDS_COUNTED] = size;
      const bits = words[word] ?? 0;
      if (bits !== 0) size += onesOf(bits);
    }
    this.size = size;
  }

  below(place: number): number {
    const word = Math.floor(place / WORD_BITS);
    if (word >= this.words.length) return this.size;
    const counted = Math.floor(word / WORDS_COUNTED);
    let size = this.#before[counted] ?? 0;
    for (let one = counted * WORDS_COUNTED; one < word; one += 1) size += onesOf(this.words[one] ?? 0);
    return size + onesOf((this.words[word] ?? 0) & ~(-1 << (place % WORD_BITS)));
  }

  at(nth: number): number {
    const counted = firstWhere(this.#before.length, (index) => (this.#before[index] ?? 0) > nth) - 1;
    let word = counted * WORDS_COUNTED;
    let left = nth - (this.#before[counted] ?? 0);
    for (let ones = 0; word < this.words.length; word += 1) {
      ones = onesOf(this.words[word] ?? 0);
      if (left < ones) break;
      left -= ones;
    }
    let bits = this.words[word] ?? 0;
    for (; left > 0; left -= 1) bits &= bits - 1;
    return word * WORD_BITS + WORD_BITS - 1 - Math.clz32(bits & -bits);
  }

  asked(): (place: number) => boolean {
    const { words } = this;
    return (place) => (((words[place >>> 5] ?? 0) >>> (place % WORD_BITS)) & 1) === 1;
  }
}

/** Counts the set bits of a word. */
function onesOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Returns an empty bitmap for `mark`. */
export const noWords = (places: number): Uint32Array => new Uint32Array(Math.ceil(places / WORD_BITS));

/** Sets the bit of a place. */
export function mark(words: Uint32Array, place: number): void {
  const word = Math.floor(place / WORD_BITS);
  words[word] = (words[word] ?? 0) | (1 << (place % WORD_BITS));
}

/** Intersects `all`, without places in `none`, from `from` to before `to`. The result may have more places outside this range. */
export function meeting(
  all: readonly [Places, ...Places[]],
  none: readonly Places[],
  from: number,
  to: number,
): Places {
  const shortest = all.reduce((least, one) => (one.size < least.size ? one : least));
  const rest = all.filter((one) => one !== shortest);
  if (shortest instanceof ManyPlaces) return meetingOfMany(shortest, rest, none, from, to);
  const others = rest.map((one) => one.asked());
  const without = none.map((one) => one.asked());
  const found: number[] = [];
  const end = shortest.below(to);
  for (let nth = shortest.below(from); nth < end; nth += 1) {
    const place = shortest.at(nth);
    if (others.every((isIn) => isIn(place)) && !without.some((isIn) => isIn(place))) found.push(place);
  }
  return new FewPlaces(Uint32Array.from(found));
}

/** Does the same word by word. If even the shortest list is a bitmap, all lists of `all` are. */
function meetingOfMany(
  { words }: ManyPlaces,
  rest: readonly Places[],
  none: readonly Places[],
  from: number,
  to: number,
): Places {
  const met = words.slice();
  const first = Math.floor(from / WORD_BITS);
  const last = Math.min(Math.ceil(to / WORD_BITS), met.length);
  for (const one of rest)
    if (one instanceof ManyPlaces)
      for (let word = first; word < last; word += 1) met[word] = (met[word] ?? 0) & (one.words[word] ?? 0);
  for (const one of none) without(met, one, first, last);
  return new ManyPlaces(met);
}

function without(met: Uint32Array, one: Places, first: number, last: number): void {
  if (one instanceof ManyPlaces)
    for (let word = first; word < last; word += 1) met[word] = (met[word] ?? 0) & ~(one.words[word] ?? 0);
  else
    for (let nth = 0; nth < one.size; nth += 1) {
      const place = one.at(nth);
      const word = Math.floor(place / WORD_BITS);
      met[word] = (met[word] ?? 0) & ~(1 << (place % WORD_BITS));
    }
}
