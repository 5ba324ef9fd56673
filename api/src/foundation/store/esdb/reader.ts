import type { AppendMismatch, AppendsAudit } from '../appends-audit.ts';
import { keptText } from '../kept-append.ts';
import type { LogReader } from '../log-reader.ts';
import type { PlacedAppend } from '../placed-append.ts';
import type { KnownCommand, Position, Recorded } from '../port.ts';
import { START, ordinalOf } from '../position.ts';
import type { SqliteReader } from '../sqlite/reader.ts';
import { appendsIn } from './log-stream.ts';
import type { EsdbServer } from './server.ts';

/** Reads the whole log from the server, and single streams and commands from the copy. */
export class EsdbReader implements LogReader {
  readonly #server: EsdbServer;
  readonly #stream: string;
  readonly #copy: SqliteReader;

  constructor(server: EsdbServer, stream: string, copy: SqliteReader) {
    this.#server = server;
    this.#stream = stream;
    this.#copy = copy;
  }

  readStream(stream: string, fromVersion?: number, limit?: number): Promise<readonly Recorded[]> {
    return this.#copy.readStream(stream, fromVersion, limit);
  }

  readAll(after: Position, limit: number): Promise<readonly Recorded[]> {
    return this.#copy.readAll(after, limit);
  }

  async *pages(after: Position = START): AsyncGenerator<readonly PlacedAppend[], void, undefined> {
    for await (const appends of appendsIn(this.#server, this.#stream))
      if ((appends.at(-1)?.end ?? 0) > ordinalOf(after) || after === START) yield appends;
  }

  /** Checks the copy's index, and compares each append of the server with the copy. */
  auditAppends(): AppendsAudit {
    const index = this.#copy.auditAppends();
    const copied = this.#copy.eachAppend();
    let mismatch: AppendMismatch | undefined;
    return {
      take: (append) => {
        mismatch ??= differenceOf(append, copied.next().value ?? undefined);
        index.take(append);
      },
      finish: () => mismatch ?? index.finish(),
    };
  }

  findCommand(stream: string, id: string): Promise<KnownCommand | undefined> {
    return this.#copy.findCommand(stream, id);
  }

  streamNames(): Promise<readonly string[]> {
    return this.#copy.streamNames();
  }

  head(): Promise<Position> {
    return this.#copy.head();
  }

  async close(): Promise<void> {
    await this.#copy.close();
    await this.#server.close();
  }
}

function differenceOf(append: PlacedAppend, copied: PlacedAppend | undefined): AppendMismatch | undefined {
  const same =
    copied?.append === append.append &&
    copied.end === append.end &&
    keptText([copied]) === keptText([append]);
  if (same) return undefined;
  const { stream, id } = append.head;
  return {
    stream,
    expected: `append ${append.append} by command ${id} in the copy as on the server`,
    found: copied === undefined ? 'none' : `append ${copied.append} by command ${copied.head.id}`,
  };
}
