import {
  type Append,
  type Appended,
  type AppendedTogether,
  type EventStore,
  type KnownCommand,
  type Position,
  type Recorded,
  createMemoryStore,
} from '@skins/api/foundation/store';

/** A store that delegates to another one; subclasses override what they change. */
export class PassingStore implements EventStore {
  protected readonly inner: EventStore;

  constructor(inner: EventStore) {
    this.inner = inner;
  }

  append(append: Append): Promise<Appended> {
    return this.inner.append(append);
  }
  appendTogether(appends: readonly Append[]): Promise<AppendedTogether> {
    return this.inner.appendTogether(appends);
  }
  findCommand(stream: string, id: string): Promise<KnownCommand | undefined> {
    return this.inner.findCommand(stream, id);
  }
  readStream(stream: string, fromVersion?: number, limit?: number): Promise<readonly Recorded[]> {
    return this.inner.readStream(stream, fromVersion, limit);
  }
  readAll(after: Position, limit: number): Promise<readonly Recorded[]> {
    return this.inner.readAll(after, limit);
  }
  head(): Promise<Position> {
    return this.inner.head();
  }
  subscribe(listener: (head: Position) => void): () => void {
    return this.inner.subscribe(listener);
  }
  get node(): EventStore['node'] {
    return this.inner.node;
  }
  follow(listener: (recorded: readonly Recorded[]) => void): void {
    this.inner.follow?.(listener);
  }
  close(): Promise<void> {
    return this.inner.close();
  }
}

/** Records appends, so that its log can be copied, whole or truncated. */
export class RecordedStore extends PassingStore {
  readonly appends: Append[] = [];

  override async append(append: Append): Promise<Appended> {
    const appended = await super.append(append);
    if (appended.kind === 'appended') this.appends.push(append);
    return appended;
  }

  /** Returns a new store with the same log, up to so many appends. */
  async copy(appends = this.appends.length): Promise<EventStore> {
    const store = createMemoryStore();
    for (const append of this.appends.slice(0, appends)) await store.append(append);
    return store;
  }
}

/** Whether the append at which something happens is lost or kept. */
export type Fate = 'lost' | 'kept';

/** Its process dies at an append: later calls are never answered. */
export class MortalStore extends PassingStore {
  readonly #dies = Promise.withResolvers<void>();
  readonly #fate: Fate;
  #left: number;

  /** @param left appends that it answers before it dies */
  constructor(inner: EventStore, left: number, fate: Fate) {
    super(inner);
    this.#left = left;
    this.#fate = fate;
  }

  /** Resolves when the process dies. */
  get death(): Promise<void> {
    return this.#dies.promise;
  }

  override async append(append: Append): Promise<Appended> {
    this.#left -= 1;
    if (this.#left === -1) {
      if (this.#fate === 'kept') await super.append(append);
      this.#dies.resolve();
    }
    return this.#left < 0 ? never() : super.append(append);
  }
  override findCommand(stream: string, id: string): Promise<KnownCommand | undefined> {
    return this.#left < 0 ? never() : super.findCommand(stream, id);
  }
  override readStream(stream: string, from?: number, limit?: number): Promise<readonly Recorded[]> {
    return this.#left < 0 ? never() : super.readStream(stream, from, limit);
  }
}

const never = <Value>(): Promise<Value> => Promise.withResolvers<Value>().promise;

/** One of its appends fails, and its process continues. */
export class FailingOnceStore extends PassingStore {
  #left: number;
  readonly #fate: Fate;

  /** @param left appends before the one that fails */
  constructor(inner: EventStore, left: number, fate: Fate) {
    super(inner);
    this.#left = left;
    this.#fate = fate;
  }

  override async append(append: Append): Promise<Appended> {
    this.#left -= 1;
    if (this.#left !== -1) return super.append(append);
    if (this.#fate === 'kept') await super.append(append);
    throw new Error('the disk failed');
  }
}
