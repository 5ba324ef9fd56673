import type { Database, Statement } from 'better-sqlite3';
import type { Place } from '@skins/engine/kernel';

/** Something that was begun and has not ended. Times in milliseconds since 1970. */
export interface OpenRow {
  /** of the event that began it: its name */
  readonly place: Place;
  readonly stream: string;
  readonly since: number;
  /** it has to end by then */
  readonly due: number;
}

type Cursor = Pick<OpenRow, 'due' | 'place'>;

const START: Cursor = { due: -1, place: '' };

/** What is open, as the projection has it: a moment behind the log. */
export class OpenRows {
  readonly #count: Statement<[], number>;
  readonly #find: Statement<[Place], OpenRow>;
  readonly #ofStream: Statement<[from: Place, to: Place], OpenRow>;
  readonly #page: Statement<[Place, number], OpenRow>;
  readonly #dueBy: Statement<[number, number, Place, number], OpenRow>;

  /** @param database where the projection has made its table */
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

  /** In the order of their places, after one of them or from the first. */
  page(after: Place | undefined, limit: number): OpenRow[] {
    return this.#page.all(after ?? '', limit);
  }

  /** Those of one stream. */
  ofStream(stream: string): OpenRow[] {
    // Between the sign before a version's digits and the one after the last digit.
    return this.#ofStream.all(`${stream}#`, `${stream}#:`);
  }

  /** Those that were due at a time or before, the oldest first, after one of them or from the first. */
  dueBy(time: number, after: Cursor | undefined, limit: number): OpenRow[] {
    const from = after ?? START;
    return this.#dueBy.all(time, from.due, from.place, limit);
  }
}
