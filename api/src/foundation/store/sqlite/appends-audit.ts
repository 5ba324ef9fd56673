import type { Database } from 'better-sqlite3';
import type { PlacedAppend } from './batches.ts';
import { type CommandKey, commandKeys } from './command-keys.ts';
import { beginningOf, hasVersion } from './kept-append.ts';
import { Recent } from './recent.ts';
import { RowSum, type Value } from './row-sum.ts';
import { readingFile } from './soundness.ts';

/** What the file says of a command, or of where one is found, and what its events say, which is not the same. */
export interface AppendMismatch {
  readonly stream: string;
  readonly expected: string;
  readonly found: string;
}

const PAGE_ROWS = 1_000;

/**
 * Compares what makes a command happen once with the log's events: the head before an append's records names the stream, version
 * and command that they have, and the index by stream and command has each append once, at its place.
 */
export class AppendsAudit {
  readonly #database: Database;
  readonly #key: CommandKey;
  /** how many appends the index is to have; later ones are read behind it */
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

  /** Takes the next append; each in its turn, from the first one on. */
  take(one: PlacedAppend): void {
    this.#mismatch ??= mismatchOf(one);
    const { head, append } = one;
    if (this.#mismatch !== undefined || append > this.#indexed) return;
    this.#last = append;
    if (head.count > 0) this.#streams.add([head.stream, head.on + head.count, append]);
    this.#commands.add([this.#key(head.stream, head.id), append]);
  }

  /** What is not the same up to the last append that was taken. @throws DamagedFile */
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

  /** Of the rows of an index up to the last append; page by page, as a long read keeps a writer's WAL from being reset. */
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

function mismatchOf({ head, records }: PlacedAppend): AppendMismatch | undefined {
  const { stream, id, on } = head;
  const begins = beginningOf(stream);
  const command = `"command":${JSON.stringify(id)}`;
  const odd = records.findIndex(
    (record, n) => !hasVersion(record, begins, on + n + 1) || !record.includes(command, begins.length),
  );
  if (odd === -1) return undefined;
  const expected = `version ${on + odd + 1} by command ${id}`;
  return { stream, expected, found: (records[odd] ?? '').slice(0, 100) };
}

const differenceOf = (index: string, due: RowSum, found: RowSum): AppendMismatch | undefined =>
  due.isLike(found)
    ? undefined
    : {
        stream: '',
        expected: `${due.rows} appends in the index ${index}, each at its place`,
        found: `${found.rows}, or others`,
      };
