import type { Skin } from '@skins/engine/catalogue';
import { partsOf } from '@skins/engine/typed';
import { searchedNames } from '../catalogue/skin-face.ts';
import { sortedInTurns } from './in-turns.ts';
import { FewPlaces, ManyPlaces, type Places, mark, noWords } from './places.ts';
import { kindTermsOf, termsOfPart } from './terms.ts';

/** The search index of skins, which are sorted by price, cheapest first. */
export interface Shelved {
  readonly skinIds: readonly string[];
  /** in 1/10,000 gem, as listed */
  readonly prices: Float64Array;
  readonly terms: ReadonlyMap<string, Places>;
}

/** Terms that more than one in this many skins have are kept as bitmaps: at most four times as large as a list, but intersected at once. */
const BITS_FROM = 128;
/** Skins between pauses. */
const TURN = 256;

const byPrice = (a: Skin, b: Skin): number => a.price - b.price || (a.skinId < b.skinId ? -1 : 1);

/** Indexes skins: counts the skins of each term, then records them. It pauses, as there may be very many. */
export function* shelved(skins: Iterable<Skin>): Generator<undefined, Shelved> {
  const inOrder = yield* sortedInTurns(skins, byPrice);
  const labels = new Labels();
  const sizes: number[] = [];
  yield* visit(inOrder, labels, (term) => (sizes[term] = (sizes[term] ?? 0) + 1));
  const shelves = new Shelves(sizes, inOrder.length);
  yield* visit(inOrder, labels, (term, place) => shelves.put(term, place));
  const terms = new Map<string, Places>();
  for (const [term, number] of labels.numbers) {
    terms.set(term, shelves.placesOf(number));
    if (number % TURN === 0) yield;
  }
  return {
    skinIds: inOrder.map(({ skinId }) => skinId),
    prices: Float64Array.from(inOrder, ({ price }) => price),
    terms,
  };
}

/** Visits each term of each skin once. */
function* visit(
  inOrder: readonly Skin[],
  labels: Labels,
  see: (term: number, place: number) => void,
): Generator<undefined, void> {
  const seen: number[] = [];
  for (const [place, skin] of inOrder.entries()) {
    for (const terms of labels.of(skin))
      for (const term of terms)
        if (seen[term] !== place) {
          seen[term] = place;
          see(term, place);
        }
    if (place % TURN === 0) yield;
  }
}

/** Numbers terms. Words repeat, so the terms of a word are computed once. */
class Labels {
  readonly numbers = new Map<string, number>();
  readonly #ofPart = new Map<string, readonly number[]>();
  readonly #ofKind = new Map<string, readonly number[]>();

  *of(kind: Skin): Generator<readonly number[]> {
    for (const name of searchedNames(kind))
      for (const part of partsOf(name)) yield this.#known(this.#ofPart, part, () => termsOfPart(part));
    const key = `${kind.category} ${kind.rarity} ${kind.exterior ?? ''}`;
    yield this.#known(this.#ofKind, key, () => kindTermsOf(kind));
  }

  #known(known: Map<string, readonly number[]>, key: string, terms: () => readonly string[]) {
    const before = known.get(key);
    if (before !== undefined) return before;
    const numbers = terms().map((term) => this.#number(term));
    known.set(key, numbers);
    return numbers;
  }

  #number(term: string): number {
    const number = this.numbers.get(term) ?? this.numbers.size;
    this.numbers.set(term, number);
    return number;
  }
}

/** Places by term, with known sizes: all lists share one array. */
class Shelves {
  readonly #lists: Uint32Array;
  /** index in `#lists` of the next place of a term */
  readonly #next: Float64Array;
  readonly #bits = new Map<number, Uint32Array>();
  readonly #sizes: readonly number[];

  constructor(sizes: readonly number[], skins: number) {
    this.#sizes = sizes;
    this.#next = new Float64Array(sizes.length);
    let end = 0;
    for (const [term, size] of sizes.entries())
      if (size * BITS_FROM > skins) this.#bits.set(term, noWords(skins));
      else {
        this.#next[term] = end;
        end += size;
      }
    this.#lists = new Uint32Array(end);
  }

  put(term: number, place: number): void {
    const bits = this.#bits.get(term);
    if (bits !== undefined) {
      mark(bits, place);
      return;
    }
    const next = this.#next[term] ?? 0;
    this.#lists[next] = place;
    this.#next[term] = next + 1;
  }

  /** Returns a term's places; call it after all puts. */
  placesOf(term: number): Places {
    const bits = this.#bits.get(term);
    if (bits !== undefined) return new ManyPlaces(bits);
    const end = this.#next[term] ?? 0;
    return new FewPlaces(this.#lists.subarray(end - (this.#sizes[term] ?? 0), end));
  }
}
