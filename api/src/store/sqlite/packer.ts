import type { Database, Statement } from 'better-sqlite3';
import type { BatchRow } from './batches.ts';
import { OpenRow, type Row } from './open-row.ts';

/** Steps in which rows are packed at most: commits between them would bring new ones faster than they are packed. */
const STEPS_MAX = 14;

/** Rows that take the place of those of the same appends, all of them indexed. */
export interface Packed {
  readonly first: number;
  readonly last: number;
  readonly rows: readonly Row[];
}

/** Packs rows, and puts them in the place of what they were made of; a transaction is the caller's. */
export class Packer {
  readonly #bytes: Statement<[number, number], number>;
  readonly #row: Statement<[number], BatchRow>;
  readonly #remove: Statement<[number, number]>;
  readonly #insert: Statement<[...Row]>;
  readonly #extend: Statement<[number, number]>;

  constructor(database: Database) {
    this.#bytes = database
      .prepare<[number, number], number>(
        `SELECT total(octet_length(content)) FROM batches WHERE first_append BETWEEN ? AND ? AND typeof(content) = 'text'`,
      )
      .pluck();
    this.#row = database.prepare('SELECT * FROM batches WHERE first_append = ?');
    this.#remove = database.prepare(
      `DELETE FROM batches WHERE first_append BETWEEN ? AND ? AND typeof(content) = 'text'`,
    );
    this.#insert = database.prepare('INSERT INTO batches VALUES (?, ?, ?, ?, ?)');
    this.#extend = database.prepare(`UPDATE meta SET value = ? WHERE name = 'indexed' AND value = ?`);
  }

  /** Packs the rows of these appends that are text, so many in a step. @throws Error where somebody else has packed them */
  *packing(first: number, last: number): Generator<Packed> {
    const charactersAtOnce = Math.max(1, (this.#bytes.get(first, last) ?? 0) / STEPS_MAX);
    let [from, characters, rows]: [number, number, Row[]] = [first, 0, []];
    let open: OpenRow | undefined;
    for (let next = first; next <= last;) {
      const row = this.#row.get(next);
      if (row === undefined) throw notTheNext(first);
      next += row.appends;
      if (typeof row.content === 'string') {
        open ??= new OpenRow(row.first_append, row.events_before);
        open.add(row.content, row.appends, row.events);
        characters += row.content.length;
        if (!open.isFull() && next <= last) continue;
      }
      if (open !== undefined) rows.push(open.packed());
      open = undefined;
      if (characters < charactersAtOnce && next <= last) continue;
      yield { first: from, last: next - 1, rows };
      [from, characters, rows] = [next, 0, []];
    }
  }

  /** Everybody goes by the index of these appends from then on. @throws Error where somebody else has done so */
  replace({ first, last, rows }: Packed): void {
    this.#remove.run(first, last);
    this.add(rows, first, last);
  }

  /** Adds packed rows of appends that are indexed. @throws Error where they are not the next ones */
  add(rows: readonly Row[], first: number, last: number): void {
    const { changes } = this.#extend.run(last, first - 1);
    if (changes !== 1) throw notTheNext(first);
    for (const row of rows) this.#insert.run(...row);
  }
}

const notTheNext = (first: number): Error =>
  new Error(`the appends from ${first} on are not the next ones of the index`);
