import { setTimeout as after } from 'node:timers/promises';
import {
  EventStoreDBClient,
  FORWARDS,
  BACKWARDS,
  type EventData,
  NO_STREAM,
  StreamNotFoundError,
} from '@eventstore/db-client';
import { StorageBroken } from '../failures.ts';
import type { EsdbAddress } from './address.ts';
import { DeletedStream, LostServer, WrongRevision, namedFailure } from './failures.ts';

/** Time for a server to come back, in milliseconds: a restart, or the election of a leader. */
const PATIENCE_MS = 30_000;
/** Longest wait for the next answer, in milliseconds. The client itself waits for ever. */
const DEADLINE_MS = 5_000;
/** Rest before another attempt, in milliseconds. */
const REST_MS = 100;

/** Revision before a stream's first event. */
export const NOTHING = -1n;

/** An event in a stream. */
export interface StreamEvent {
  readonly revision: bigint;
  readonly id: string;
  readonly type: string;
  /** bytes, or parsed JSON */
  readonly data: unknown;
  readonly metadata: unknown;
}

export interface EsdbWaits {
  /** Time for the server to come back before calls fail, in milliseconds; 30 s by default. */
  readonly patienceMs?: number;
  /** Longest wait for one answer, in milliseconds; 5 s by default. */
  readonly deadlineMs?: number;
}

const KEEP_ALIVE_MS = 10_000;
/** number of abandoned connections */
let silentConnections = 0;

/** Clients with equal settings share a connection, even one that hangs. So each new client has another timeout. */
function clientOf({ connection }: EsdbAddress): EventStoreDBClient {
  const and = connection.includes('?') ? '&' : '?';
  const timeout = KEEP_ALIVE_MS + silentConnections;
  return EventStoreDBClient.connectionString(`${connection}${and}keepAliveTimeout=${timeout}`);
}

/** The connection of one program to the server of a log. */
export class EsdbServer {
  readonly address: EsdbAddress;
  readonly name: string;
  readonly #patienceMs: number;
  readonly #deadlineMs: number;
  #client: EventStoreDBClient;
  #closed = false;

  constructor(address: EsdbAddress, { patienceMs = PATIENCE_MS, deadlineMs = DEADLINE_MS }: EsdbWaits = {}) {
    this.address = address;
    this.name = address.name;
    this.#patienceMs = patienceMs;
    this.#deadlineMs = deadlineMs;
    this.#client = clientOf(address);
  }

  /**
   * Appends one event after the expected revision. While its outcome is unknown, it is sent again with the same id and
   * revision: the server recognises a repeated append.
   * @returns its revision
   * @throws WrongRevision when another event is there; LostServer when the server stays away, and StorageBroken: then it may have happened
   */
  async append(stream: string, event: EventData, expected: bigint): Promise<bigint> {
    let sent = false;
    return this.#patiently(async () => {
      try {
        const again = sent;
        sent = true;
        return await this.#appendOnce(stream, event, expected, again);
      } catch (error) {
        if (error instanceof WrongRevision && (await this.#isAt(stream, expected + 1n, event.id)))
          return expected + 1n;
        throw error;
      }
    });
  }

