import type { Database, Statement } from 'better-sqlite3';

/** Tidyings from one checkpoint to the next: some 20,000 pages (80 MB) at most, where each append is a commit and changes two pages of the index. */
const TIDYINGS = 8;

/**
 * Folds the WAL into the file now and then, beside commits of another handle. What they write meanwhile is folded in once more, which takes
 * little time: a WAL that is folded in wholly is written from its beginning again.
 */
export class WalFolds {
  readonly #checkpoint: Statement<[]>;
  #tidyings = 0;

  constructor(database: Database) {
    database.pragma('wal_autocheckpoint = 0');
    this.#checkpoint = database.prepare('PRAGMA wal_checkpoint(PASSIVE)');
  }

  /** After a tidying. @returns whether it is time to fold */
  tidied(): boolean {
    this.#tidyings += 1;
    if (this.#tidyings < TIDYINGS) return false;
    this.#tidyings = 0;
    return true;
  }

  fold(): void {
    this.#checkpoint.all();
  }
}
