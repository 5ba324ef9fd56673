import type { Database } from 'better-sqlite3';
import { type Position, ordinalOf, positionOf } from '../store/index.ts';

/** First step back from a record's end; each further step is twice as long. */
const STEP = 64;

interface Row {
  readonly ordinal: number;
  readonly time: number;
}

/** The positions of the latest events in a record of all owners, the newest first. */
export class LatestOf {
  readonly #upTo;
  readonly #until;
  readonly #newest;

  constructor(database: Database, table: string) {
    this.#upTo = database
      .prepare<[number, number], number>(
        `SELECT ordinal FROM ${table} WHERE ordinal <= ? ORDER BY ordinal DESC LIMIT ?`,
      )
      .pluck();
    this.#until = database
      .prepare<[number, number, number], number>(
        `SELECT ordinal FROM ${table} WHERE ordinal <= ? AND time <= ? ORDER BY ordinal DESC LIMIT ?`,
      )
      .pluck();
    this.#newest = database.prepare<[number], Row>(
      `SELECT ordinal, time FROM ${table} WHERE ordinal <= ? ORDER BY ordinal DESC LIMIT 1`,
    );
  }

  /** Returns those at or before a position. */
  upTo(position: Position, count: number): Position[] {
    return this.#upTo.all(ordinalOf(position), count).map(positionOf);
  }

  /** Returns those at or before a time, in milliseconds since 1970. */
  until(time: number, count: number): Position[] {
    return this.#until.all(this.#lastUntil(time), time, count).map(positionOf);
  }

  /**
   * Returns the ordinal after which all events are later than a time. Uses growing steps back and then binary search, because
   * times in a log increase.
   */
  #lastUntil(time: number): number {
    const isYounger = (ordinal: number) => (this.#newest.get(ordinal)?.time ?? 0) > time;
    let low = this.#newest.get(Number.MAX_SAFE_INTEGER)?.ordinal ?? 0;
    let young = low + 1;
    for (let step = STEP; isYounger(low); step *= 2) [low, young] = [Math.max(0, low - step), low];
    while (low + 1 < young) {
      const middle = Math.floor((low + young) / 2);
      if (isYounger(middle)) young = middle;
      else low = middle;
    }
    return low;
  }
}
