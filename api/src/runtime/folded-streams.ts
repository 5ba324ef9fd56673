import { setImmediate as othersFirst } from 'node:timers/promises';
import type { AnyEvent, Codec, EventMeta, Fold } from '@skins/engine/kernel';
import { readRecorded } from './logged-event.ts';
import type { Held, MemoryBudget } from './memory-budget.ts';
import type { EventReader } from '../store/index.ts';

/** Events read without a pause: a long history keeps others waiting for some 4 ms at a time. */
const PAGE = 1_000;

/** A stream's state after its first `version` events. */
export interface Folded<State> {
  readonly state: State;
  readonly version: number;
}

/** What a stream takes in memory beside what its fold says of its state. */
const STREAM_BYTES = 600;

interface Entry<State> extends Held {
  /** in the budget, or kept in spite of it */
  kept: boolean;
  /** with everything decided, committed or not: what the next command is decided on; undefined when it has to be read anew */
  head: Folded<State> | undefined;
  /** with everything committed: what readers may see */
  committed: Folded<State>;
}

/** The folded states of one kind of stream, kept in memory for the streams used last, in a budget that all kinds share. */
export class FoldedStreams<State> {
  readonly #entries = new Map<string, Entry<State>>();
  readonly #loading = new Map<string, Promise<Folded<State>>>();
  readonly #reader: EventReader;
  readonly #fold: Fold<State>;
  readonly #codec: Codec;
  readonly #memory: MemoryBudget;
  /** streams that stay in memory */
  readonly #kept = new Set<string>();

  constructor(reader: EventReader, fold: Fold<State>, codec: Codec, memory: MemoryBudget) {
    this.#reader = reader;
    this.#fold = fold;
    this.#codec = codec;
    this.#memory = memory;
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
   * @returns what to call once they are committed
   * @throws InvariantBroken when the events contradict that state
   */
  stage(
    stream: string,
    decidedOn: Folded<State>,
    events: readonly AnyEvent[],
    meta: Omit<EventMeta, 'stream' | 'version'>,
  ): () => void {
    const staged = events.reduce<Folded<State>>((folded, event) => {
      const version = folded.version + 1;
      return { version, state: this.#fold.evolve(folded.state, event, { ...meta, stream, version }) };
    }, decidedOn);
    const entry = this.#used(stream);
    if (entry?.head !== decidedOn) return () => this.drop(stream);
    entry.head = staged;
    if (!entry.kept) this.#memory.weigh(entry, this.#bytesOf(staged));
    return () => {
      if (this.#entries.get(stream) !== entry) this.drop(stream);
      else if (staged.version > entry.committed.version) entry.committed = staged;
    };
  }

  /** From now on a stream stays in memory once it is there, whatever others need. */
  keep(stream: string): void {
    this.#kept.add(stream);
    const entry = this.#entries.get(stream);
    if (entry === undefined || entry.kept) return;
    entry.kept = true;
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

  #used(stream: string): Entry<State> | undefined {
    const entry = this.#entries.get(stream);
    if (entry !== undefined && !entry.kept) this.#memory.use(entry);
    return entry;
  }

  /** Takes a stream that was read into memory, in the place of what was there. */
  #hold(stream: string, folded: Folded<State>): Entry<State> {
    const before = this.#entries.get(stream);
    if (before !== undefined && !before.kept) this.#memory.release(before);
    const entry = this.#entryOf(stream, folded);
    this.#entries.set(stream, entry);
    if (!entry.kept) this.#memory.hold(entry);
    return entry;
  }

  #entryOf(stream: string, folded: Folded<State>): Entry<State> {
    return {
      head: folded,
      committed: folded,
      kept: this.#kept.has(stream),
      bytes: this.#bytesOf(folded),
      forget: () => this.#entries.delete(stream),
      older: undefined,
      newer: undefined,
    };
  }

  #bytesOf({ state }: Folded<State>): number {
    return STREAM_BYTES + this.#fold.weigh(state);
  }

  async #fromStore(stream: string): Promise<Folded<State>> {
    let folded: Folded<State> = { state: this.#fold.initial, version: 0 };
    for (;;) {
      const page = await this.#reader.readStream(stream, folded.version + 1, PAGE);
      for (const recorded of page) {
        const { event, meta } = readRecorded(recorded, this.#codec);
        folded = { state: this.#fold.evolve(folded.state, event, meta), version: meta.version };
      }
      if (page.length < PAGE) return folded;
      await othersFirst();
    }
  }
}
