import { crc32 } from 'node:zlib';
import type { Database } from 'better-sqlite3';
import { recordsOf } from './append-index.ts';
import type { PlacedAppend } from './batches.ts';
import { commandKeys } from './command-keys.ts';
import { openReaderHandle } from './handles.ts';
import { SqliteReader } from './reader.ts';
import { readingFile } from './soundness.ts';

/** What the file says of a command, or of where one is found, and what its events say, which is not the same. */
export interface AppendMismatch {
  readonly stream: string;
  readonly expected: string;
  readonly found: string;
}

const PAGE_ROWS = 1_000;

/**
 * Compares what makes a command happen once with the log's events, up to so many: the head before an append's records names the
 * stream, version and command that they have, and the index by stream and command has each append once, at its place.
 * @throws DamagedFile
 */
export function auditAppends(file: string, events: number): AppendMismatch | undefined {
  const database = openReaderHandle(file);
  try {
    return readingFile(file, () => mismatchIn(database, events));
  } finally {
    database.close();
  }
}

function mismatchIn(database: Database, events: number): AppendMismatch | undefined {
  const indexed = database.prepare<[], number>(`SELECT value FROM meta WHERE name = 'indexed'`).pluck().get();
  const key = commandKeys(database);
  const due = { streams: new Sum(), commands: new Sum() };
  let last = 0;
  for (const one of new SqliteReader(database).eachAppend()) {
    if (one.end > events) break;
    const mismatch = mismatchOf(one);
    if (mismatch !== undefined) return mismatch;
    const { head, append } = one;
    if (append > (indexed ?? 0)) continue;
    last = append;
    if (head.count > 0) due.streams.add(`${head.stream} ${head.on + head.count} ${append}`);
    due.commands.add(`${key(head.stream, head.id)} ${append}`);
  }
  return (
    differenceOf('by stream', due.streams, sumOf(database, 'streams', 'stream, version', last)) ??
    differenceOf('by command', due.commands, sumOf(database, 'commands', 'key', last))
  );
}

function mismatchOf(one: PlacedAppend): AppendMismatch | undefined {
  const { stream, id } = one.head;
  const command = `"command":${JSON.stringify(id)}`;
  const odd = recordsOf(one).find(
    ({ version, record }) =>
      !record.startsWith(`{"stream":"${stream}","version":${version},`) || !record.includes(command),
  );
  return (
    odd && { stream, expected: `version ${odd.version} by command ${id}`, found: odd.record.slice(0, 100) }
  );
}

/** Rows without their order: how many there are, and the sum of their checksums. */
class Sum {
  rows = 0;
  #sum = 0n;

  add(row: string): void {
    this.rows += 1;
    this.#sum += BigInt(crc32(row));
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
