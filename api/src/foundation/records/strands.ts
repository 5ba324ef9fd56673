import type { Database, Statement } from 'better-sqlite3';
import { RecentMap } from '../projections/recent-map.ts';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';

/** Minimum number of owners whose ends are remembered; active players return soon. */
const OWNERS = 10_000;
/** Rows of a strand between two marks; fewer rows make the walk to the start of a page shorter. */
const STRETCH = 16;

/** A row's place. Both numbers increase together, because a shop's clock never goes back. */
export interface StrandPlace {
  /** number of its event in the log, from 1; the row's key */
  readonly ordinal: number;
  /** milliseconds since 1970; 0 if times are not needed */
  readonly time: number;
}

/** A row as read. */
export interface StrandRow extends StrandPlace {
  /** ordinal of the previous row in the strand; null in the first */
  readonly before: number | null;
}

/** The end of a strand. */
interface End {
  /** ordinal of its newest row */
  newest: number;
  rows: number;
}

type Ends = Map<string, End>;

const Kept = Compile(Type.Array(Type.Tuple([Type.String(), Type.Integer(), Type.Integer()])));

/**
 * Returns a part of the schema of a table with strands. Its rows are in log order across owners; each refers to the
 * previous row of its owner. New rows are appended at the end of the table, so no page of an owner's earlier rows changes.
 */
export const strandTables = (
  table: string,
): { readonly tables: readonly string[]; readonly schema: string } => ({
  tables: [`${table}_end`, `${table}_mark`],
  schema: `
    CREATE TABLE IF NOT EXISTS ${table}_end (owner TEXT PRIMARY KEY, ends TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS ${table}_mark (
      owner TEXT NOT NULL, strand TEXT NOT NULL, time INTEGER NOT NULL, ordinal INTEGER NOT NULL, nth INTEGER NOT NULL,
      PRIMARY KEY (owner, strand, time, ordinal)) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS ${table}_mark_nth ON ${table}_mark (owner, strand, nth);`,
});

/** Finds the ends of an owner's strands, which are stored in one row. */
class FindEnds {
  readonly #find: Statement<[string], string>;

  constructor(database: Database, table: string) {
    this.#find = database.prepare<[string], string>(`SELECT ends FROM ${table}_end WHERE owner = ?`).pluck();
  }

  of(owner: string): Ends {
    const kept: unknown = JSON.parse(this.#find.get(owner) ?? '[]');
    return new Map(Kept.Parse(kept).map(([strand, newest, rows]) => [strand, { newest, rows }]));
  }
}

/** A batch of rows to write to strands. */
interface StrandBatch {
  /** Adds the next row of an owner's strand. @returns the ordinal of the previous one; null for the first */
  readonly add: (owner: string, strand: string, place: StrandPlace) => number | null;
  readonly write: () => void;
}

/** Prepares writing batches to strands. */
export function prepareStrands(database: Database, table: string): () => StrandBatch {
  const known = new FindEnds(database, table);
  const keep = database.prepare<[string, string]>(
    `INSERT INTO ${table}_end (owner, ends) VALUES (?, ?) ON CONFLICT DO UPDATE SET ends = excluded.ends`,
  );
  const mark = database.prepare<[string, string, number, number, number]>(
    `INSERT INTO ${table}_mark (owner, strand, time, ordinal, nth) VALUES (?, ?, ?, ?, ?)`,
  );
  const recent = new RecentMap<Ends>(OWNERS);
  const endsOf = (owner: string): Ends => {
    const ends = recent.get(owner) ?? known.of(owner);
    recent.set(owner, ends);
    return ends;
  };
  return () => {
    const changed = new Map<string, Ends>();
    return {
      add(owner, strand, { ordinal, time }) {
        let ends = changed.get(owner);
        if (ends === undefined) changed.set(owner, (ends = endsOf(owner)));
        const end = ends.get(strand);
        if (end === undefined) {
          ends.set(strand, { newest: ordinal, rows: 1 });
          return null;
        }
        const before = end.newest;
        end.newest = ordinal;
        end.rows += 1;
        if (end.rows % STRETCH === 0) mark.run(owner, strand, time, ordinal, end.rows);
        return before;
      },
      write() {
        for (const [owner, ends] of changed)
          keep.run(
            owner,
            JSON.stringify([...ends].map(([strand, { newest, rows }]) => [strand, newest, rows])),
          );
        changed.clear();
      },
    };
  };
}

/** Reads strands. The cost of a page depends neither on their length nor on its depth. */
export class Strands {
  readonly #ends: FindEnds;
  readonly #markAt: Statement<[string, string, number, number], number>;
  readonly #markOf: Statement<[string, string, number], { readonly ordinal: number; readonly nth: number }>;

  constructor(database: Database, table: string) {
    this.#ends = new FindEnds(database, table);
    this.#markAt = database
      .prepare<[string, string, number, number], number>(
        `SELECT ordinal FROM ${table}_mark WHERE owner = ? AND strand = ? AND (time, ordinal) >= (?, ?)
         ORDER BY time, ordinal LIMIT 1`,
      )
      .pluck();
    this.#markOf = database.prepare(
      `SELECT ordinal, nth FROM ${table}_mark WHERE owner = ? AND strand = ? AND nth >= ? ORDER BY nth LIMIT 1`,
    );
  }

  /** Returns the number of rows in a strand. */
  rows(owner: string, strand: string): number {
    return this.#ends.of(owner).get(strand)?.rows ?? 0;
  }

  /** Returns the rows of a strand before a place, or all rows without one, the newest first. */
  *before<Row extends StrandRow>(
    owner: string,
    strand: string,
    place: StrandPlace | undefined,
    rowAt: RowAt<Row>,
  ): Generator<Row> {
    const marked = place && this.#markAt.get(owner, strand, place.time, place.ordinal);
    for (const row of back(marked ?? this.#ends.of(owner).get(strand)?.newest, rowAt))
      if (place === undefined || isBefore(row, place)) yield row;
  }

  /** Returns the rows of a strand without the newest `skipped`, the newest first. */
  *behind<Row extends StrandRow>(
    owner: string,
    strand: string,
    skipped: number,
    rowAt: RowAt<Row>,
  ): Generator<Row> {
    const end = this.#ends.of(owner).get(strand);
    if (end === undefined) return;
    const first = end.rows - skipped;
    const from = this.#markOf.get(owner, strand, first) ?? { ordinal: end.newest, nth: end.rows };
    let { nth } = from;
    for (const row of back(from.ordinal, rowAt)) {
      if (nth <= first) yield row;
      nth -= 1;
    }
  }
}

/** Reads a row, with the previous row in the requested strand. */
type RowAt<Row> = (ordinal: number) => Row | undefined;

function* back<Row extends StrandRow>(from: number | undefined, rowAt: RowAt<Row>): Generator<Row> {
  for (let ordinal = from ?? null; ordinal !== null;) {
    const row = rowAt(ordinal);
    if (row === undefined) return;
    yield row;
    ordinal = row.before;
  }
}

/** Returns whether a place is before another one. */
export const isBefore = ({ time, ordinal }: StrandPlace, other: StrandPlace): boolean =>
  time === other.time ? ordinal < other.ordinal : time < other.time;
