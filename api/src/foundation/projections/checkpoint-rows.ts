import { crc32 } from 'node:zlib';
import type { Database, Statement } from 'better-sqlite3';
import { type Position, START } from '../store/index.ts';

interface Row {
  readonly version: number;
  readonly position: Position;
  /** why it stopped after a failure; null if it runs */
  readonly parked: string | null;
  /** of name, version and position; undefined in a file from before checksums */
  readonly checksum: number | undefined;
}

const checksumOf = (name: string, version: number, position: Position): number =>
  crc32(`${name} ${version} ${position}`);

/** The checkpoint of a list, as its file has it. */
export interface StoredPosition {
  readonly name: string;
  readonly position: Position;
  /** why it stopped after a failure; null if it runs */
  readonly parked: string | null;
  /** false if the row is damaged; the next start rebuilds the list */
  readonly sound: boolean;
}

/** Returns the checkpoints in a read-models file. */
export const storedPositions = (database: Database): StoredPosition[] =>
  database
    .prepare<[], Row & { readonly name: string }>('SELECT * FROM projection ORDER BY name')
    .all()
    .map(({ name, version, position, parked, checksum }) => ({
      name,
      position,
      parked,
      sound: checksum === undefined || checksum === checksumOf(name, version, position),
    }));

/** The table with the position of each projection. Its rows change in one transaction with the projection's rows. */
export class CheckpointRows {
  readonly #find: Statement<[string], Row>;
  readonly #begin: Statement<[string, number, Position, number]>;
  readonly #moveOn: Statement<[Position, Position, Position, string]>;
  readonly #park: Statement<[string | null, string]>;

  constructor(database: Database) {
    database.exec(
      'CREATE TABLE IF NOT EXISTS projection (name TEXT PRIMARY KEY, version INTEGER NOT NULL, position TEXT NOT NULL, parked TEXT, checksum INTEGER NOT NULL) STRICT',
    );
    database.function('checkpoint_sum', { deterministic: true }, checksumOf);
    addChecksums(database);
    this.#find = database.prepare(
      'SELECT version, position, parked, checksum FROM projection WHERE name = ?',
    );
    this.#begin = database.prepare(
      'INSERT OR REPLACE INTO projection (name, version, position, parked, checksum) VALUES (?, ?, ?, NULL, ?)',
    );
    this.#moveOn = database.prepare(
      'UPDATE projection SET position = ?, checksum = checkpoint_sum(name, version, ?) WHERE position = ? AND name IN (SELECT value FROM json_each(?))',
    );
    this.#park = database.prepare('UPDATE projection SET parked = ? WHERE name = ?');
  }

  /** @returns undefined if there is no row, or a damaged one: what its list contains is not known */
  find(name: string): Row | undefined {
    const row = this.#find.get(name);
    return row !== undefined && row.checksum === checksumOf(name, row.version, row.position)
      ? row
      : undefined;
  }

  /** Sets a projection to the position before the first event. */
  begin(name: string, version: number): void {
    this.#begin.run(name, version, START, checksumOf(name, version, START));
  }

  /** Moves projections from one position to another. @throws when one is elsewhere: another projector writes to the file */
  moveOn(names: readonly string[], from: Position, to: Position): void {
    const { changes } = this.#moveOn.run(to, to, from, JSON.stringify(names));
    if (changes !== names.length)
      throw new Error(`another projector moved ${names.join(', ')} on from ${from}`);
  }

  /** @param reason null: it goes on from its position */
  park(name: string, reason: string | null): void {
    this.#park.run(reason, name);
  }
}

/** Adds the column to a file from before there was one. */
function addChecksums(database: Database): void {
  const columns = database
    .prepare<[], string>("SELECT name FROM pragma_table_info('projection')")
    .pluck()
    .all();
  if (columns.includes('checksum')) return;
  database.exec('ALTER TABLE projection ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0');
  database.exec('UPDATE projection SET checksum = checkpoint_sum(name, version, position)');
}
