import type { Database, Statement } from 'better-sqlite3';
import { keyFrom } from './listings.ts';
import { ANY, facet, termsIn } from './terms.ts';

/** What is looked for. Prices in 1/10,000 gem, as listed in the catalogue. */
export interface Sought {
  /** words of a name */
  readonly text?: string | undefined;
  readonly category?: string | undefined;
  readonly rarity?: string | undefined;
  readonly exterior?: string | null | undefined;
  /** categories that are left out */
  readonly without: readonly string[];
  readonly priceMin: number;
  readonly priceMax: number;
  /** milliseconds since 1970: what is listed then */
  readonly time: number;
}

interface Page {
  readonly dearestFirst: boolean;
  readonly offset: number;
  readonly limit: number;
  /** rows that are counted at most */
  readonly countMax: number;
}

/** A listing that was found. Price in 1/10,000 gem, as listed. */
export interface Found {
  readonly skinId: string;
  readonly price: number;
}

interface Places {
  readonly terms: string | null;
  readonly low: bigint;
  readonly high: bigint;
  readonly time: number;
}
type Asked = Places & { readonly limit: number; readonly offset: number };

/** A question as statements: whether its rows are found by terms, or are all there are. */
interface Question {
  readonly rising: Statement<[Asked], Found>;
  readonly falling: Statement<[Asked], Found>;
  readonly count: Statement<[Places & { readonly most: number }], { n: number }>;
}

const IN_FORCE = 'l.key >= @low AND l.key < @high AND l.starts <= @time AND l.ends > @time';
const ALL = `store_listing AS l WHERE ${IN_FORCE}`;
// The terms lead: they are walked in the order of their keys, which is that of prices, and no further than the page.
const FOUND = `store_term CROSS JOIN store_listing AS l ON l.key = store_term.rowid
  WHERE store_term MATCH @terms AND store_term.rowid >= @low AND store_term.rowid < @high AND ${IN_FORCE}`;

/** Finds listings: a page costs the same however many there are. */
export class Search {
  readonly #all: Question;
  readonly #found: Question;

  constructor(database: Database) {
    const question = (rows: string, key: string): Question => {
      const page = (order: string) =>
        database.prepare<[Asked], Found>(
          `SELECT l.skin AS skinId, l.price FROM ${rows} ORDER BY ${key} ${order} LIMIT @limit OFFSET @offset`,
        );
      return {
        rising: page('ASC'),
        falling: page('DESC'),
        count: database.prepare(`SELECT count(*) AS n FROM (SELECT 1 FROM ${rows} LIMIT @most)`),
      };
    };
    this.#all = question(ALL, 'l.key');
    this.#found = question(FOUND, 'store_term.rowid');
  }

  page(
    sought: Sought,
    { dearestFirst, offset, limit, countMax }: Page,
  ): { readonly rows: readonly Found[]; readonly total: number; readonly more: boolean } {
    const words = sought.text === undefined ? [] : termsIn(sought.text);
    if (sought.text !== undefined && words.length === 0) return { rows: [], total: 0, more: false };
    const terms = termsFor(sought, words);
    const { rising, falling, count } = terms === null ? this.#all : this.#found;
    const places = {
      terms,
      low: keyFrom(sought.priceMin),
      high: keyFrom(sought.priceMax + 1),
      time: sought.time,
    };
    const rows = (dearestFirst ? falling : rising).all({ ...places, offset, limit });
    const counted = count.get({ ...places, most: countMax + 1 })?.n ?? 0;
    return { rows, total: Math.min(counted, countMax), more: counted > countMax };
  }
}

/** What an index is asked for; null where everything is. */
function termsFor({ category, rarity, exterior, without }: Sought, words: readonly string[]): string | null {
  const wanted = [
    ...words,
    ...(category === undefined ? [] : [facet.category(category)]),
    ...(rarity === undefined ? [] : [facet.rarity(rarity)]),
    ...(exterior === undefined ? [] : [facet.exterior(exterior)]),
  ];
  if (wanted.length === 0 && without.length === 0) return null;
  const all = (wanted.length === 0 ? [ANY] : wanted).map(quoted).join(' AND ');
  const none = without.map((one) => quoted(facet.category(one))).join(' OR ');
  return none === '' ? all : `(${all}) NOT (${none})`;
}

/** A term holds letters, digits and marks alone; in quotes it is no word of the index's language. */
const quoted = (term: string): string => `"${term}"`;
