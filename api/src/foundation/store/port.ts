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

/** A stored event. */
export interface Recorded {
  readonly position: Position;
  readonly stream: string;
  /** Number of the event in its stream, from 1, without a gap. */
  readonly version: number;
  /** The stored bytes as text: one JSON object on one line; the Merkle leaf. */
  readonly record: string;
}

/** The stored proof that the command of an append was used, so that it happens once. */
export interface CommandMark {
  /** Unique within the stream; 1 to 200 characters. */
  readonly id: string;
  /** SHA-256 of the canonical input, 64 lower-case hex digits. */
  readonly inputHash: string;
  /** JSON of the refusal if the command was refused, else absent. */
  readonly refusal?: string;
  /** Set for a command of an older edition: only its mark has the hash, and not its first record. */
  readonly beside?: true;
}

/** A stream with its number of events. */
export interface StreamVersion {
  readonly stream: string;
  readonly version: number;
}

/** Everything that one command does to one stream. */
export interface Append {
  /** Kind and id, e.g. 'player-42'. */
  readonly stream: string;
  /** The version on which the events were decided: that of the stream's last event, 0 if there is no stream yet. */
  readonly expectedVersion: number;
  /** Versions of other streams on which it was decided. Where several processes write, it fails like a stale version if one has moved. */
  readonly reads?: readonly StreamVersion[] | undefined;
  /** Empty if the command was refused or had nothing to do: then only its mark is written, on the version of its decision. */
  readonly events: readonly NewEvent[];
  readonly command: CommandMark;
  /** Milliseconds since 1970. */
  readonly time: number;
  /** The author of the command. */
  readonly actor: string;
  /** Generation of the lease under which it was decided; it fails like a stale version once another node holds the lease. */
  readonly lease?: number | undefined;
}

/** A command that was appended before. */
export interface KnownCommand {
  readonly inputHash: string;
  /** Present if the command was refused. */
  readonly refusal?: string;
  /** Its events in the stream have the versions firstVersion … firstVersion + count − 1. */
  readonly firstVersion: number;
  readonly count: number;
  /** Position of its last event; the head at that time if it had none. */
  readonly position: Position;
}

/** A committed command with its stream and id. */
export interface StoredCommand extends KnownCommand {
  readonly stream: string;
  readonly id: string;
}

export type Appended =
  | {
      readonly kind: 'appended';
      /** Position of the last event, or the head if there were none. */
      readonly position: Position;
      /** Version of the first event; the next event's version if there were none. */
      readonly firstVersion: number;
    }
  | {
      readonly kind: 'conflict';
      /** The stream's version, 0 if there is no stream. */
      readonly actualVersion: number;
    }
  | { readonly kind: 'duplicate'; readonly command: KnownCommand };

type Written = Extract<Appended, { readonly kind: 'appended' }>;

/** The result of several appends made as one. */
export type AppendedTogether =
  /** all were appended; the results in order */
  | { readonly kind: 'appended'; readonly each: readonly Written[] }
  /** none was appended, because the one at this index could not be */
  | { readonly kind: 'stopped'; readonly at: number; readonly by: Exclude<Appended, Written> };

/** The part of a store that an auditor needs. Every method rejects once the reader is closed. */
export interface EventReader {
  /**
   * Returns the events of one stream from `fromVersion` (default 1), at most `limit` (default all).
   * A missing stream has no events.
   * @throws RangeError when `fromVersion` or `limit` is not a positive integer
   */
  readStream(stream: string, fromVersion?: number, limit?: number): Promise<readonly Recorded[]>;
  /**
   * Returns the events of all streams after a position, in append order, at most `limit`.
   * @throws RangeError when the position is malformed or `limit` is not a positive integer
   */
  readAll(after: Position, limit: number): Promise<readonly Recorded[]>;
  /** Returns the position of the last event; START if there is none. */
  head(): Promise<Position>;
  close(): Promise<void>;
}

/** Reads what all nodes append, in order. */
export interface LogFollower {
  /** number of events in the log of which this node has heard */
  readonly heard: number;
  /** Calls the listener with all events after the opening, and with later ones; call it once. It never throws. */
  follow(listener: (recorded: readonly Recorded[]) => void): void;
  /** Waits until it has heard of so many events. @returns false after `timeoutMs`, some seconds by default, or if nobody follows */
  reached(events: number, timeoutMs?: number): Promise<boolean>;
  /** Returns why this node may not write; undefined if it may. */
  readonly fault: string | undefined;
  close(): Promise<void>;
}

/** What makes a store that of a node, one of several writers. */
export interface NodeLog {
  readonly name: string;
  readonly follower: LogFollower;
  readonly lease: Lease;
  /** Returns whether decisions about other streams depend on a stream. */
  readonly isSetting: (stream: string) => boolean;
}

/** The right to do what one node does for all: flows, sweeps, calls to providers. */
export interface Lease {
  /** its number, which grows with each holder; undefined while another node holds it */
  readonly generation: number | undefined;
  /** Calls back when it is won or lost. */
  onChange(listener: () => void): void;
  /** Gives it back for good, so that another node need not wait for its end. Never rejects. */
  giveBack(): Promise<void>;
  close(): Promise<void>;
}

export interface EventStore extends EventReader {
  /**
   * Appends the events and the mark of one command to one stream, all or nothing. In this order:
   * a known command id is a 'duplicate'; a version other than the expected one, or than one of `reads`, is a 'conflict'; otherwise it is
   * 'appended', and durable when the promise resolves. The log's order is the order of the calls.
   *
   * When the promise rejects with a storage failure, the append may still have happened (the disk failed while storing
   * it): append the same command again to find out. With `NoRoom` it did not happen.
   * @throws TypeError when `data` is not plain JSON with safe integers, or a refused command has events
   * @throws RangeError when a limit of `limits.ts` is exceeded
   */
  append(append: Append): Promise<Appended>;
  /**
   * Appends the events of several commands, each to its own stream, all or nothing even in a crash. They are consecutive
   * in the log. The rules and failures of `append` apply to each.
   * @throws TypeError when two of them are for one stream
   */
  appendTogether(appends: readonly Append[]): Promise<AppendedTogether>;
  /** Returns a committed command; undefined if the stream has never seen it. */
  findCommand(stream: string, id: string): Promise<KnownCommand | undefined>;
  /**
   * Calls the listener with the new head after each commit that moved it, before the appends resolve.
   * @returns unsubscribe
   */
  subscribe(listener: (head: Position) => void): () => void;
  /** What makes it the store of a node, one of several writers; undefined for the only writer. */
  readonly node?: NodeLog | undefined;
  /** Calls the listener with everything that any node appends; only for a node. */
  follow?(listener: (recorded: readonly Recorded[]) => void): void;
  /** Finishes the current appends, then closes the storage. */
  close(): Promise<void>;
}
