import type { Database, Statement } from 'better-sqlite3';

/** Tidyings from one checkpoint to the next: some 10,000 pages (40 MB) at most, where each append is a commit and changes two pages of the index. */
const TIDYINGS = 16;

/**
 * Folds the WAL into the file beside commits of another handle. What they write meanwhile is folded in while they wait, which takes
 * little time: a WAL that is folded in wholly is written from its beginning again.
 */
export class WalFolds {
  readonly #checkpoint: Statement<[]>;
  #tidyings = 0;

  constructor(database: Database) {
    database.pragma('wal_autocheckpoint = 0');
    this.#checkpoint = database.prepare('PRAGMA wal_checkpoint(PASSIVE)');
  }

  /** After a tidying, while others commit. @returns whether it is to be finished, as soon as nobody does */
  begin(): boolean {
    this.#tidyings += 1;
    if (this.#tidyings < TIDYINGS) return false;
    this.#tidyings = 0;
    this.#checkpoint.all();
    return true;
  }

  finish(): void {
    this.#checkpoint.all();
  }
}
