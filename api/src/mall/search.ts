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
}
type Asked = Places & { readonly limit: number; readonly offset: number };

/** A question as statements: whether its rows are found by terms, or are all there are. */
interface Question {
  readonly rising: Statement<[Asked], Found>;
  readonly falling: Statement<[Asked], Found>;
  readonly count: Statement<[Counted], { n: number }>;
  /** where everything that is known counts now: it need not be looked up */
  readonly countAll: Statement<[Counted], { n: number }>;
}
type Counted = Places & { readonly most: number };

const IN_FORCE = 'l.starts <= @time AND l.ends > @time';
const ALL = `store_listing AS l WHERE l.key >= @low AND l.key < @high`;
const FOUND = 'store_term MATCH @terms AND store_term.rowid >= @low AND store_term.rowid < @high';
// The terms lead: they are walked in the order of their keys, which is that of prices, and no further than the page.
const JOINED = `store_term CROSS JOIN store_listing AS l ON l.key = store_term.rowid WHERE ${FOUND}`;

/** Finds listings: a page costs the same however many there are. */
export class Search {
  readonly #all: Question;
  readonly #found: Question;
  readonly #waiting: Statement<[{ readonly time: number }], { n: number }>;

  constructor(database: Database) {
    const count = (rows: string) =>
      database.prepare<[Counted], { n: number }>(
        `SELECT count(*) AS n FROM (SELECT 1 FROM ${rows} LIMIT @most)`,
      );
    const question = (rows: string, key: string, bare: string): Question => {
      const page = (order: string) =>
        database.prepare<[Asked], Found>(
          `SELECT l.skin AS skinId, l.price FROM ${rows} AND ${IN_FORCE} ORDER BY ${key} ${order} LIMIT @limit OFFSET @offset`,
        );
      return {
        rising: page('ASC'),
        falling: page('DESC'),
        count: count(`${rows} AND ${IN_FORCE}`),
        countAll: count(bare),
      };
    };
    this.#all = question(ALL, 'l.key', ALL);
    this.#found = question(JOINED, 'store_term.rowid', `store_term WHERE ${FOUND}`);
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
    const words = sought.text === undefined ? [] : termsIn(sought.text);
    if (sought.text !== undefined && words.length === 0) return NOTHING;
    const terms = wantedOf(sought, words);
    const most = terms.length > 1 ? FOUND_BY_SEVERAL_MAX : FOUND_MAX;
    if (offset >= most) return NOTHING;
    const match = matching(terms, sought.without);
    const question = match === null ? this.#all : this.#found;
    const places = {
      terms: match,
      low: keyFrom(sought.priceMin),
      high: keyFrom(sought.priceMax + 1),
      time: sought.time,
    };
    const rows = (dearestFirst ? question.falling : question.rising).all({ ...places, offset, limit });
    const settled = this.#waiting.get({ time: sought.time })?.n === 0;
    const counted = (settled ? question.countAll : question.count).get({ ...places, most: most + 1 })?.n ?? 0;
    return { rows, total: Math.min(counted, most), more: counted > most };
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
