import {
  type Append,
  type Appended,
  type AppendedTogether,
  type EventStore,
  type Position,
  type Recorded,
  createMemoryStore,
} from '../../../api/src/foundation/store/index.ts';

interface Waiting {
  readonly append: () => Promise<unknown>;
  /** appends, and answers */
  readonly commit: () => void;
  readonly reject: (error: unknown) => void;
}

/** A store that can hold appends back and then commit or fail them together, as a disk does; for tests. */
export class HeldStore implements EventStore {
  readonly #store: EventStore;
  readonly #waiting: Waiting[] = [];
  #held = false;
  /** where streams were read from, in order */
  readonly reads: number[] = [];
  unreadable = false;
  /** what streams that are read wait for before their reader hears of them */
  slowly: Promise<unknown> | undefined;

  constructor(store: EventStore = createMemoryStore()) {
    this.#store = store;
  }

  /** From now on appends wait. */
  hold(): void {
    this.#held = true;
  }

  /** How many appends wait. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Appends all that waits, in the order of the calls, and holds no longer. */
  commit(): void {
    this.#held = false;
    for (const { commit } of this.#waiting.splice(0)) commit();
  }

  /** Fails all that waits, and holds no longer. `kept`: though it reached the disk. */
  async fail(error: Error, { kept }: { kept: boolean }): Promise<void> {
    this.#held = false;
    for (const { append, reject } of this.#waiting.splice(0)) {
      if (kept) await append();
      reject(error);
    }
  }

  append(append: Append): Promise<Appended> {
    return this.#holding(() => this.#store.append(append));
  }

  appendTogether(appends: readonly Append[]): Promise<AppendedTogether> {
    return this.#holding(() => this.#store.appendTogether(appends));
  }

  #holding<Result>(append: () => Promise<Result>): Promise<Result> {
    if (!this.#held) return append();
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    this.#waiting.push({ append, commit: () => resolve(append()), reject });
    return promise;
  }

  findCommand(stream: string, id: string): ReturnType<EventStore['findCommand']> {
    return this.#store.findCommand(stream, id);
  }

  async readStream(stream: string, fromVersion = 1, limit?: number): Promise<readonly Recorded[]> {
    this.reads.push(fromVersion);
    if (this.unreadable) throw new Error('disk gone');
    const found = await this.#store.readStream(stream, fromVersion, limit);
    await this.slowly;
    return found;
  }

  readAll(after: Position, limit: number): ReturnType<EventStore['readAll']> {
    return this.#store.readAll(after, limit);
  }

  subscribe(listener: (head: Position) => void): () => void {
    return this.#store.subscribe(listener);
  }

  head(): Promise<Position> {
    return this.#store.head();
  }

  close(): Promise<void> {
    return this.#store.close();
  }
}
