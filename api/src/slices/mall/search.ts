import type { Skin } from '@skins/engine/catalogue';
import { inTurns } from './in-turns.ts';
import { type Places, firstWhere, meeting } from './places.ts';
import { type Shelved, shelved } from './shelving.ts';
import { type Kind, kindTerm, termsIn } from './terms.ts';

/** What is looked for. Prices in 1/10,000 gem, as listed in the catalogue. */
export interface Sought extends Kind {
  /** words of a name */
  readonly text?: string | undefined;
  /** categories that are left out */
  readonly without: readonly string[];
  readonly priceMin: number;
  readonly priceMax: number;
}

interface Page {
  readonly dearestFirst: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** A listing that was found. Price in 1/10,000 gem, as listed. */
export interface Found {
  readonly skinId: string;
  readonly price: number;
}

/** Finds listings of a catalogue: a page costs nearly the same however many there are, and wherever it lies. */
export class Search {
  readonly #shelved: Shelved;

  constructor(shelves: Shelved) {
    this.#shelved = shelves;
  }

  /** What is found from an offset on, and how much there is in all. */
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

  /** Of what is between two places, what is sought, and maybe more outside; undefined: nothing. */
  #found(
    { text, category, rarity, exterior, without }: Sought,
    from: number,
    to: number,
  ): Places | undefined {
    const words = text === undefined ? [] : termsIn(text);
    if (text !== undefined && words.length === 0) return undefined;
    // Who asks for one type asks for none that is left out.
    if (category !== undefined && without.includes(category)) return undefined;
    const { terms } = this.#shelved;
    const ofKind = terms.get(kindTerm({ category, rarity, exterior }));
    const ofWords = words.flatMap((word) => terms.get(word) ?? []);
    if (ofKind === undefined || ofWords.length < words.length) return undefined;
    const none =
      category === undefined ? without.flatMap((type) => terms.get(kindTerm({ category: type })) ?? []) : [];
    // A term that all have narrows nothing.
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

/** The search of the catalogue that was asked for last: one at a time is kept, and made anew where another one counts. */
export class NewestSearch {
  #skins: Skins | undefined;
  #search: Promise<Search> | undefined;

  /** @param skins the same object where nothing has changed */
  of(skins: Skins): Promise<Search> {
    if (this.#search === undefined || this.#skins !== skins) {
      const search = inTurns(shelved(skins.values())).then((shelves) => new Search(shelves));
      // A making that failed is tried again for whoever asks next.
      search.catch(() => {
        if (this.#search === search) this.#search = undefined;
      });
      [this.#skins, this.#search] = [skins, search];
    }
    return this.#search;
  }
}
