import type { Database, Statement } from 'better-sqlite3';
import { EVER, keyFrom } from './listings.ts';
import { type Kind, kindTerm, termsIn } from './terms.ts';

/** What is looked for. Prices in 1/10,000 gem, as listed in the catalogue. */
export interface Sought extends Kind {
  /** words of a name */
  readonly text?: string | undefined;
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
}

/** How far what is found is counted, and so leafed through: by one term, and by several, whose meetings lie far apart. */
export const FOUND_MAX = 1_000;
export const FOUND_BY_SEVERAL_MAX = 240;

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
  readonly most: number;
}

/** Keys of listings in the order of prices. */
interface Walk {
  readonly rising: Statement<[Places], bigint>;
  readonly falling: Statement<[Places], bigint>;
}

/** The same: where all that is known counts now, and where it has to be looked up. */
interface Walks {
  readonly settled: Walk;
  readonly waiting: Walk;
}

const IN_FORCE = 'l.starts <= @time AND l.ends > @time';
const ALL = 'store_listing AS l WHERE l.key >= @low AND l.key < @high';
const FOUND = 'store_term MATCH @terms AND store_term.rowid >= @low AND store_term.rowid < @high';
// The terms lead: they are walked in the order of their keys, which is that of prices.
const JOINED = `store_term CROSS JOIN store_listing AS l ON l.key = store_term.rowid WHERE ${FOUND}`;

/** Finds listings: a page costs the same however many there are. */
export class Search {
  readonly #all: Walks;
  readonly #found: Walks;
  readonly #row: Statement<[bigint], Found>;
  readonly #waiting: Statement<[{ readonly time: number }], { n: number }>;

  constructor(database: Database) {
    const walk = (rows: string, key: string): Walk => {
      const keys = (order: string) =>
        database
          .prepare<[Places], bigint>(`SELECT ${key} FROM ${rows} ORDER BY ${key} ${order} LIMIT @most`)
          .pluck()
          .safeIntegers();
      return { rising: keys('ASC'), falling: keys('DESC') };
    };
    this.#all = { settled: walk(ALL, 'l.key'), waiting: walk(`${ALL} AND ${IN_FORCE}`, 'l.key') };
    this.#found = {
      settled: walk(`store_term WHERE ${FOUND}`, 'store_term.rowid'),
      waiting: walk(`${JOINED} AND ${IN_FORCE}`, 'store_term.rowid'),
    };
    this.#row = database.prepare('SELECT skin AS skinId, price FROM store_listing WHERE key = ?');
    this.#waiting = database.prepare(
      `SELECT EXISTS (SELECT 1 FROM store_listing WHERE starts > @time)
         OR EXISTS (SELECT 1 FROM store_listing WHERE ends <= @time AND ends < ${EVER}) AS n`,
    );
  }

  /** What is found from an offset on; how much there is in all is counted up to a most. */
  page(
    sought: Sought,
    { dearestFirst, offset, limit }: Page,
  ): { readonly rows: readonly Found[]; readonly total: number; readonly more: boolean } {
    const { text, category, without, time } = sought;
    const words = text === undefined ? [] : termsIn(text);
    const excluded = category !== undefined && without.includes(category);
    if (excluded || (text !== undefined && words.length === 0)) return NOTHING;
    const terms = wantedOf(sought, words);
    const most = terms.length > 1 ? FOUND_BY_SEVERAL_MAX : FOUND_MAX;
    if (offset >= most) return NOTHING;
    // Who asks for one type asks for none that is left out.
    const match = matching(terms, category === undefined ? without : []);
    const walks = match === null ? this.#all : this.#found;
    const walk = this.#waiting.get({ time })?.n === 0 ? walks.settled : walks.waiting;
    // One walk for page and count: where little is found, it goes through everything.
    const keys = (dearestFirst ? walk.falling : walk.rising).all({
      terms: match,
      low: keyFrom(sought.priceMin),
      high: keyFrom(sought.priceMax + 1),
      time,
      most: most + 1,
    });
    return {
      rows: keys.slice(offset, Math.min(most, offset + limit)).flatMap((key) => this.#row.get(key) ?? []),
      total: Math.min(keys.length, most),
      more: keys.length > most,
    };
  }
}

const NOTHING = { rows: [], total: 0, more: false };

/** The terms that everything has that is sought; none where that is everything. */
function wantedOf({ category, rarity, exterior }: Sought, words: readonly string[]): readonly string[] {
  const all = category === undefined && rarity === undefined && exterior === undefined;
  return all ? words : [...words, kindTerm({ category, rarity, exterior })];
}

/** What the index is asked for; null where that is everything. */
function matching(terms: readonly string[], without: readonly string[]): string | null {
  if (terms.length === 0 && without.length === 0) return null;
  const wanted = (terms.length === 0 ? [kindTerm({})] : terms).map(quoted).join(' AND ');
  const none = without.map((category) => quoted(kindTerm({ category }))).join(' OR ');
  return none === '' ? wanted : `(${wanted}) NOT (${none})`;
}

/** A term holds letters, digits and marks alone; in quotes it is no word of the index's language. */
const quoted = (term: string): string => `"${term}"`;
