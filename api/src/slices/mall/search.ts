import type { Skin } from '@skins/engine/catalogue';
import { termsIn } from '@skins/engine/typed';
import { inTurns } from './in-turns.ts';
import { type Places, firstWhere, meeting } from './places.ts';
import { type Shelved, shelved } from './shelving.ts';
import { type Kind, kindTerm } from './terms.ts';

/** Search criteria. Prices in 1/10,000 gem, as listed in the catalogue. */
export interface Sought extends Kind {
  /** words of a name, or of its wear */
  readonly text?: string | undefined;
  /** excluded categories */
  readonly without: readonly string[];
  readonly priceMin: number;
  readonly priceMax: number;
}

interface Page {
  readonly dearestFirst: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** A found listing. Price in 1/10,000 gem, as listed. */
export interface Found {
  readonly skinId: string;
  readonly price: number;
}

/** Finds listings of a catalogue. The cost of a page hardly depends on its offset or on the number of listings. */
export class Search {
  readonly #shelved: Shelved;

  constructor(shelves: Shelved) {
    this.#shelved = shelves;
  }

  /** Returns a page of results and their total number. */
  page(
    sought: Sought,
    { dearestFirst, offset, limit }: Page,
  ): { readonly rows: readonly Found[]; readonly total: number } {
    const { skinIds, prices } = this.#shelved;
    const from = firstWhere(prices.length, (place) => (prices[place] ?? 0) >= sought.priceMin);
    const to = firstWhere(prices.length, (place) => (prices[place] ?? 0) > sought.priceMax, from);
    const found = this.#found(sought, from, to);
    if (found === undefined) return { rows: [], total: 0 };
    const first = found.below(from);
    const total = found.below(to) - first;
    const rows = Array.from({ length: Math.max(0, Math.min(limit, total - offset)) }, (_, n) => {
      const nth = offset + n;
      const place = found.at(first + (dearestFirst ? total - 1 - nth : nth));
      return { skinId: skinIds[place] ?? '', price: prices[place] ?? 0 };
    });
    return { rows, total };
  }

  /** Returns places that match between `from` and `to`, perhaps with others outside; undefined if there are none. */
  #found(
    { text, category, rarity, exterior, without }: Sought,
    from: number,
    to: number,
  ): Places | undefined {
    const words = text === undefined ? [] : termsIn(text);
    if (words === undefined) return undefined;
    // An excluded category has no results.
    if (category !== undefined && without.includes(category)) return undefined;
    const { terms } = this.#shelved;
    const ofKind = terms.get(kindTerm({ category, rarity, exterior }));
    const ofWords = words.flatMap((word) => terms.get(word) ?? []);
    if (ofKind === undefined || ofWords.length < words.length) return undefined;
    const none =
      category === undefined ? without.flatMap((type) => terms.get(kindTerm({ category: type })) ?? []) : [];
    // A term that all listings have filters nothing.
    const narrows = category !== undefined || rarity !== undefined || exterior !== undefined;
    const [one, ...more] = narrows ? [ofKind, ...ofWords] : ofWords;
    if (one !== undefined && more.length === 0 && none.length === 0) return one;
    if (one === undefined && none.length === 0) return ofKind;
    return meeting([one ?? ofKind, ...more], none, from, to);
  }
}

interface Skins {
  values(): Iterable<Skin>;
}

/** The search of the latest catalogue. Only one is kept; it is rebuilt when the catalogue changes. */
export class NewestSearch {
  #skins: Skins | undefined;
  #search: Promise<Search> | undefined;

  /** @param skins the same object as long as nothing has changed */
  of(skins: Skins): Promise<Search> {
    if (this.#search === undefined || this.#skins !== skins) {
      const search = inTurns(shelved(skins.values())).then((shelves) => new Search(shelves));
      // After a failure the next caller builds it again.
      search.catch(() => {
        if (this.#search === search) this.#search = undefined;
      });
      [this.#skins, this.#search] = [skins, search];
    }
    return this.#search;
  }
}