  async #appendOnce(stream: string, event: EventData, expected: bigint, again: boolean): Promise<bigint> {
    try {
      const { success, nextExpectedRevision } = await this.#once((client, options) =>
        client.appendToStream(stream, event, {
          ...options,
          expectedRevision: expected === NOTHING ? NO_STREAM : expected,
        }),
      );
      if (success && nextExpectedRevision === expected + 1n) return nextExpectedRevision;
      throw new StorageBroken(
        `${this.name} wrote to revision ${nextExpectedRevision} instead of ${expected + 1n}`,
      );
    } catch (error) {
      const known =
        error instanceof WrongRevision || error instanceof LostServer || error instanceof DeletedStream;
      if (known || !again || !(error instanceof Error)) throw error;
      throw new StorageBroken(error.message, { cause: error });
    }
  }

  /** Deletes a stream for good, if its last event has this revision. @throws WrongRevision */
  async tombstone(stream: string, expected: bigint): Promise<void> {
    await this.#patiently(async () => {
      try {
        await this.#once((client, options) =>
          client.tombstoneStream(stream, {
            ...options,
            expectedRevision: expected === NOTHING ? NO_STREAM : expected,
          }),
        );
      } catch (error) {
        if (!(error instanceof DeletedStream)) throw error;
      }
    });
  }

  /** Returns the events of a stream from a revision on. It resumes after a lost connection. @throws DeletedStream */
  async *events(stream: string, from: bigint): AsyncGenerator<StreamEvent, void, undefined> {
    let next = from;
    for (let until = performance.now() + this.#patienceMs; ;)
      try {
        for await (const event of this.#read(stream, { fromRevision: next, direction: FORWARDS })) {
          next = event.revision + 1n;
          yield event;
          until = performance.now() + this.#patienceMs;
        }
        return;
      } catch (error) {
        await this.#restAfter(error, until);
      }
  }

  /** Returns at most `most` events of a stream, backwards from a revision. @throws DeletedStream */
  async eventsBack(stream: string, from: bigint | 'end', most: number): Promise<readonly StreamEvent[]> {
    return this.#patiently(async () => {
      const found: StreamEvent[] = [];
      const options: ReadOptions = { fromRevision: from, direction: BACKWARDS, maxCount: most };
      for await (const event of this.#read(stream, options)) found.push(event);
      return found;
    });
  }

  /** Returns the server's version; undefined if it does not say. */
  async version(): Promise<string | undefined> {
    // The client's types do not have it.
    const features: unknown = await this.#intime(Promise.resolve(Reflect.get(this.#client, 'capabilities')));
    const version =
      typeof features === 'object' && features !== null && 'serverVersion' in features
        ? features.serverVersion
        : undefined;
    return typeof version === 'string' ? version : undefined;
  }

  /** Returns the settings by which a server deletes events of a stream. */
  async limitsOf(stream: string): Promise<readonly string[]> {
    const { metadata } = await this.#patiently(() =>
      this.#once((client, options) => client.getStreamMetadata(stream, options)),
    );
    return Object.entries({
      maxCount: metadata?.maxCount,
      maxAge: metadata?.maxAge,
      truncateBefore: metadata?.truncateBefore,
    }).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  }

  /** Retries while the server is away, until the patience has passed. @throws LostServer when it stays away */
  async #patiently<Result>(attempt: () => Promise<Result>): Promise<Result> {
    for (const until = performance.now() + this.#patienceMs; ;)
      try {
        return await attempt();
      } catch (error) {
        await this.#restAfter(error, until);
      }
  }

  #demandOpen(): void {
    if (this.#closed) throw new Error('the event store is closed');
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#client.dispose();
  }

  async #restAfter(error: unknown, until: number): Promise<void> {
    if (!(error instanceof LostServer) || this.#closed || performance.now() > until) throw error;
    await after(REST_MS);
  }

  /** Runs a call once, with the deadline. */
  async #once<Result>(
    call: (client: EventStoreDBClient, options: CallOptions) => Promise<Result>,
  ): Promise<Result> {
    this.#demandOpen();
    try {
      return await this.#intime(call(this.#client, this.#callOptions()));
    } catch (error) {
      throw namedFailure(error, this.name);
    }
  }

  /** Options of each call. Only the leader knows the end of a stream. */
  #callOptions(): CallOptions {
    // With credentials, the client sends each append as a call of its own, which ends at its deadline. Without, it sends all
    // through one stream without a deadline. An unencrypted connection carries none.
    const credentials = this.address.user ?? { username: 'anonymous', password: '' };
    // The client's deadline comes after ours, which replaces the connection. It only cleans up the abandoned call.
    return { requiresLeader: true, deadline: 2 * this.#deadlineMs, credentials };
  }

  async *#read(
    stream: string,
    { fromRevision, direction, maxCount }: ReadOptions,
  ): AsyncGenerator<StreamEvent, void, undefined> {
    this.#demandOpen();
    const reading = this.#client.readStream(stream, {
      fromRevision,
      direction,
      ...this.#callOptions(),
      ...(maxCount === undefined ? {} : { maxCount }),
    });
    // An error after the last event is ignored.
    reading.on('error', () => undefined);
    const resolved = reading[Symbol.asyncIterator]();
    try {
      for (;;) {
        const { done = false, value } = await this.#intime(resolved.next());
        if (done) return;
        const { event } = value;
        if (event === undefined) continue;
        const { revision, id, type, data, metadata } = event;
        yield { revision, id, type, data, metadata };
      }
    } catch (error) {
      if (error instanceof StreamNotFoundError) return;
      throw namedFailure(error, this.name);
    } finally {
      reading.cancel().catch(() => undefined);
    }
  }

  /** Waits for an answer, and replaces the connection when it times out. @throws LostServer */
  async #intime<Result>(answer: Promise<Result>): Promise<Result> {
    const waiting = new AbortController();
    const late = after(this.#deadlineMs, undefined, { signal: waiting.signal }).then(() => {
      throw new LostServer(`${this.name} gave no answer within ${this.#deadlineMs} ms`);
    });
    try {
      return await Promise.race([answer, late]);
    } catch (error) {
      if (error instanceof LostServer) this.#replaceClient();
      throw error;
    } finally {
      late.catch(() => undefined);
      waiting.abort();
      answer.catch(() => undefined);
    }
  }

  /** The next call on a connection that hangs would time out too. */
  #replaceClient(): void {
    if (this.#closed) return;
    const hung = this.#client;
    silentConnections += 1;
    this.#client = clientOf(this.address);
    void hung.dispose();
  }

  async #isAt(stream: string, revision: bigint, id: string): Promise<boolean> {
    const [event] = await this.eventsBack(stream, revision, 1);
    return event?.revision === revision && event.id === id;
  }
}

interface CallOptions {
  readonly requiresLeader: boolean;
  readonly deadline: number;
  readonly credentials: { readonly username: string; readonly password: string };
}

interface ReadOptions {
  readonly fromRevision: bigint | 'end';
  readonly direction: typeof FORWARDS | typeof BACKWARDS;
  readonly maxCount?: number;
}
