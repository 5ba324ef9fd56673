import { type Board, RANKINGS } from '@skins/engine/rankings';
import type { Database } from 'better-sqlite3';

interface Row {
  readonly version: number;
  readonly since: number;
  readonly box: number;
  readonly upgrade: number;
}

interface Published {
  readonly version: number;
  readonly from: number;
  readonly content: unknown;
}

/** The minimum prices within a batch. Before the first version is published nothing is ranked. */
interface TermsInBatch {
  publish(published: Published): void;
  /** Undoes the newest version. */
  stop(): void;
  /** @param start the day's 0:00 @param time of the play, which counts on a shop's first day */
  minimumOn(board: Board, start: number, time: number): number;
}

/** @returns the function that begins a batch; it reads earlier versions from the table, because a batch may be repeated */
export function termsTable(database: Database): () => TermsInBatch {
  const all = database.prepare<[], Row>('SELECT * FROM rank_terms ORDER BY version DESC');
  const add = database.prepare<[Row]>('INSERT INTO rank_terms VALUES ($version, $since, $box, $upgrade)');
  const drop = database.prepare<[number]>('DELETE FROM rank_terms WHERE version = ?');
  return () => {
    let newestFirst = all.all();
    return {
      publish({ version, from: since, content }) {
        if (!RANKINGS.fits(content)) return;
        const row = { version, since, box: content.box.minimumPrice, upgrade: content.upgrade.minimumPrice };
        add.run(row);
        newestFirst = [row, ...newestFirst];
      },
      stop() {
        const [newest, ...others] = newestFirst;
        if (newest !== undefined) drop.run(newest.version);
        newestFirst = others;
      },
      minimumOn(board, start, time) {
        const inForce =
          newestFirst.find(({ since }) => since <= start) ?? newestFirst.find(({ since }) => since <= time);
        return inForce?.[board] ?? Infinity;
      },
    };
  };
}
