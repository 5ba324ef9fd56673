import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { startThread } from '../../threads/index.ts';
import type { CommitThreadData, NumberedBatch, ThreadAnswer } from './commit-thread.ts';
import type { Committer } from './commit.ts';
import type { Committed, Unit } from './log.ts';
import { NoRoom, StorageBroken } from './storage-failures.ts';

interface Pending {
  readonly resolve: (committed: Committed) => void;
  readonly reject: (reason: unknown) => void;
}

/** Commits on a thread of its own, so that the event loop goes on while the disk is busy. */
export class ThreadedCommitter implements Committer {
  readonly #thread: Worker;
  /** batches under way, by number */
  readonly #pending = new Map<number, Pending>();
  #batches = 0;
  /** why no batch can be committed any more */
  #ended: Error | undefined;
  #closing = false;

  constructor(workerData: CommitThreadData) {
    this.#thread = startThread(new URL('commit-thread.ts', import.meta.url), { workerData });
    this.#thread.on('message', (answer: ThreadAnswer) => this.#settle(answer));
    this.#thread.on('error', (error) => this.#end(error));
    this.#thread.on('exit', () => this.#end(new Error('the thread that writes the log has ended')));
  }

  commit(units: readonly Unit[]): Promise<Committed> {
    if (this.#ended !== undefined) return Promise.reject(this.#ended);
    const { promise, resolve, reject } = Promise.withResolvers<Committed>();
    this.#batches += 1;
    this.#pending.set(this.#batches, { resolve, reject });
    this.#thread.postMessage({ batch: this.#batches, units } satisfies NumberedBatch);
    return promise;
  }

  async close(): Promise<void> {
    if (this.#ended !== undefined) return;
    this.#closing = true;
    const exit = once(this.#thread, 'exit');
    this.#thread.postMessage('close');
    await exit;
  }

  /** Node itself may speak through the thread too (under `--watch`, of what it imports): such a message has no number. */
  #settle(answer: ThreadAnswer): void {
    const pending = this.#pending.get(answer.batch);
    this.#pending.delete(answer.batch);
    if ('committed' in answer) pending?.resolve(answer.committed);
    else if (answer.failure === 'no-room') pending?.reject(new NoRoom(messageOf(answer.error)));
    else pending?.reject(answer.error);
    // What a failed write or sync left behind is for the next start to find out: none is tried again.
    if ('failure' in answer && answer.failure === 'broken')
      this.#end(new StorageBroken(messageOf(answer.error)));
  }

  #end(error: unknown): void {
    const reason = this.#ended ?? (error instanceof Error ? error : new Error(String(error)));
    this.#ended = reason;
    for (const { reject } of this.#pending.values()) reject(reason);
    this.#pending.clear();
    // A shop that cannot write must not go on answering: it ends here, and is started again.
    if (!this.#closing)
      process.nextTick(() => {
        throw reason;
      });
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
