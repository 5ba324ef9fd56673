import { setImmediate as othersFirst } from 'node:timers/promises';
import type { AnyEvent, Codec, EventMeta, Fold } from '@skins/engine/kernel';
import { type LoggedEvent, readRecorded } from './logged-event.ts';
import type { Held, MemoryBudget } from './memory-budget.ts';
import { noteRead } from './reads.ts';
import type { Snapshots } from './snapshots.ts';
import { ToBeRead } from './to-be-read.ts';
import type { EventReader, KnownCommand } from '../store/index.ts';

/** Events read without yielding: a long history blocks others for about 4 ms at a time. */
const PAGE = 1_000;

/** A stream's state after its first `version` events. */
export interface Folded<State> {
  readonly state: State;
  readonly version: number;
}

/** Uncommitted events on which the next command is already decided. */
export interface Staged {
  /** Called when they are committed. */
  readonly show: () => void;
  /** Called when the command was done before, so they never will be. @param before the versions of its events */
  readonly takeBack: (before: Pick<KnownCommand, 'firstVersion' | 'count'>) => void;
}

/** A stream as read, with the number of events in its snapshot. */
interface Loaded<State> extends Folded<State> {
  readonly kept: number;
}

/** Bytes of memory that a stream uses besides the weight of its state. */
const STREAM_BYTES = 900;

interface Entry<State> extends Held {
  /** stays in memory and does not count in the budget */
  pinned: boolean;
  /** number of its events in its snapshot; 0 without one */
  kept: number;
  /** state with all decided events, committed or not, on which the next command is decided; undefined if it must be reloaded */
  head: Folded<State> | undefined;
  /** state with all committed events, which readers may see */
  committed: Folded<State>;
}

/** The folded states of one kind of stream. Recently used streams stay in memory, within a budget that all kinds share. */
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

  /** @param snapshots of long streams, if any are kept */
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

  /** Returns the state that readers may see: committed events only. */
  async read(stream: string): Promise<Folded<State>> {
    return (await this.#entry(stream)).committed;
  }

  /** Returns the state on which the next command of a stream is decided. */
  async load(stream: string): Promise<Folded<State>> {
    const { head, committed } = await this.#entry(stream);
    return head ?? committed;
  }

  /** Returns the state for the next command if the stream is in memory; synchronous, so nothing can come between. */
  peek(stream: string): Folded<State> | undefined {
    return this.#used(stream)?.head;
  }

  /**
   * Returns the state as decided, for use in a decision about another stream.
   * @throws ToBeRead if it is not in memory
   */
  decided(stream: string): State {
    const folded = this.peek(stream);
    if (folded === undefined) throw new ToBeRead(stream, () => this.load(stream));
    noteRead({ stream, version: folded.version, renew: () => this.#renew(stream) });
    return folded.state;
  }

  /** Returns the last committed state that this process knows, if the stream is in memory. */
  peekCommitted(stream: string): Folded<State> | undefined {
    return this.#used(stream)?.committed;
  }

  /**
   * Adds events to the head, if it is still the state on which they were decided.
   * @throws InvariantBroken when the events contradict that state
   * @throws UnreadableEvent when one could not be read back: an unreadable event would make every later start fail
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
        // If the state has not seen its events, another process did it.
        const seen = firstVersion + count - 1 <= decidedOn.version;
        if (seen && this.#entries.get(stream) === entry && entry.head === staged)
          this.#setHead(entry, decidedOn);
        else drop();
      },
    };
  }

  /** Returns whether a stream stays in memory because others decide on it. */
  keeps(stream: string): boolean {
    return this.#pinned.has(stream);
  }

  /** Keeps a stream in memory from now on, regardless of the budget. */
  keep(stream: string): void {
    this.#pinned.add(stream);
    const entry = this.#entries.get(stream);
    if (entry === undefined || entry.pinned) return;
    entry.pinned = true;
    this.#memory.release(entry);
  }

  /** Folds committed events, in order, into the state in memory; those that it has seen change nothing. Any process may have committed them. */
  hear(stream: string, events: readonly LoggedEvent[]): void {
    // What is being loaded may lack them.
    this.#loading.delete(stream);
    const entry = this.#entries.get(stream);
    const last = events.at(-1)?.meta.version ?? 0;
    if (entry === undefined || entry.committed.version >= last) return;
    const { head } = entry;
    let { state, version } = entry.committed;
    for (const { event, meta } of events) {
      if (meta.version <= version) continue;
      if (meta.version > version + 1) return this.drop(stream);
      state = this.#fold.evolve(state, event, meta);
      ({ version } = meta);
    }
    entry.committed = { state, version };
    // A head as long is staged by this process: it is committed, or its append fails and drops it.
    if (head !== undefined && head.version < version) this.#setHead(entry, entry.committed);
    this.#offer(stream, entry);
  }

  /** Takes back what is staged on a stream: its next command is decided on what is committed, as far as this process has heard. */
  goBack(stream: string): void {
    const entry = this.#entries.get(stream);
    if (entry?.head !== undefined) this.#setHead(entry, entry.committed);
  }

  /** Marks a stream for reloading: the state in memory or being loaded may differ from the store. */
  drop(stream: string): void {
    this.#loading.delete(stream);
    const entry = this.#entries.get(stream);
    if (entry !== undefined) entry.head = undefined;
  }

  #renew(stream: string): Promise<Folded<State>> {
    this.drop(stream);
    return this.load(stream);
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

  /** Puts a loaded stream into memory, replacing the previous state unless more was committed meanwhile. */
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

  /** Offers a stream's state for a snapshot, if enough was committed since the last one. */
  #offer(stream: string, entry: Entry<State>): void {
    const { state, version } = entry.committed;
    const { keeping } = this.#fold;
    if (keeping === undefined || this.#snapshots?.isDue(version, entry.kept) !== true) return;
    entry.kept = version;
    this.#snapshots.offer(stream, { version, plain: () => keeping.plain(state) });
  }

  /** Returns the state in a stream's snapshot, if it belongs to this log and can be decoded. */
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
