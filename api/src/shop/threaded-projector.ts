import type { Worker } from 'node:worker_threads';
import { Progress, type ProjectionStatus } from '../foundation/projections/index.ts';
import { type Position, START } from '../foundation/store/index.ts';
import type { Frontier } from '@skins/engine/transparency';
import { CheckpointBroken } from '../foundation/transparency/index.ts';
import { startThread } from '../foundation/threads/index.ts';
import type { ThreadNews, ThreadOrder, ThreadSettings } from './projection-thread.ts';
import type { SetAside } from './read-models.ts';

const GONE = 'the thread of the projections has ended';

/** Listens to events on the thread other than progress. */
interface ThreadListener {
  /** A projection, or the whole thread, has stopped. */
  parked(name: string, error: unknown): void;
  /** The read models were unreadable, and are rebuilt. */
  setAside(what: SetAside): void;
  /** Another server on this log signed another root of the same size. */
  broken(error: CheckpointBroken): void;
  /** Checkpoints cannot be shared for the moment. */
  unshared(error: unknown): void;
}

/** Runs the projector on its own thread: tells it when the log has grown, and receives its progress. */
export class ThreadedProjector {
  readonly progress = new Progress(() => this.#thread.postMessage('hurry' satisfies ThreadOrder));
  readonly #thread: Worker;
  readonly #exited: Promise<unknown>;
  readonly #ready = Promise.withResolvers<readonly ProjectionStatus[]>();
  /** pending requests for the log's tree, in order */
  readonly #asking: PromiseWithResolvers<Frontier>[] = [];
  #gone = false;
  /** last known position of the log's head */
  #head: Position = START;
  /** whether the thread was told of it and has not answered since */
  #told = false;

  constructor(settings: ThreadSettings, listener: ThreadListener) {
    this.#thread = startThread(new URL('projection-thread.ts', import.meta.url), { workerData: settings });
    // Listen from the start: a thread that has ended emits no second event.
    this.#exited = new Promise((resolve) => this.#thread.on('exit', resolve));
    this.#thread.on('exit', () => this.#end());
    // Callers that wait handle the failure; without any, it must not count as unhandled.
    this.#ready.promise.catch(() => undefined);
    this.#thread.on('message', (news: ThreadNews) => this.#hear(news, listener));
    this.#thread.on('error', (error) => {
      const parked = error instanceof Error ? error.message : String(error);
      this.progress.report(this.progress.status().map((status) => ({ ...status, parked })));
      if (this.progress.status().length === 0) this.#ready.reject(error);
      else listener.parked('all projections', error);
    });
  }

  /** Waits until the tables can be queried. @returns where the projections stood when their file was opened */
  ready(): Promise<readonly ProjectionStatus[]> {
    return this.#ready.promise;
  }

  /** Reports that the log grew. The thread is told once, and again only if its next progress is still behind: waking it at every commit would be wasteful. */
  nudge(head: Position): void {
    this.#head = head;
    if (this.#told || this.progress.has(head)) return;
    this.#told = true;
    this.#thread.postMessage('nudge' satisfies ThreadOrder);
  }

  /** Returns the tree over the log, hashed on the thread. Rejects when the log cannot be read, or the thread has ended. */
  tree(): Promise<Frontier> {
    if (this.#gone) return Promise.reject(new Error(GONE));
    const asking = Promise.withResolvers<Frontier>();
    this.#asking.push(asking);
    this.#thread.postMessage('tree' satisfies ThreadOrder);
    return asking.promise;
  }

  /** Makes the next start read the whole file of the lists. */
  distrust(): void {
    this.#thread.postMessage('distrust' satisfies ThreadOrder);
  }

  /** Projects the rest, signs the last checkpoint, and ends the thread. */
  async close(): Promise<void> {
    this.#thread.postMessage('close' satisfies ThreadOrder);
    await this.#exited;
  }

  /** Handles a message of the thread. Under `--watch`, node itself also sends messages, which have no kind. */
  #hear(news: ThreadNews, listener: ThreadListener): void {
    if (news.kind === 'set-aside') listener.setAside(news.setAside);
    if (news.kind === 'parked') listener.parked(news.name, news.error);
    if (news.kind === 'broken') listener.broken(new CheckpointBroken(news.message));
    if (news.kind === 'unshared') listener.unshared(news.error);
    if (news.kind === 'tree') this.#asking.shift()?.resolve(news.tree);
    if (news.kind === 'no-tree') this.#asking.shift()?.reject(news.error);
    if (news.kind !== 'status') return;
    this.progress.report(news.status, news.trouble);
    this.#ready.resolve(news.status);
    this.#told = false;
    this.nudge(this.#head);
  }

  #end(): void {
    this.#gone = true;
    for (const { reject } of this.#asking.splice(0)) reject(new Error(GONE));
  }
}
