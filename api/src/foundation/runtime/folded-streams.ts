import { setImmediate as othersFirst } from 'node:timers/promises';
import type { AnyEvent, Codec, EventMeta, Fold } from '@skins/engine/kernel';
import { readRecorded } from './logged-event.ts';
import type { Held, MemoryBudget } from './memory-budget.ts';
import type { Snapshots } from './snapshots.ts';
import type { EventReader, KnownCommand } from '../store/index.ts';

/** Events read without a pause: a long history keeps others waiting for some 4 ms at a time. */
const PAGE = 1_000;

/** A stream's state after its first `version` events. */
export interface Folded<State> {
  readonly state: State;
  readonly version: number;
}

/** Events that the next command is decided on already, though they are not committed. */
export interface Staged {
  /** They are committed. */
  readonly show: () => void;
  /** The command was done before, so they never will be. @param before where its events stand */
  readonly takeBack: (before: Pick<KnownCommand, 'firstVersion' | 'count'>) => void;
}

/** A stream that was read, and how many of its events are in its snapshot. */
interface Loaded<State> extends Folded<State> {
  readonly kept: number;
}

/** What a stream takes in memory beside what its fold says of its state. */
const STREAM_BYTES = 900;

interface Entry<State> extends Held {
  /** stays in spite of the budget, and does not count in it */
  pinned: boolean;
  /** how many of its events are in its snapshot; 0 when there is none */
  kept: number;
  /** with everything decided, committed or not: what the next command is decided on; undefined when it has to be read anew */
  head: Folded<State> | undefined;
  /** with everything committed: what readers may see */
  committed: Folded<State>;
}

/** The folded states of one kind of stream, kept in memory for the streams used last, in a budget that all kinds share. */
export class FoldedStreams<State> {
  readonly #entries = new Map<string, Entry<State>>();
  readonly #loading = new Map<string, Promise<Loaded<State>>>();
  readonly #reader: EventReader;
  readonly #fold: Fold<State>;
  readonly #codec: Codec;
  readonly #memory: MemoryBudget;
  readonly #snapshots: Snapshots | undefined;
  /** streams that stay in memory */
  readonly #pinned = new Set<string>();

  /** @param snapshots of long streams, where any are kept */
  constructor(
    reader: EventReader,
    fold: Fold<State>,
    codec: Codec,
    memory: MemoryBudget,
    snapshots?: Snapshots,
  ) {
    this.#reader = reader;
    this.#fold = fold;
    this.#codec = codec;
    this.#memory = memory;
    this.#snapshots = snapshots;
  }

