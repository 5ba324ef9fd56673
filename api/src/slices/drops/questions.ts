import type { Database } from 'better-sqlite3';
import { type RecordPage, type RecordPart, recordPages } from '../../foundation/records/index.ts';
import { RECORDS } from './views.ts';

/** Opens with a part in one table, for one price of boxes. Amounts in 1/10,000 gem. */
export interface DropSums {
  readonly rules: string;
  readonly price: number;
  readonly opens: number;
  readonly drops: number;
}
/** The same with what the drops were worth. */
export interface WorthSums extends DropSums {
  readonly worth: number;
}

/** Queries over the projections of extra drops. */
export class DropViews {
  /** Returns a player's opens that had a drop, newest first. */
  readonly dropsOf: (playerId: string, part: RecordPart) => RecordPage;
  readonly #ofPlayer;
  readonly #between;

  constructor(database: Database) {
    this.dropsOf = recordPages(database, RECORDS);
    this.#ofPlayer = database.prepare<[string], DropSums>(
      'SELECT rules, price, opens, drops FROM drop_player WHERE player = ?',
    );
    this.#between = database.prepare<[number, number], WorthSums>(
      `SELECT rules, price, SUM(opens) AS opens, SUM(drops) AS drops, SUM(worth) AS worth
        FROM drop_quarter WHERE quarter >= ? AND quarter < ? GROUP BY rules, price`,
    );
  }

  ofPlayer(playerId: string): readonly DropSums[] {
    return this.#ofPlayer.all(playerId);
  }

  /** @param first quarter hour, counted from 1970 @param end the first one behind them */
  between(first: number, end: number): readonly WorthSums[] {
    return this.#between.all(first, end);
  }
}
