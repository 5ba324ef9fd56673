import type {
  Append,
  Appended,
  AppendedTogether,
  EventReader,
  EventStore,
  KnownCommand,
  Position,
  Recorded,
} from './port.ts';
import { draftOf, draftsOf } from './record.ts';
import { Subscribers } from './subscribers.ts';
import type { Committer } from './committer.ts';
import { type Batch, GroupCommit } from './group-commit.ts';
import type { LogReader } from './log-reader.ts';

/** The parts of the store, which it closes. */
interface StoreParts {
  readonly committer: Committer;
  readonly reader: Pick<LogReader, 'findCommand' | keyof EventReader>;
  /** Gives up the only right to write. */
  readonly release: () => void;
  readonly onBatch?: ((batch: Batch) => void) | undefined;
  readonly onNoRoom?: (() => void) | undefined;
  /** size of the log's WAL; 0 without one */
  readonly walBytes?: (() => number) | undefined;
}

/** The store was sealed: it is read-only. */
export class SealedStore extends Error {
  override readonly name = 'SealedStore';
}

/** A durable store: one writer with group commit, and one reader. */
export class LogStore implements EventStore {
  readonly #committer: Committer;
  readonly #reader: StoreParts['reader'];
  readonly #release: () => void;
  readonly #commits: GroupCommit;
  readonly #subscribers = new Subscribers();
  /** Returns the size of the log's WAL; 0 for a log on a server. */
  readonly walBytes: () => number;
  #closed = false;
  #sealed = false;
  /** the last committed record, already set when subscribers are called; undefined before the first commit of this process */
  lastRecord: string | undefined;

  constructor({ committer, reader, release, onBatch, onNoRoom, walBytes = () => 0 }: StoreParts) {
    this.#committer = committer;
    this.#reader = reader;
    this.#release = release;
    this.walBytes = walBytes;
    this.#commits = new GroupCommit(committer, {
      onHead: (head, last) => {
        this.lastRecord = last;
        this.#subscribers.publish(head);
      },
      onBatch,
      onNoRoom,
    });
  }

  append(append: Append): Promise<Appended> {
    try {
      this.#demandWritable();
      return this.#commits.append(draftOf(append));
    } catch (error) {
      return Promise.reject(error);
    }
  }

  async appendTogether(appends: readonly Append[]): Promise<AppendedTogether> {
    this.#demandWritable();
    return this.#commits.appendTogether(draftsOf(appends));
  }

  /** Forbids appends from now on. */
  seal(): void {
    this.#sealed = true;
  }

  findCommand(stream: string, id: string): Promise<KnownCommand | undefined> {
    return this.#reader.findCommand(stream, id);
  }

  readStream(stream: string, fromVersion?: number, limit?: number): Promise<readonly Recorded[]> {
    return this.#reader.readStream(stream, fromVersion, limit);
  }

  readAll(after: Position, limit: number): Promise<readonly Recorded[]> {
    return this.#reader.readAll(after, limit);
  }

  head(): Promise<Position> {
    return this.#reader.head();
  }

  subscribe(listener: (head: Position) => void): () => void {
    return this.#subscribers.add(listener);
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await this.#commits.drain();
    this.#subscribers.clear();
    await this.#reader.close();
    // Closed last: a closing writer of SQLite runs a WAL checkpoint, a reader cannot.
    await this.#committer.close();
    this.#release();
  }

  #demandWritable(): void {
    if (this.#closed) throw new Error('the event store is closed');
    if (this.#sealed) throw new SealedStore('the event store is sealed');
  }
}
