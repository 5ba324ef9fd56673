import { Readable } from 'node:stream';
import { toGems } from '@skins/engine/kernel';
import type { Database } from 'better-sqlite3';
import type { DataOf, QueryOf } from '../contract/call.ts';
import { type Beginning, List, beginningAt, nextOf } from '../lists/index.ts';
import type { assetsRecord, assetsRecordCsv } from './contract.ts';
import { csvLine } from './csv.ts';
import { type ListedPosting, listedPostings } from './views.ts';

type Page = DataOf<typeof assetsRecord>;
type Narrowed = QueryOf<typeof assetsRecordCsv>;

const PAGE = 20;
/** Rows of a file that are read at once. */
const CHUNK = 500;
const NEWEST_FIRST = { column: 'time', descending: true } as const;
const HEAD = ['position', 'time', 'kind', 'reason', 'change', 'balance', 'cause', 'command'];
/** So that spreadsheets read Chinese. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A player's gem record, out of its table: a page costs the same however much came before it. */
export class PostingRecord {
  readonly #list: List<ListedPosting, (typeof listedPostings)['shape']>;

  constructor(readModels: Database) {
    this.#list = new List(readModels, listedPostings);
  }

  /** @throws Refused malformed, where `after` is no page's end */
  page(
    owner: string,
    query: QueryOf<typeof assetsRecord>,
    nameOf: (kind: string) => string,
  ): Omit<Page, 'kinds'> {
    const { after, size = PAGE } = query;
    const page = this.#page(owner, query, { ...beginningAt(after, NEWEST_FIRST), limit: size });
    return {
      records: page.rows.map((row) => recordOf(row, nameOf)),
      total: this.#list.total({ whose: owner, filter: {} }),
      next: nextOf(page),
    };
  }

  /** The record as CSV, made while it is read. */
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

  #page(owner: string, { kind, way, from, to }: Narrowed, part: Beginning & { readonly limit: number }) {
    return this.#list.page({
      whose: owner,
      filter: { kind, way, time: { from, to } },
      sort: NEWEST_FIRST,
      ...part,
    });
  }
}

const recordOf = (
  { position, kind, amount, balance, cause, command, time }: ListedPosting,
  nameOf: (kind: string) => string,
): Page['records'][number] => ({
  id: position,
  kind,
  kindName: nameOf(kind),
  change: toGems(amount),
  balance: toGems(balance),
  cause: cause === '' ? null : cause,
  commandId: command,
  createTime: time,
});

const cellsOf = (row: ListedPosting, nameOf: (kind: string) => string) => [
  Number(row.position),
  new Date(row.time).toISOString(),
  row.kind,
  nameOf(row.kind),
  toGems(row.amount),
  toGems(row.balance),
  row.cause,
  row.command,
];
