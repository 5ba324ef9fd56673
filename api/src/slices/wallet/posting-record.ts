import { Readable } from 'node:stream';
import { toGems } from '@skins/engine/kernel';
import type { Database } from 'better-sqlite3';
import type { DataOf, QueryOf } from '../../foundation/contract/call.ts';
import { type Beginning, type Cursor, beginningAt, nextOf, noPageEnd } from '../../foundation/lists/index.ts';
import { type StrandPlace, type StrandRow, Strands, isBefore } from '../../foundation/records/strands.ts';
import { isPosition, ordinalOf, positionOf } from '../../foundation/store/index.ts';
import type { assetsRecord, assetsRecordCsv } from './contract.ts';
import { csvLine } from './csv.ts';
import { LINKS, type ListedPosting, type Narrowing, linkOf, strandOf } from './listed-posting.ts';
import { POSTINGS } from './views.ts';

type Page = DataOf<typeof assetsRecord>;
type Narrowed = QueryOf<typeof assetsRecordCsv>;

const PAGE = 20;
/** Rows of an export read at once. */
const CHUNK = 500;
const NEWEST_FIRST = { column: 'time', descending: true } as const;
const HEAD = ['position', 'time', 'kind', 'reason', 'change', 'balance', 'cause', 'command'];
/** Byte order mark, so that spreadsheets show Chinese. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A player's gem record, from its table. The cost of a page does not depend on the rows before it, or on those filtered out. */
export class PostingRecord {
  readonly #strands: Strands;
  readonly #postingAt: ReturnType<typeof postingsIn>;

  constructor(readModels: Database) {
    this.#strands = new Strands(readModels, POSTINGS);
    this.#postingAt = postingsIn(readModels);
  }

  /** @throws Refused `malformed` if `after` is not the end of a page */
  page(
    owner: string,
    query: QueryOf<typeof assetsRecord>,
    nameOf: (kind: string) => string,
  ): Omit<Page, 'kinds'> {
    const { after, size = PAGE } = query;
    const page = this.#page(owner, query, { ...beginningAt(after, NEWEST_FIRST), limit: size });
    return {
      records: page.rows.map((row) => recordOf(row, nameOf)),
      total: this.#strands.rows(owner, strandOf({})),
      next: nextOf(page),
    };
  }

  /** Returns the record as CSV, as a lazy stream. */
  csv(owner: string, query: Narrowed, nameOf: (kind: string) => string): Readable {
    return Readable.from(this.#lines(owner, query, nameOf), { objectMode: false });
  }

  *#lines(owner: string, query: Narrowed, nameOf: (kind: string) => string): Generator<string> {
    yield BYTE_ORDER_MARK + csvLine(HEAD);
    let begin: Beginning = { offset: 0 };
    for (;;) {
      const { rows, next } = this.#page(owner, query, { ...begin, limit: CHUNK });
      yield rows.map((row) => csvLine(cellsOf(row, nameOf))).join('');
      if (next === undefined) return;
      begin = { after: next };
    }
  }

  #page(
    owner: string,
    { from = 0, to, ...narrowing }: Narrowed,
    part: Beginning & { readonly limit: number },
  ): { readonly rows: readonly ListedPosting[]; readonly next: Cursor | undefined } {
    const rows: ListedPosting[] = [];
    const postingAt = (ordinal: number) => this.#postingAt(narrowing, ordinal);
    for (const row of this.#strands.before(owner, strandOf(narrowing), placeBefore(part, to), postingAt)) {
      if (row.time < from) break;
      const last = rows.at(-1);
      // One more than shown, to know whether there are more.
      if (rows.length === part.limit && last !== undefined) return { rows, next: cursorBehind(last) };
      rows.push(row);
    }
    return { rows, next: undefined };
  }
}

type LinkedPosting = ListedPosting & StrandRow;

/** Reads a posting with the ordinal of its predecessor under the same filter. */
function postingsIn(
  readModels: Database,
): (narrowing: Narrowing, ordinal: number) => LinkedPosting | undefined {
  const linked = new Map(
    LINKS.map((link) => [
      link,
      readModels.prepare<[number], LinkedPosting>(
        `SELECT ordinal, kind, amount, balance, cause, command, time, ${link} AS before FROM ${POSTINGS} WHERE ordinal = ?`,
      ),
    ]),
  );
  return (narrowing, ordinal) => linked.get(linkOf(narrowing))?.get(ordinal);
}

/** Returns the start of a page: after the row shown last, and before a time. @throws Refused `malformed` if `after` is not the end of a page */
function placeBefore(begin: Beginning, to: number | undefined): StrandPlace | undefined {
  const day = to === undefined ? undefined : { time: to, ordinal: 0 };
  if (!('after' in begin)) return day;
  const { value: time, id } = begin.after;
  if (!Number.isSafeInteger(time) || !isPosition(String(id))) throw noPageEnd();
  const shown = { time: Number(time), ordinal: ordinalOf(String(id)) };
  return day !== undefined && isBefore(day, shown) ? day : shown;
}

const cursorBehind = ({ time, ordinal }: StrandPlace): Cursor => ({
  sort: NEWEST_FIRST.column,
  descending: NEWEST_FIRST.descending,
  value: time,
  id: positionOf(ordinal),
});

const recordOf = (
  { ordinal, kind, amount, balance, cause, command, time }: ListedPosting,
  nameOf: (kind: string) => string,
): Page['records'][number] => ({
  id: positionOf(ordinal),
  kind,
  kindName: nameOf(kind),
  change: toGems(amount),
  balance: toGems(balance),
  cause: cause === '' ? null : cause,
  commandId: command,
  createTime: time,
});

const cellsOf = (row: ListedPosting, nameOf: (kind: string) => string) => [
  row.ordinal,
  new Date(row.time).toISOString(),
  row.kind,
  nameOf(row.kind),
  toGems(row.amount),
  toGems(row.balance),
  row.cause,
  row.command,
];
