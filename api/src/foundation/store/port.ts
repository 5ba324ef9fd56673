/**
 * Opaque, sortable position in the global order: fixed-width decimal text, e.g. '000000000042'.
 * Positions count events without a gap: the first event is 1, so an event's leaf in the Merkle tree has index position − 1.
 */
export type Position = string;

/** An event as the engine decided it. */
export interface NewEvent {
  readonly type: string;
  /** Schema version of `data`, from 1. */
  readonly v: number;
  /** Plain JSON whose numbers are safe integers. */
  readonly data: unknown;
}

/** An event as the store keeps it. */
export interface Recorded {
  readonly position: Position;
  readonly stream: string;
  /** Number of the event in its stream, from 1, without a gap. */
  readonly version: number;
  /** The stored bytes, as text: one JSON object on one line; the Merkle leaf. */
  readonly record: string;
}

/** What is remembered of the command behind an append, so that it happens once. */
export interface CommandMark {
  /** Unique within the stream; 1 to 200 characters. */
  readonly id: string;
  /** SHA-256 of the canonical input, 64 lower-case hex digits. */
  readonly inputHash: string;
  /** JSON of the refusal when the command was refused, else absent. */
  readonly refusal?: string;
}

/** All that one command does to one stream. */
export interface Append {
  /** Kind and id, e.g. 'player-42'. */
  readonly stream: string;
  /** The version the events were decided on: that of the stream's last event, 0 when there is no stream yet. */
  readonly expectedVersion: number;
  /** None when the command was refused or had nothing to do: then only its mark is written, on the version it was decided on. */
  readonly events: readonly NewEvent[];
  readonly command: CommandMark;
  /** Milliseconds since 1970. */
  readonly time: number;
  /** Who gave the command. */
  readonly actor: string;
}

/** What is known of a command that was appended before. */
export interface KnownCommand {
  readonly inputHash: string;
  /** Present when the command was refused. */
  readonly refusal?: string;
  /** Its events in the stream have the versions firstVersion … firstVersion + count − 1. */
  readonly firstVersion: number;
  readonly count: number;
  /** Of its last event; the head of that moment when it had none. */
  readonly position: Position;
}

/** A committed command, with what names it. */
export interface StoredCommand extends KnownCommand {
  readonly stream: string;
  readonly id: string;
}

export type Appended =
  | {
      readonly kind: 'appended';
      /** Of the last event, or the head when there were none. */
      readonly position: Position;
      /** Version of the first event; the version the next event will get when there were none. */
      readonly firstVersion: number;
    }
  | {
      readonly kind: 'conflict';
      /** The stream's version, 0 when there is no stream. */
      readonly actualVersion: number;
    }
  | { readonly kind: 'duplicate'; readonly command: KnownCommand };

type Written = Extract<Appended, { readonly kind: 'appended' }>;

/** What became of several appends that are one. */
export type AppendedTogether =
  /** in their order */
  | { readonly kind: 'appended'; readonly each: readonly Written[] }
  /** none of them was, as the one at this index could not be */
  | { readonly kind: 'stopped'; readonly at: number; readonly by: Exclude<Appended, Written> };

/** What an auditor needs of a store. Every method rejects once the reader is closed. */
export interface EventReader {
  /**
   * The events of one stream from `fromVersion` (1 when absent) on, at most `limit`, all when absent.
   * No stream reads as no events.
   * @throws RangeError when `fromVersion` or `limit` is no positive integer
   */
  readStream(stream: string, fromVersion?: number, limit?: number): Promise<readonly Recorded[]>;
  /**
   * The events of all streams after a position, in the order of their append, at most `limit`.
   * @throws RangeError when the position is malformed or `limit` is no positive integer
   */
  readAll(after: Position, limit: number): Promise<readonly Recorded[]>;
  /** Position of the last event; START when there is none. */
  head(): Promise<Position>;
  close(): Promise<void>;
}

export interface EventStore extends EventReader {
  /**
   * Appends the events and the mark of one command to one stream, wholly or not at all. In this order:
   * a known command id is a 'duplicate'; another version than the expected one is a 'conflict'; else it is 'appended',
   * and durable when the promise resolves. The log's order is the order of the calls.
   *
   * When the promise rejects with a failure of the storage, the append may still have happened (the disk failed while it
   * was being told to keep it): append the same command again to learn which. With `NoRoom` it did not happen.
   * @throws TypeError when `data` is not plain JSON with safe integers, or a refused command brings events
   * @throws RangeError when a limit of `limits.ts` is exceeded
   */
  append(append: Append): Promise<Appended>;
  /**
   * Appends what several commands do, each to a stream of its own, all of it or nothing, whatever dies: one behind the other
   * in the log, with nothing in between. Each is held to what `append` says, and so are failures.
   * @throws TypeError when two of them are of one stream
   */
  appendTogether(appends: readonly Append[]): Promise<AppendedTogether>;
  /** What is known of a committed command; undefined when the stream never saw it. */
  findCommand(stream: string, id: string): Promise<KnownCommand | undefined>;
  /**
   * Calls the listener with the new head after each commit that moved it, before the appends resolve.
   * @returns unsubscribe
   */
  subscribe(listener: (head: Position) => void): () => void;
  /** Finishes the appends under way, then gives up the storage. */
  close(): Promise<void>;
}