  /** What readers may see of a stream: committed events only. */
  async read(stream: string): Promise<Folded<State>> {
    return (await this.#entry(stream)).committed;
  }

  /** What the next command of a stream is decided on. */
  async load(stream: string): Promise<Folded<State>> {
    const { head, committed } = await this.#entry(stream);
    return head ?? committed;
  }

  /** What the next command is decided on if the stream is in memory; no wait, so nothing can come between. */
  peek(stream: string): Folded<State> | undefined {
    return this.#used(stream)?.head;
  }

  /** What was committed last, as far as this process knows, if the stream is in memory. */
  peekCommitted(stream: string): Folded<State> | undefined {
    return this.#used(stream)?.committed;
  }

  /**
   * Takes events into the head, if it still is the state that they were decided on.
   * @throws InvariantBroken when the events contradict that state
   * @throws UnreadableEvent when one could not be read back: in the log it would keep every start from coming to its end
   */
  stage(
    stream: string,
    decidedOn: Folded<State>,
    events: readonly AnyEvent[],
    meta: Omit<EventMeta, 'stream' | 'version'>,
  ): Staged {
    const { time, actor, command } = meta;
    let { state, version } = decidedOn;
    for (const event of events) {
      this.#codec.hold(event);
      version += 1;
      state = this.#fold.evolve(state, event, { stream, version, time, actor, command });
    }
    const staged = { state, version };
    const entry = this.#used(stream);
    const drop = () => this.drop(stream);
    if (entry?.head !== decidedOn) return { show: drop, takeBack: drop };
    this.#setHead(entry, staged);
    return {
      show: () => {
        if (this.#entries.get(stream) !== entry) drop();
        else if (staged.version > entry.committed.version) {
          entry.committed = staged;
          this.#offer(stream, entry);
        }
      },
      takeBack: ({ firstVersion, count }) => {
        // Another process did it, where the state has not seen its events.
        const seen = firstVersion + count - 1 <= decidedOn.version;
        if (seen && this.#entries.get(stream) === entry && entry.head === staged)
          this.#setHead(entry, decidedOn);
        else drop();
      },
    };
  }

  /** Whether a stream stays in memory, as others decide on it. */
  keeps(stream: string): boolean {
    return this.#pinned.has(stream);
  }

  /** From now on a stream stays in memory once it is there, whatever others need. */
  keep(stream: string): void {
    this.#pinned.add(stream);
    const entry = this.#entries.get(stream);
    if (entry === undefined || entry.pinned) return;
    entry.pinned = true;
    this.#memory.release(entry);
  }

  /** Has a stream read anew: what is in memory, or being loaded, may not be what the store has by now. */
  drop(stream: string): void {
    this.#loading.delete(stream);
    const entry = this.#entries.get(stream);
    if (entry !== undefined) entry.head = undefined;
  }

  async #entry(stream: string): Promise<Entry<State>> {
    const known = this.#used(stream);
    if (known?.head !== undefined) return known;
    const loading = this.#loading.get(stream) ?? this.#fromStore(stream);
    this.#loading.set(stream, loading);
    try {
      const folded = await loading;
      return this.#loading.get(stream) === loading
        ? this.#hold(stream, folded)
        : this.#entryOf(stream, folded);
    } finally {
      if (this.#loading.get(stream) === loading) this.#loading.delete(stream);
    }
  }

  #setHead(entry: Entry<State>, head: Folded<State>): void {
    entry.head = head;
    if (!entry.pinned) this.#memory.weigh(entry, this.#bytesOf(head));
  }

  #used(stream: string): Entry<State> | undefined {
    const entry = this.#entries.get(stream);
    if (entry !== undefined && !entry.pinned) this.#memory.use(entry);
    return entry;
  }

  /** Takes a stream that was read into memory, in the place of what was there, unless more was committed meanwhile. */
  #hold(stream: string, folded: Loaded<State>): Entry<State> {
    const before = this.#entries.get(stream);
    if (before !== undefined && before.committed.version > folded.version) {
      this.#setHead(before, before.committed);
      return before;
    }
    if (before !== undefined && !before.pinned) this.#memory.release(before);
    const entry = this.#entryOf(stream, folded);
    this.#entries.set(stream, entry);
    if (!entry.pinned) this.#memory.hold(entry);
    this.#offer(stream, entry);
    return entry;
  }

  #entryOf(stream: string, { state, version, kept }: Loaded<State>): Entry<State> {
    const folded = { state, version };
    return {
      head: folded,
      committed: folded,
      pinned: this.#pinned.has(stream),
      kept,
      bytes: this.#bytesOf(folded),
      forget: () => this.#entries.delete(stream),
      older: undefined,
      newer: undefined,
    };
  }

  #bytesOf({ state }: Folded<State>): number {
    return STREAM_BYTES + this.#fold.weigh(state);
  }

  /** Has a stream's state kept beside the log, if enough was committed since it was last. */
  #offer(stream: string, entry: Entry<State>): void {
    const { state, version } = entry.committed;
    const { keeping } = this.#fold;
    if (keeping === undefined || this.#snapshots?.isDue(version, entry.kept) !== true) return;
    entry.kept = version;
    this.#snapshots.offer(stream, { version, plain: () => keeping.plain(state) });
  }

  /** What is kept of a stream beside the log, if it is of this log and can be put together. */
  async #fromSnapshot(stream: string): Promise<Folded<State> | undefined> {
    const { keeping } = this.#fold;
    const snapshot = keeping && (await this.#snapshots?.read(stream));
    if (snapshot === undefined) return undefined;
    try {
      const state = keeping?.whole(snapshot.state);
      return state && { state, version: snapshot.version };
    } catch {
      await this.#snapshots?.forget(stream);
      return undefined;
    }
  }

  async #fromStore(stream: string): Promise<Loaded<State>> {
    const begun = (await this.#fromSnapshot(stream)) ?? { state: this.#fold.initial, version: 0 };
    let folded: Folded<State> = begun;
    for (;;) {
      const page = await this.#reader.readStream(stream, folded.version + 1, PAGE);
      for (const recorded of page) {
        const { event, meta } = readRecorded(recorded, this.#codec);
        folded = { state: this.#fold.evolve(folded.state, event, meta), version: meta.version };
      }
      if (page.length < PAGE) return { ...folded, kept: begun.version };
      await othersFirst();
    }
  }
}
