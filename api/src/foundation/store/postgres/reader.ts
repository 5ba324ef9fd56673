import { type AppendsAudit, mismatchOf } from '../appends-audit.ts';
import { knownCommand } from '../kept-append.ts';
import { checkPositive } from '../limits.ts';
import type { LogReader } from '../log-reader.ts';
import { type PlacedAppend, recordsOf } from '../placed-append.ts';
import type { KnownCommand, Position, Recorded } from '../port.ts';
import { START, ordinalOf, positionOf } from '../position.ts';
import { DamagedFile } from '../failures.ts';
import { type FullRow, checkedIn, commandText } from './append-row.ts';
import type { Connections, Statement } from './connections.ts';

/** Rows read at once. */
const PAGE_ROWS = 200;
/** Stream names read at once. */
const PAGE_STREAMS = 10_000;
/** Larger than the number of any append. */
const BEYOND_ALL = Number.MAX_SAFE_INTEGER;

const ROW = 'append, ends, stream, command, version, events, checksum, content';
const AFTER: Statement = {
  name: 'log_after',
  text: `SELECT ${ROW} FROM log_appends WHERE (ends, append) > ($1, $2) ORDER BY ends, append LIMIT $3`,
};
const EVENTS_AFTER: Statement = {
  name: 'log_events_after',
  text: `SELECT ${ROW} FROM log_appends WHERE ends > $1 AND events > 0 ORDER BY ends, append LIMIT $2`,
};
const OF_STREAM: Statement = {
  name: 'log_of_stream',
  text: `SELECT ${ROW} FROM log_appends WHERE stream = $1 AND events > 0 AND version >= $2 ORDER BY version LIMIT $3`,
};
const OF_COMMAND: Statement = {
  name: 'log_of_command',
  text: `SELECT ${ROW} FROM log_appends WHERE stream = $1 AND command = $2`,
};
const STREAMS: Statement = {
  name: 'log_streams',
  // Skips from stream to stream in the index: DISTINCT would read every row.
  text: `WITH RECURSIVE found AS (
      (SELECT stream FROM log_appends WHERE events > 0 AND stream > $1 ORDER BY stream LIMIT 1)
      UNION ALL
      SELECT (SELECT later.stream FROM log_appends later WHERE later.events > 0 AND later.stream > found.stream
              ORDER BY later.stream LIMIT 1) FROM found WHERE found.stream IS NOT NULL
    ) SELECT stream FROM found WHERE stream IS NOT NULL LIMIT $2`,
};
const HEAD: Statement = { name: 'log_end', text: 'SELECT appends, events FROM log_head' };

type Place = Pick<PlacedAppend, 'append' | 'end'>;
const NO_APPEND: Place = { append: 0, end: 0 };

/** Reads committed data of a log on a server. */
export class PostgresReader implements LogReader {
  readonly #connections: Connections;

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  async readStream(stream: string, fromVersion = 1, limit?: number): Promise<readonly Recorded[]> {
    this.#connections.demandOpen();
    checkPositive('from version', fromVersion);
    if (limit !== undefined) checkPositive('limit', limit);
    const most = limit ?? Infinity;
    const found: Recorded[] = [];
    for (let from = fromVersion; found.length < most; from = (found.at(-1)?.version ?? 0) + 1) {
      // Every row has an event.
      const appends = await this.#rows(OF_STREAM, [stream, from, Math.min(PAGE_ROWS, most)]);
      for (const recorded of appends.flatMap(recordsOf))
        if (recorded.version >= fromVersion && found.length < most) found.push(recorded);
      if (appends.length < Math.min(PAGE_ROWS, most)) break;
    }
    return found;
  }

  async readAll(after: Position, limit: number): Promise<readonly Recorded[]> {
    this.#connections.demandOpen();
    checkPositive('limit', limit);
    const found: Recorded[] = [];
    for (
      let from = ordinalOf(after);
      found.length < limit;
      from = ordinalOf(found.at(-1)?.position ?? after)
    ) {
      const most = Math.min(PAGE_ROWS, limit);
      const appends = await this.#rows(EVENTS_AFTER, [from, most]);
      for (const recorded of appends.flatMap(recordsOf))
        if (recorded.position > after && found.length < limit) found.push(recorded);
      if (appends.length < most) break;
    }
    return found;
  }

  async *pages(after: Position = START): AsyncGenerator<readonly PlacedAppend[], void, undefined> {
    // Read first: appends may be added meanwhile.
    const { appends } = await this.#head();
    let [end, last] = [ordinalOf(after) - 1, BEYOND_ALL];
    for (let before: Place | undefined = after === START ? NO_APPEND : undefined; ;) {
      const page = await this.#rows(AFTER, [end, last, PAGE_ROWS]);
      for (const append of page) {
        this.#demandNext(before, append);
        before = append;
      }
      if (page.length > 0) yield page;
      if (before === undefined) return;
      if (page.length < PAGE_ROWS) {
        this.#demandLast(before, appends);
        return;
      }
      [end, last] = [before.end, before.append];
    }
  }

  /** Checks heads against records; it does not look commands up in the index. */
  auditAppends(): AppendsAudit {
    let mismatch: ReturnType<typeof mismatchOf>;
    return {
      take: (append) => {
        mismatch ??= mismatchOf(append);
      },
      finish: () => mismatch,
    };
  }

  async findCommand(stream: string, id: string): Promise<KnownCommand | undefined> {
    const [found] = await this.#rows(OF_COMMAND, [stream, commandText(id)]);
    return found && knownCommand(found, found.end);
  }

  async streamNames(): Promise<readonly string[]> {
    const names: string[] = [];
    for (let page = PAGE_STREAMS; page === PAGE_STREAMS;) {
      const after = names.at(-1) ?? '';
      const rows = await this.#connections.read<{ stream: string }>(STREAMS, [after, PAGE_STREAMS]);
      for (const { stream } of rows) names.push(stream);
      page = rows.length;
    }
    return names.toSorted();
  }

  async head(): Promise<Position> {
    return positionOf((await this.#head()).events);
  }

  async close(): Promise<void> {
    await this.#connections.close();
  }

  async #rows(statement: Statement, values: readonly unknown[]): Promise<readonly PlacedAppend[]> {
    const rows = await this.#connections.read<FullRow & Record<string, unknown>>(statement, values);
    return rows.map((row) => checkedIn(row, this.#connections.name));
  }

  async #head(): Promise<{ readonly appends: number; readonly events: number }> {
    const [head] = await this.#connections.read<{ appends: string; events: string }>(HEAD, []);
    return { appends: Number(head?.appends ?? 0), events: Number(head?.events ?? 0) };
  }

  /** @throws DamagedFile when an append is missing before this one */
  #demandNext(before: Place | undefined, { append, end, head }: PlacedAppend): void {
    if (before === undefined || (append === before.append + 1 && end === before.end + head.count)) return;
    throw this.#damaged(`append ${append} with ${end} events does not follow append ${before.append}`);
  }

  /** @throws DamagedFile when appends are missing at the end */
  #demandLast({ append }: Place, appends: number): void {
    if (append < appends) throw this.#damaged(`the last append is ${append}, and log_head says ${appends}`);
  }

  #damaged(why: string): DamagedFile {
    return new DamagedFile(this.#connections.name, new Error(why));
  }
}
