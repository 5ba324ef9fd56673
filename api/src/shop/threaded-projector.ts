import type { Worker } from 'node:worker_threads';
import { Progress } from '../foundation/projections/index.ts';
import { type Position, START } from '../foundation/store/index.ts';
import type { Frontier } from '@skins/engine/transparency';
import { startThread } from '../foundation/threads/index.ts';
import type { ThreadNews, ThreadOrder, ThreadSettings } from './projection-thread.ts';
import type { SetAside } from './read-models.ts';

const GONE = 'the thread of the projections has ended';

/** Who hears of what happens on the thread beside progress. */
interface ThreadListener {
  /** A projection, or the whole thread, stopped itself. */
  parked(name: string, error: unknown): void;
  /** The read models could not be read, and begin anew. */
  setAside(what: SetAside): void;
}

/** The projector on a thread of its own: told when the log grew, it tells how far it is. */
export class ThreadedProjector {
  readonly progress = new Progress(() => this.#thread.postMessage('hurry' satisfies ThreadOrder));
  readonly #thread: Worker;
  readonly #exited: Promise<unknown>;
  readonly #ready = Promise.withResolvers<void>();
  /** who asked for the log's tree, in order */
  readonly #asking: PromiseWithResolvers<Frontier>[] = [];
  #gone = false;
  /** how far the log is, as was heard last */
  #head: Position = START;
  /** whether the thread was told of it, and has not answered since */
  #told = false;

  constructor(settings: ThreadSettings, listener: ThreadListener) {
    this.#thread = startThread(new URL('projection-thread.ts', import.meta.url), { workerData: settings });
    // From the beginning: a thread that has ended does not say so twice.
    this.#exited = new Promise((resolve) => this.#thread.on('exit', resolve));
    this.#thread.on('exit', () => this.#end());
    // Its failure is heard by whoever waits; afterwards nobody needs to.
    this.#ready.promise.catch(() => undefined);
    this.#thread.on('message', (news: ThreadNews) => this.#hear(news, listener));
    this.#thread.on('error', (error) => {
      const parked = error instanceof Error ? error.message : String(error);
      this.progress.report(this.progress.status().map((status) => ({ ...status, parked })));
      if (this.progress.status().length === 0) this.#ready.reject(error);
      else listener.parked('all projections', error);
    });
  }

  /** Waits until there are tables to ask. */
  async ready(): Promise<void> {
    await this.#ready.promise;
  }

  /** Notices that the log grew. The thread is told once, and again when it has not come so far: with every commit it would be woken for nothing. */
  nudge(head: Position): void {
    this.#head = head;
    if (this.#told || this.progress.has(head)) return;
    this.#told = true;
    this.#thread.postMessage('nudge' satisfies ThreadOrder);
  }

  /** The tree over the log, hashed there. Rejects when the log cannot be read, or the thread has ended. */
  tree(): Promise<Frontier> {
    if (this.#gone) return Promise.reject(new Error(GONE));
    const asking = Promise.withResolvers<Frontier>();
    this.#asking.push(asking);
    this.#thread.postMessage('tree' satisfies ThreadOrder);
    return asking.promise;
  }

  /** Projects what is left, signs the last checkpoint, ends. */
  async close(): Promise<void> {
    this.#thread.postMessage('close' satisfies ThreadOrder);
    await this.#exited;
  }

  /** Node itself may speak through the thread too, under `--watch`: such a message is of no kind. */
  #hear(news: ThreadNews, listener: ThreadListener): void {
    if (news.kind === 'set-aside') listener.setAside(news.setAside);
    if (news.kind === 'parked') listener.parked(news.name, news.error);
    if (news.kind === 'tree') this.#asking.shift()?.resolve(news.tree);
    if (news.kind === 'no-tree') this.#asking.shift()?.reject(news.error);
    if (news.kind !== 'status') return;
    this.progress.report(news.status);
    this.#ready.resolve();
    this.#told = false;
    this.nudge(this.#head);
  }

  #end(): void {
    this.#gone = true;
    for (const { reject } of this.#asking.splice(0)) reject(new Error(GONE));
  }
}
