import type { Database } from 'better-sqlite3';
import { type CommandKey, commandKeys } from './command-keys.ts';
import { type AppendMismatch, type AppendsAudit, mismatchOf } from '../appends-audit.ts';
import type { PlacedAppend } from '../placed-append.ts';
import { Recent } from './recent.ts';
import { RowSum, type Value } from './row-sum.ts';
import { readingFile } from './soundness.ts';

const PAGE_ROWS = 1_000;

/**
 * Checks the data that make a command happen once against the log's events. The head before an append's records must
 * match their stream, version and command. The indexes by stream and command must contain each append once, at its place.
 */
export class IndexedAppendsAudit implements AppendsAudit {
  readonly #database: Database;
  readonly #key: CommandKey;
  /** number of appends that the index must contain; later ones are not indexed yet */
  readonly #indexed: number;
  readonly #texts = new Recent<number>();
  readonly #streams = new RowSum(this.#texts);
  readonly #commands = new RowSum(this.#texts);
  #last = 0;
  #mismatch: AppendMismatch | undefined;

  constructor(database: Database) {
    this.#database = database;
    this.#key = commandKeys(database);
    const indexed = `SELECT value FROM meta WHERE name = 'indexed'`;
    this.#indexed = database.prepare<[], number>(indexed).pluck().get() ?? 0;
  }

  /** Checks the next append; call it for each in order, from the first. */
  take(one: PlacedAppend): void {
    this.#mismatch ??= mismatchOf(one);
    const { head, append } = one;
    if (this.#mismatch !== undefined || append > this.#indexed) return;
    this.#last = append;
    if (head.count > 0) this.#streams.add([head.stream, head.on + head.count, append]);
    this.#commands.add([this.#key(head.stream, head.id), append]);
  }

  /** Returns the first mismatch up to the last checked append. @throws DamagedFile */
  finish(): AppendMismatch | undefined {
    if (this.#mismatch !== undefined) return this.#mismatch;
    return readingFile(this.#database.name, () => this.#misindexed());
  }

  #misindexed(): AppendMismatch | undefined {
    return (
      differenceOf('by stream', this.#streams, this.#sumOf('streams', 'stream, version')) ??
      differenceOf('by command', this.#commands, this.#sumOf('commands', 'key'))
    );
  }

  /**
   * Sums the rows of an index up to the last append. It reads page by page, because a long read keeps a writer's WAL from
   * being reset.
   */
  #sumOf(table: string, columns: string): RowSum {
    const page = this.#database
      .prepare<Value[], Value[]>(
        `SELECT ${columns}, append FROM ${table} WHERE (${columns}, append) > (${columns.replaceAll(/\w+/g, '?')}, ?)
         ORDER BY ${columns}, append LIMIT ${PAGE_ROWS}`,
      )
      .raw();
    const sum = new RowSum(this.#texts);
    let from: Value[] = [...columns.split(', ').map((name) => (name === 'stream' ? '' : -1)), -1];
    for (;;) {
      const rows = page.all(...from);
      for (const row of rows) if (Number(row.at(-1)) <= this.#last) sum.add(row);
      const end = rows.at(-1);
      if (end === undefined || rows.length < PAGE_ROWS) return sum;
      from = end;
    }
  }
}

const differenceOf = (index: string, due: RowSum, found: RowSum): AppendMismatch | undefined =>
  due.isLike(found)
    ? undefined
    : {
        stream: '',
        expected: `${due.rows} appends in the index ${index}, each at its place`,
        found: `${found.rows}, or others`,
      };
