import { crc32 } from 'node:zlib';
import type { Database } from 'better-sqlite3';
import type { PlacedAppend } from './batches.ts';
import { type CommandKey, commandKeys } from './command-keys.ts';
import { readingFile } from './soundness.ts';

/** What the file says of a command, or of where one is found, and what its events say, which is not the same. */
export interface AppendMismatch {
  readonly stream: string;
  readonly expected: string;
  readonly found: string;
}

const PAGE_ROWS = 1_000;
/** Sums of checksums go round, so that they stay exact. */
const SUMS = 2 ** 52;

/**
 * Compares what makes a command happen once with the log's events: the head before an append's records names the stream, version
 * and command that they have, and the index by stream and command has each append once, at its place.
 */
export class AppendsAudit {
  readonly #database: Database;
  readonly #key: CommandKey;
  /** how many appends the index is to have; later ones are read behind it */
  readonly #indexed: number;
  readonly #streams = new Sum();
  readonly #commands = new Sum();
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
    if (head.count > 0) this.#streams.add(`${head.stream} ${head.on + head.count} ${append}`);
    this.#commands.add(`${this.#key(head.stream, head.id)} ${append}`);
  }

  /** What is not the same up to the last append that was taken. @throws DamagedFile */
  finish(): AppendMismatch | undefined {
    if (this.#mismatch !== undefined) return this.#mismatch;
    return readingFile(this.#database.name, () => this.#misindexed());
  }

  #misindexed(): AppendMismatch | undefined {
    const found = (table: string, columns: string) => sumOf(this.#database, table, columns, this.#last);
    return (
      differenceOf('by stream', this.#streams, found('streams', 'stream, version')) ??
      differenceOf('by command', this.#commands, found('commands', 'key'))
    );
  }
}

function mismatchOf({ head, records }: PlacedAppend): AppendMismatch | undefined {
  const { stream, id, on } = head;
  const command = `"command":${JSON.stringify(id)}`;
  const odd = records.findIndex(
    (record, n) =>
      !record.startsWith(`{"stream":"${stream}","version":${on + n + 1},`) || !record.includes(command),
  );
  if (odd === -1) return undefined;
  const expected = `version ${on + odd + 1} by command ${id}`;
  return { stream, expected, found: (records[odd] ?? '').slice(0, 100) };
}

/** Rows without their order: how many there are, and the sum of their checksums. */
class Sum {
  rows = 0;
  #sum = 0;

  add(row: string): void {
    this.rows += 1;
    this.#sum = (this.#sum + crc32(row)) % SUMS;
  }

  isLike(other: Sum): boolean {
    return this.rows === other.rows && this.#sum === other.#sum;
  }
}

/** Of the rows of an index up to an append; page by page, as a long read keeps a writer's WAL from being reset. */
function sumOf(database: Database, table: string, columns: string, last: number): Sum {
  const page = database
    .prepare<(string | number)[], (string | number)[]>(
      `SELECT ${columns}, append FROM ${table} WHERE (${columns}, append) > (${columns.replaceAll(/\w+/g, '?')}, ?)
       ORDER BY ${columns}, append LIMIT ${PAGE_ROWS}`,
    )
    .raw();
  const sum = new Sum();
  let from: (string | number)[] = [...columns.split(', ').map((name) => (name === 'stream' ? '' : -1)), -1];
  for (;;) {
    const rows = page.all(...from);
    for (const row of rows) if (Number(row.at(-1)) <= last) sum.add(row.join(' '));
    const end = rows.at(-1);
    if (end === undefined || rows.length < PAGE_ROWS) return sum;
    from = end;
  }
}

const differenceOf = (index: string, due: Sum, found: Sum): AppendMismatch | undefined =>
  due.isLike(found)
    ? undefined
    : {
        stream: '',
        expected: `${due.rows} appends in the index ${index}, each at its place`,
        found: `${found.rows}, or others`,
      };
