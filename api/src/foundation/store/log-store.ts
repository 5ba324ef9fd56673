import type {
  Append,
  Appended,
  AppendedTogether,
  EventReader,
  EventStore,
  KnownCommand,
  NodeLog,
  Position,
  Recorded,
} from './port.ts';
import { ordinalOf } from './position.ts';
import { type Draft, draftOf, draftsOf } from './record.ts';
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
  /** undefined: the only writer */
  readonly node?: NodeLog | undefined;
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
  /** undefined: the only writer */
  readonly node: NodeLog | undefined;
  #closed = false;
  #sealed = false;
  /** the last committed record, already set when subscribers are called; undefined before the first commit of this process */
  lastRecord: string | undefined;

  constructor({ committer, reader, release, onBatch, onNoRoom, walBytes = () => 0, node }: StoreParts) {
    this.node = node;
    this.#committer = committer;
    this.#reader = reader;
    this.#release = release;
    this.walBytes = walBytes;
    this.#commits = new GroupCommit(committer, {
      onHead: (head, last) => {
        // A node publishes what it hears, in the order of the log.
        if (node === undefined) this.#publish(head, last);
      },
      onBatch,
      onNoRoom,
    });
  }

  append(append: Append): Promise<Appended> {
    try {
      this.#demandWritable();
      const { node } = this;
      const appended = this.#commits.append(this.#guarded(append));
      return node === undefined ? appended : appended.then((done) => this.#heard(node, done));
    } catch (error) {
      return Promise.reject(error);
    }
  }

  async appendTogether(appends: readonly Append[]): Promise<AppendedTogether> {
    this.#demandWritable();
    const { node } = this;
    if (node === undefined) return this.#commits.appendTogether(draftsOf(appends));
    draftsOf(appends);
    const appended = await this.#commits.appendTogether(appends.map((one) => this.#guarded(one)));
    if (appended.kind === 'appended') for (const each of appended.each) await this.#heard(node, each);
    return appended;
  }

  /**
   * Calls the listener with everything that any node appends, before subscribers are called. Only for a node, and at once: its appends
   * wait for what it has heard.
   */
  follow(listener: (recorded: readonly Recorded[]) => void): void {
    this.node?.follower.follow((recorded) => {
      listener(recorded);
      const last = recorded.at(-1);
      if (last !== undefined) this.#publish(last.position, last.record);
    });
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
    await this.node?.follower.close();
    await this.node?.lease.close();
    this.#subscribers.clear();
    await this.#reader.close();
    // Closed last: a closing writer of SQLite runs a WAL checkpoint, a reader cannot.
    await this.#committer.close();
    this.#release();
  }

  #publish(head: Position, last: string | undefined): void {
    this.lastRecord = last;
    this.#subscribers.publish(head);
  }

  /** Waits until this node has heard of its own append, so that nobody is answered before listeners know. */
  async #heard<Done extends Appended>({ follower }: NodeLog, done: Done): Promise<Done> {
    if (done.kind === 'appended') await follower.reached(ordinalOf(done.position));
    return done;
  }

  /** Notes what an append was decided on: nothing came between the decision and this call. */
  #guarded(append: Append): Draft {
    const draft = draftOf(append);
    if (this.node === undefined) return draft;
    const { follower, isSetting } = this.node;
    const { stream, time, events, lease = 0, reads = [] } = append;
    const setting = events.length > 0 && isSetting(stream);
    return { ...draft, guard: { heard: follower.heard, time, lease, setting, reads } };
  }

  #demandWritable(): void {
    if (this.#closed) throw new Error('the event store is closed');
    if (this.#sealed) throw new SealedStore('the event store is sealed');
  }
}
