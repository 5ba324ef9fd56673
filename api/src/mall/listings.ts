import type { Database, Statement } from 'better-sqlite3';
import type { LoggedEvent } from '../runtime/index.ts';
import { SkinListed } from '@skins/engine/catalogue';
import { ChangeApproved, ChangeStopped } from '@skins/engine/operators';
import type { Projection } from '../projections/projection.ts';
import { termsOf } from './terms.ts';

/** After every time. */
export const EVER = Number.MAX_SAFE_INTEGER;
/** Skins of one price at most. A key says a price and which of its skins it is, so an index by key is one by price. */
const OF_ONE_PRICE = 2n ** 19n;

/** Terms that are gathered in memory before they are written: a rebuild writes fewer pieces. */
const GATHERED_BYTES = 16 * 2 ** 20;

/** The first key of a price, in 1/10,000 gem. */
export const keyFrom = (price: number): bigint => BigInt(price) * OF_ONE_PRICE;

interface Kept {
  readonly key: bigint;
  readonly skin: string;
  readonly starts: bigint;
  readonly ends: bigint;
}

/** What each skin is listed at, since when and until when, in milliseconds since 1970; and the words that find it. */
export const listings: Projection = {
  name: 'store-listings',
  version: 1,
  tables: ['store_listing', 'store_term', 'store_change'],
  schema: `
    CREATE TABLE IF NOT EXISTS store_listing (
      key INTEGER PRIMARY KEY, skin TEXT NOT NULL, price INTEGER NOT NULL, starts INTEGER NOT NULL, ends INTEGER NOT NULL,
      command TEXT NOT NULL) STRICT;
    CREATE INDEX IF NOT EXISTS store_listing_skin ON store_listing (skin);
    CREATE INDEX IF NOT EXISTS store_listing_starts ON store_listing (starts);
    CREATE INDEX IF NOT EXISTS store_listing_ends ON store_listing (ends) WHERE ends < ${EVER};
    CREATE TABLE IF NOT EXISTS store_change (proposal TEXT PRIMARY KEY, command TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE VIRTUAL TABLE IF NOT EXISTS store_term USING fts5(
      terms, content='', contentless_delete=1, detail='none', tokenize='ascii');
    INSERT INTO store_term (store_term, rank) VALUES ('hashsize', ${GATHERED_BYTES});`,
  prepare(database) {
    const shelf = new Shelf(database);
    return (batch) => {
      for (const logged of batch) shelf.take(logged);
      shelf.forgetEnded(batch.at(-1)?.meta.time ?? 0);
    };
  },
};

/** The table, as the log goes on. */
class Shelf {
  readonly #of: Statement<[string], Kept>;
  readonly #ahead: Statement<[number, string], Kept>;
  readonly #ended: Statement<[number], Kept>;
  readonly #newest: Statement<[bigint, bigint], { key: bigint | null }>;
  readonly #add: Statement<[bigint, string, number, number, number, string]>;
  readonly #find: Statement<[bigint, string]>;
  readonly #end: Statement<[bigint | number, bigint]>;
  readonly #endBefore: Statement<[bigint, string, bigint]>;
  readonly #drop: Statement<[bigint]>;
  readonly #forget: Statement<[bigint]>;
  readonly #change: Statement<[string, string]>;
  readonly #changed: Statement<[string], { command: string }>;

  constructor(database: Database) {
    const columns = 'SELECT key, skin, starts, ends FROM store_listing';
    this.#of = database.prepare<[string], Kept>(`${columns} WHERE skin = ?`).safeIntegers();
    this.#ahead = database
      .prepare<[number, string], Kept>(`${columns} WHERE starts > ? AND command = ?`)
      .safeIntegers();
    this.#ended = database
      .prepare<[number], Kept>(`${columns} WHERE ends <= ? AND ends < ${EVER}`)
      .safeIntegers();
    this.#newest = database
      .prepare<[bigint, bigint], { key: bigint | null }>(
        'SELECT max(key) AS key FROM store_listing WHERE key >= ? AND key < ?',
      )
      .safeIntegers();
    this.#add = database.prepare(
      'INSERT INTO store_listing (key, skin, price, starts, ends, command) VALUES (?, ?, ?, ?, ?, ?)',
    );
    this.#find = database.prepare('INSERT INTO store_term (rowid, terms) VALUES (?, ?)');
    this.#end = database.prepare('UPDATE store_listing SET ends = ? WHERE key = ?');
    this.#endBefore = database.prepare('UPDATE store_listing SET ends = ? WHERE skin = ? AND ends = ?');
    this.#drop = database.prepare('DELETE FROM store_listing WHERE key = ?');
    this.#forget = database.prepare('DELETE FROM store_term WHERE rowid = ?');
    this.#change = database.prepare('INSERT OR REPLACE INTO store_change (proposal, command) VALUES (?, ?)');
    this.#changed = database.prepare('SELECT command FROM store_change WHERE proposal = ?');
  }

  take({ event, meta: { time, command, stream } }: LoggedEvent): void {
    if (SkinListed.is(event)) this.#list(event.data, time, command);
    else if (ChangeApproved.is(event)) this.#change.run(`${stream} ${event.data.proposalId}`, command);
    else if (ChangeStopped.is(event)) this.#stop(`${stream} ${event.data.proposalId}`, time);
  }

  #list({ from, ...skin }: Listed, time: number, command: string): void {
    // Before listings said when they count, they counted at once.
    const starts = from === 0 ? time : from;
    for (const { key, ends } of this.#of.all(skin.skinId)) if (ends > starts) this.#end.run(starts, key);
    const low = keyFrom(skin.price);
    const high = keyFrom(skin.price + 1);
    const key = (this.#newest.get(low, high)?.key ?? low - 1n) + 1n;
    if (key >= high) throw new RangeError(`too many skins at ${skin.price}`);
    this.#add.run(key, skin.skinId, skin.price, starts, EVER, command);
    this.#find.run(key, termsOf(skin).join(' '));
  }

  /** What was taken back before it counted: the listing before it goes on in its place. */
  #stop(proposal: string, time: number): void {
    const command = this.#changed.get(proposal)?.command ?? '';
    for (const { key, skin, starts, ends } of this.#ahead.all(time, command)) {
      this.#remove(key);
      this.#endBefore.run(ends, skin, starts);
    }
  }

  /** What ended by a time is asked for no more. */
  forgetEnded(time: number): void {
    for (const { key } of this.#ended.all(time)) this.#remove(key);
  }

  #remove(key: bigint): void {
    this.#drop.run(key);
    this.#forget.run(key);
  }
}

type Listed = Parameters<(typeof SkinListed)['of']>[0];
