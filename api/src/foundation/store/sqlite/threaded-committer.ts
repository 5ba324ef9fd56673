import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { startThread } from '../../threads/index.ts';
import type { Asked, SentEntry, ThreadAnswer, Work } from './commit-thread.ts';
import type { Committer, Unit } from '../committer.ts';
import { endShop } from '../end-shop.ts';
import type { AppendEntry } from '../kept-append.ts';
import type { CommittedRow } from './log.ts';
import { NoRoom, StorageBroken } from '../failures.ts';

interface Pending {
  readonly resolve: (answer: ThreadAnswer) => void;
  readonly reject: (reason: unknown) => void;
}

/** Commits on its own thread, so that the event loop continues while the disk is busy. */
export class ThreadedCommitter implements Committer {
  readonly #thread: Worker;
  /** pending requests by number */
  readonly #pending = new Map<number, Pending>();
  #asked = 0;
  /** why nothing can be committed any more */
  #ended: Error | undefined;
  #closing = false;

  constructor(file: string) {
    this.#thread = startThread(new URL('commit-thread.ts', import.meta.url), { workerData: { file } });
    this.#thread.on('message', (answer: ThreadAnswer) => this.#settle(answer));
    this.#thread.on('error', (error) => this.#end(error));
    this.#thread.on('exit', () => this.#end(new Error('the thread that writes the log has ended')));
  }

  async commit(units: readonly Unit[]): Promise<CommittedRow> {
    const sent = units.map((unit) => unit.map(sentEntry));
    const answer = await this.#ask((number) => ({ number, units: sent }));
    if (!('committed' in answer)) throw new Error('a batch was answered with something else');
    return answer.committed;
  }

  /** Runs background work, beside commits. @returns whether tidying has another step */
  async work(work: Work): Promise<boolean> {
    const answer = await this.#ask((number) => ({ number, work }));
    return 'done' in answer && answer.more;
  }

  async close(): Promise<void> {
    if (this.#ended !== undefined) return;
    this.#closing = true;
    const exit = once(this.#thread, 'exit');
    this.#thread.postMessage('close');
    await exit;
  }

  #ask(asked: (number: number) => Asked): Promise<ThreadAnswer> {
    if (this.#ended !== undefined) return Promise.reject(this.#ended);
    const { promise, resolve, reject } = Promise.withResolvers<ThreadAnswer>();
    this.#asked += 1;
    this.#pending.set(this.#asked, { resolve, reject });
    this.#thread.postMessage(asked(this.#asked));
    return promise;
  }

  /** Handles an answer. Under `--watch`, node itself also sends messages about imports, which have no number. */
  #settle(answer: ThreadAnswer): void {
    const pending = this.#pending.get(answer.number);
    this.#pending.delete(answer.number);
    if (!('failure' in answer)) return pending?.resolve(answer);
    if (answer.failure === 'no-room') pending?.reject(new NoRoom(messageOf(answer.error)));
    else pending?.reject(answer.error);
    // Only the next start can find out what a failed write or sync left, so nothing is retried.
    if (answer.failure === 'broken') this.#end(new StorageBroken(messageOf(answer.error)));
  }

  #end(error: unknown): void {
    const reason = this.#ended ?? (error instanceof Error ? error : new Error(String(error)));
    this.#ended = reason;
    for (const { reject } of this.#pending.values()) reject(reason);
    this.#pending.clear();
    if (!this.#closing) endShop(reason);
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const sentEntry = ({ stream, id, on, count, text }: AppendEntry): SentEntry => [stream, id, on, count, text];
