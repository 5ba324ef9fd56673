import {
  type Append,
  type Appended,
  type AppendedTogether,
  type EventStore,
  type KnownCommand,
  NoRoom,
  type Position,
  type Recorded,
  createMemoryStore,
  positionOf,
} from '@skins/api/foundation/store';
import type { Disk, Drafted } from './disk.ts';

/** Result of a commit: on the disk; refused for lack of room; failed and lost; failed though it is kept. */
export type Fate = 'kept' | 'no-room' | 'lost' | 'kept-unheard';

/** The disk failed, so the caller does not know whether the append was kept. */
export class DiskFailed extends Error {
  override readonly name = 'DiskFailed';
}

/** Decides when things happen. */
export interface Pace {
  /** Resolves at the turn of the given thing; never, once the process is dead. */
  readonly turn: (what: string) => Promise<void>;
  /** Tells whether a stream's reads are delayed; others are immediate. */
  readonly delays: (stream: string) => boolean;
  /** Returns the result of the commit that ends now. */
  readonly fate: () => Fate;
  /** Tells whether the read that is answered now fails. */
  readonly readFails: () => boolean;
  /** Called with each append. @param time in milliseconds since 1970 */
  readonly written: (time: number) => void;
}

interface Waiting extends Drafted {
  readonly resolve: (appended: AppendedTogether) => void;
  readonly reject: (reason: unknown) => void;
}

/** most appends per commit */
const BATCH_MAX = 4;

/** A process's store over a disk: it commits groups in sequence, and answers after the commit. */
export class DiskStore implements EventStore {
  readonly #disk: Disk;
  readonly #pace: Pace;
  #queue: Waiting[] = [];
  #underWay: readonly Waiting[] = [];
  readonly #listeners = new Set<{ readonly hear: (head: Position) => void }>();
  #busy = false;
  #idle = Promise.resolve();
  #closed = false;

  constructor(disk: Disk, pace: Pace) {
    this.#disk = disk;
    this.#pace = pace;
  }

  async append(append: Append): Promise<Appended> {
    const together = await this.appendTogether([append]);
    if (together.kind === 'stopped') return together.by;
    const [only] = together.each;
    if (only === undefined) throw new Error('an append of one brought nothing');
    return only;
  }

  async appendTogether(appends: readonly Append[]): Promise<AppendedTogether> {
    this.#demandOpen();
    const drafted = draftOf(appends);
    for (const { time } of appends) this.#pace.written(time);
    const { promise, resolve, reject } = Promise.withResolvers<AppendedTogether>();
    this.#queue.push({ ...drafted, resolve, reject });
    if (!this.#busy) this.#idle = this.#commitAll();
    return promise;
  }

  findCommand(stream: string, id: string): Promise<KnownCommand | undefined> {
    return this.#read(stream, `${id} is looked up`, () => this.#disk.log.findCommand(stream, id));
  }

  readStream(stream: string, fromVersion?: number, limit?: number): Promise<readonly Recorded[]> {
    return this.#read(stream, `${stream} is read`, () =>
      this.#disk.log.readStream(stream, fromVersion, limit),
    );
  }

  readAll(after: Position, limit: number): Promise<readonly Recorded[]> {
    return this.#read('', 'the log is read', () => this.#disk.log.readAll(after, limit));
  }

  async head(): Promise<Position> {
    this.#demandOpen();
    return this.#disk.log.head();
  }

  subscribe(hear: (head: Position) => void): () => void {
    const listener = { hear };
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.#closed = true;
    while (this.#busy) await this.#idle;
    this.#listeners.clear();
  }

  /** Whether an append waits or a commit is under way. */
  get busy(): boolean {
    return this.#busy;
  }

  /** Kills the process. @returns its commit under way, which may have reached the disk */
  die(): readonly Drafted[] {
    this.#queue = [];
    return this.#underWay;
  }

  async #commitAll(): Promise<void> {
    this.#busy = true;
    while (this.#queue.length > 0) {
      await this.#pace.turn('a commit begins');
      this.#underWay = this.#queue.splice(0, BATCH_MAX);
      await this.#pace.turn(`a commit of ${this.#underWay.length} ends`);
      await this.#end(this.#underWay, this.#pace.fate());
      this.#underWay = [];
    }
    this.#busy = false;
  }

  async #end(batch: readonly Waiting[], fate: Fate): Promise<void> {
    const before = this.#disk.events;
    const kept = fate === 'kept' || fate === 'kept-unheard' ? await this.#disk.keep(batch) : [];
    if (fate === 'kept') this.#answer(batch, kept, before);
    else {
      const failure = fate === 'no-room' ? new NoRoom('no room') : new DiskFailed(fate);
      // Like the real store: waiting appends were decided as if this batch had happened.
      for (const { reject } of [...batch, ...this.#queue.splice(0)]) reject(failure);
    }
  }

  #answer(batch: readonly Waiting[], kept: Awaited<ReturnType<Disk['keep']>>, before: number): void {
    const { events } = this.#disk;
    if (events > before) for (const { hear } of this.#listeners) hear(positionOf(events));
    for (const [n, one] of kept.entries())
      if (one.status === 'fulfilled') batch[n]?.resolve(one.value);
      else batch[n]?.reject(one.reason);
  }

  /** Both request and answer are delayed; the read happens in between. */
  async #read<Found>(stream: string, what: string, read: () => Promise<Found>): Promise<Found> {
    this.#demandOpen();
    const slow = this.#pace.delays(stream);
    if (slow) await this.#pace.turn(what);
    const found = await read();
    if (slow) {
      await this.#pace.turn(`${what}: the answer`);
      if (this.#pace.readFails()) throw new DiskFailed(what);
    }
    return found;
  }

  #demandOpen(): void {
    if (this.#closed) throw new Error('the event store is closed');
  }
}

/** Copies appends, and checks them against the reference store's limits. Later changes by the caller have no effect. */
function draftOf(appends: readonly Append[]): Drafted {
  const sound = createMemoryStore().appendTogether(appends);
  // A rejection is handled at the commit.
  sound.catch(() => undefined);
  try {
    return { appends: structuredClone(appends), sound };
  } catch {
    // Data that cannot be cloned is not plain JSON, and is refused.
    return { appends, sound };
  }
}
