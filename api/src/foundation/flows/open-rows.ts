import type { Database, Statement } from 'better-sqlite3';
import type { Place } from '@skins/engine/kernel';

/** An open flow. Times in milliseconds since 1970. */
export interface OpenRow {
  /** place of the event that began it; its key */
  readonly place: Place;
  readonly stream: string;
  readonly since: number;
  /** deadline of its end */
  readonly due: number;
}

type Cursor = Pick<OpenRow, 'due' | 'place'>;

const START: Cursor = { due: -1, place: '' };

/** Queries the projection of open flows, which is slightly behind the log. */
export class OpenRows {
  readonly #count: Statement<[], number>;
  readonly #find: Statement<[Place], OpenRow>;
  readonly #ofStream: Statement<[from: Place, to: Place], OpenRow>;
  readonly #page: Statement<[Place, number], OpenRow>;
  readonly #dueBy: Statement<[number, number, Place, number], OpenRow>;

  /** @param database with the table of the projection */
  constructor(database: Database) {
    this.#count = database.prepare<[], number>('SELECT count(*) FROM open_flow').pluck();
    this.#find = database.prepare('SELECT * FROM open_flow WHERE place = ?');
    this.#ofStream = database.prepare('SELECT * FROM open_flow WHERE place BETWEEN ? AND ? ORDER BY place');
    this.#page = database.prepare('SELECT * FROM open_flow WHERE place > ? ORDER BY place LIMIT ?');
    this.#dueBy = database.prepare(
      'SELECT * FROM open_flow WHERE due <= ? AND (due, place) > (?, ?) ORDER BY due, place LIMIT ?',
    );
  }

  count(): number {
    return this.#count.get() ?? 0;
  }

  find(place: Place): OpenRow | undefined {
    return this.#find.get(place);
  }

  /** Returns rows by place, after the given place or from the first. */
  page(after: Place | undefined, limit: number): OpenRow[] {
    return this.#page.all(after ?? '', limit);
  }

  /** Returns the rows of one stream. */
  ofStream(stream: string): OpenRow[] {
    // The range from '#' before the version to ':', the character after '9'.
    return this.#ofStream.all(`${stream}#`, `${stream}#:`);
  }

  /** Returns rows due at `time` or earlier, the oldest first, after the given row or from the first. */
  dueBy(time: number, after: Cursor | undefined, limit: number): OpenRow[] {
    const from = after ?? START;
    return this.#dueBy.all(time, from.due, from.place, limit);
  }
}
