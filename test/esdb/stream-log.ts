import { EventEmitter } from 'node:events';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** The revision that an append expects to be the last of its stream; -1 for no stream. */
export type Expected = 'any' | 'stream exists' | bigint;

export interface ProposedEvent {
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
}

export interface StoredEvent extends ProposedEvent {
  readonly stream: string;
  readonly revision: bigint;
  /** in the log of all streams; with gaps, as in a real server */
  readonly position: bigint;
  /** milliseconds since 1970 */
  readonly created: number;
}

interface Write {
  readonly stream: string;
  readonly expected: Expected;
  readonly events: readonly ProposedEvent[];
}

export type Written =
  | { readonly kind: 'written'; readonly revision: bigint; readonly position: bigint }
  | { readonly kind: 'conflict'; readonly actual: bigint }
  | { readonly kind: 'deleted' };

/** Bytes between two positions. */
const POSITION_STEP = 137n;

/** A line of the file: an event, or the deletion of a stream. */
interface Line {
  readonly stream: string;
  readonly created: number;
  readonly event?: {
    readonly id: string;
    readonly type: string;
    readonly contentType: string;
    readonly data: string;
    readonly metadata: string;
  };
}

interface LogEvents {
  readonly appended: [readonly StoredEvent[]];
}

/** The streams of a server, with its rules of expected revisions and repeated appends; kept in a file if one is named. */
export class StreamLog extends EventEmitter<LogEvents> {
  readonly all: StoredEvent[] = [];
  /** whether an append that is there already succeeds again, as it does on a real server */
  recognisesRepeats = true;
  readonly #streams = new Map<string, StoredEvent[]>();
  readonly #deleted = new Set<string>();
  readonly #file: string | undefined;

  constructor(file?: string) {
    super();
    this.setMaxListeners(0);
    this.#file = file;
    this.reopen();
  }

  /** Reads everything from the file again, as a restarted server does. */
  reopen(): void {
    if (this.#file === undefined) return;
    this.all.length = 0;
    this.#streams.clear();
    this.#deleted.clear();
    if (existsSync(this.#file)) this.#read(readFileSync(this.#file, 'utf8'));
  }

  /** Returns the events of a stream; undefined if there is none. */
  stream(name: string): readonly StoredEvent[] | undefined {
    return this.#streams.get(name);
  }

  isDeleted(name: string): boolean {
    return this.#deleted.has(name);
  }

  /** Returns the revision of a stream's last event; -1 if there is none. */
  head(name: string): bigint {
    return BigInt(this.#streams.get(name)?.length ?? 0) - 1n;
  }

  /** Appends events, all or none. An append that is there already succeeds again and writes nothing. */
  append(write: Write): Written {
    const { stream, events } = write;
    if (this.#deleted.has(stream)) return { kind: 'deleted' };
    const verdict = this.#verdictOn(write);
    if (verdict === 'conflict') return { kind: 'conflict', actual: this.head(stream) };
    if (verdict === 'write') {
      const fresh = events.map((event) => this.#add(stream, event, Date.now()));
      this.#keep(fresh.map(lineOf));
      this.emit('appended', fresh);
    }
    const last = this.#find(stream, events.at(-1)?.id);
    return { kind: 'written', revision: last?.revision ?? this.head(stream), position: last?.position ?? 0n };
  }

  /** Deletes a stream for good. */
  tombstone(stream: string, expected: Expected): Written {
    if (this.#deleted.has(stream)) return { kind: 'deleted' };
    if (typeof expected === 'bigint' && expected !== this.head(stream))
      return { kind: 'conflict', actual: this.head(stream) };
    this.#deleted.add(stream);
    this.#streams.delete(stream);
    this.#keep([{ stream, created: Date.now() }]);
    return { kind: 'written', revision: 0n, position: 0n };
  }

  /** Loses the last event of a stream, as a restored server does. */
  loseLast(stream: string): void {
    this.#streams.get(stream)?.pop();
  }

  /** Changes an event's data behind the server's back, or removes it. */
  change(stream: string, revision: bigint, to: (text: string) => string | undefined): void {
    const events = this.#streams.get(stream) ?? [];
    const changed = events.flatMap((event) => {
      if (event.revision !== revision) return [event];
      const text = to(Buffer.from(event.data).toString());
      return text === undefined ? [] : [{ ...event, data: Buffer.from(text) }];
    });
    events.splice(0, events.length, ...changed);
  }

  #verdictOn({ stream, expected, events }: Write): 'write' | 'repeated' | 'conflict' {
    const head = this.head(stream);
    const stored = this.#streams.get(stream) ?? [];
    const isRepeated = (from: number) =>
      events.length > 0 && events.every(({ id }, index) => stored[from + index]?.id === id);
    if (typeof expected !== 'bigint') {
      const at = stored.findIndex(({ id }) => id === events[0]?.id);
      if (at >= 0) return isRepeated(at) ? 'repeated' : 'conflict';
      return expected === 'stream exists' && head < 0n ? 'conflict' : 'write';
    }
    if (expected === head) return 'write';
    const repeated = this.recognisesRepeats && expected < head && isRepeated(Number(expected) + 1);
    return repeated ? 'repeated' : 'conflict';
  }

  #add(stream: string, event: ProposedEvent, created: number): StoredEvent {
    const events = this.#streams.get(stream) ?? [];
    this.#streams.set(stream, events);
    const stored = {
      ...event,
      stream,
      revision: BigInt(events.length),
      position: BigInt(this.all.length + 1) * POSITION_STEP,
      created,
    };
    events.push(stored);
    this.all.push(stored);
    return stored;
  }

  #find(stream: string, id: string | undefined): StoredEvent | undefined {
    return this.#streams.get(stream)?.findLast((event) => event.id === id);
  }

  #keep(lines: readonly Line[]): void {
    if (this.#file !== undefined)
      appendFileSync(this.#file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  }

  #read(text: string): void {
    for (const line of text.split('\n').filter((one) => one !== '')) {
      const { stream, created, event }: Line = JSON.parse(line);
      if (event === undefined) {
        this.#deleted.add(stream);
        this.#streams.delete(stream);
        continue;
      }
      const data = Buffer.from(event.data, 'base64');
      const metadata = Buffer.from(event.metadata, 'base64');
      this.#add(stream, { ...event, data, metadata }, created);
    }
  }
}

const lineOf = ({ stream, created, id, type, contentType, data, metadata }: StoredEvent): Line => ({
  stream,
  created,
  event: {
    id,
    type,
    contentType,
    data: Buffer.from(data).toString('base64'),
    metadata: Buffer.from(metadata).toString('base64'),
  },
});
