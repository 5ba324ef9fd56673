import type {
  Append,
  Appended,
  AppendedTogether,
  EventStore,
  KnownCommand,
  Position,
  Recorded,
} from '@skins/api/foundation/store';
import type { Random } from '../audit/random.ts';

/** How often, of a thousand calls, something goes wrong. */
export interface Faults {
  /** the append is refused as decided on an old version, though it is not */
  readonly conflicts: number;
  /** the append fails, and nothing of it happened */
  readonly lostBefore: number;
  /** the append fails, and yet it happened */
  readonly lostAfter: number;
  /** a read fails */
  readonly failedReads: number;
  /** most turns of the event loop that a call takes */
  readonly turnsMax: number;
}

/** The storage failed on purpose. */
export class StorageFailed extends Error {
  override readonly name = 'StorageFailed';
}

const PER = 1_000;

/** A store that keeps its contract and is as unpleasant as the contract allows. The same numbers, the same trouble. */
export class FaultyStore implements EventStore {
  readonly #inner: EventStore;
  readonly #random: Random;
  readonly #faults: Faults;
  #calm = true;
  /** the appends before: their order is the order of the calls, however long each one takes */
  #queue: Promise<unknown> = Promise.resolve();

  constructor(inner: EventStore, random: Random, faults: Faults) {
    this.#inner = inner;
    this.#random = random;
    this.#faults = faults;
  }

  /** From now on everything works, or not. */
  set calm(calm: boolean) {
    this.#calm = calm;
  }

  append(append: Append): Promise<Appended> {
    const done = this.#queue.then(async () => {
      await this.#wait();
      return this.#appendOrFail(append);
    });
    this.#queue = done.catch(() => undefined);
    return this.#later(done);
  }

  appendTogether(appends: readonly Append[]): Promise<AppendedTogether> {
    return this.#later(this.#queue.then(() => this.#inner.appendTogether(appends)));
  }

  async findCommand(stream: string, id: string): Promise<KnownCommand | undefined> {
    return this.#later(this.#read(() => this.#inner.findCommand(stream, id)));
  }

  async readStream(stream: string, fromVersion?: number, limit?: number): Promise<readonly Recorded[]> {
    return this.#later(this.#read(() => this.#inner.readStream(stream, fromVersion, limit)));
  }

  async readAll(after: Position, limit: number): Promise<readonly Recorded[]> {
    return this.#later(this.#read(() => this.#inner.readAll(after, limit)));
  }

  head(): Promise<Position> {
    return this.#inner.head();
  }

  subscribe(listener: (head: Position) => void): () => void {
    return this.#inner.subscribe(listener);
  }

  close(): Promise<void> {
    return this.#inner.close();
  }

  async #appendOrFail(append: Append): Promise<Appended> {
    const { conflicts, lostBefore, lostAfter } = this.#faults;
    const fault = this.#calm ? PER : this.#random.below(PER);
    if (fault < lostBefore) throw new StorageFailed('before the append');
    const known = await this.#inner.findCommand(append.stream, append.command.id);
    if (fault < lostBefore + conflicts && known === undefined)
      return { kind: 'conflict', actualVersion: append.expectedVersion };
    const appended = await this.#inner.append(append);
    if (fault >= PER - lostAfter && !this.#calm) throw new StorageFailed('after the append');
    return appended;
  }

  async #read<Result>(read: () => Promise<Result>): Promise<Result> {
    await this.#wait();
    if (!this.#calm && this.#random.below(PER) < this.#faults.failedReads)
      throw new StorageFailed('while reading');
    return read();
  }

  /** The answer of the storage takes its time too. */
  async #later<Result>(result: Promise<Result>): Promise<Result> {
    try {
      return await result;
    } finally {
      await this.#wait();
    }
  }

  async #wait(): Promise<void> {
    if (this.#calm) return;
    for (let turns = this.#random.below(this.#faults.turnsMax + 1); turns > 0; turns -= 1)
      await new Promise((resolve) => setImmediate(resolve));
  }
}
