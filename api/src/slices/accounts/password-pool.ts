import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import type { Lane } from '../../foundation/guards/entrance.ts';
import { Overloaded } from '../../foundation/runtime/command-runtime.ts';
import { startThread } from '../../foundation/threads/index.ts';
import type { PasswordAsked } from './password-thread.ts';

/** About a second of work for one thread; further requests are refused. */
const WAITING_MAX = 64;
const THREADS_MAX = 2;

interface Job {
  readonly asked: PasswordAsked;
  readonly resolve: (found: string | boolean) => void;
  readonly reject: (error: unknown) => void;
}

export interface PoolSize {
  readonly threads: number;
  /** maximum per lane */
  readonly waitingMax: number;
}

/** Leaves one processor to everything else if there are two or more. */
const DEFAULT: PoolSize = {
  threads: Math.max(1, Math.min(THREADS_MAX, availableParallelism() - 1)),
  waitingMax: WAITING_MAX,
};

/** Hashes passwords on its own threads: node's thread pool, which reads files, stays free. */
export class PasswordPool {
  readonly #size: PoolSize;
  readonly #waiting: Readonly<Record<Lane, Job[]>> = { known: [], stranger: [] };
  readonly #idle: Worker[] = [];
  readonly #busy = new Map<Worker, Job>();

  constructor(size: PoolSize = DEFAULT) {
    this.#size = size;
  }

  /** Number of passwords that wait for a thread. */
  get waiting(): number {
    return this.#waiting.known.length + this.#waiting.stranger.length;
  }

  /**
   * @returns the password's hash as a PHC string
   * @throws Overloaded if too many wait
   */
  async hash(password: string, lane: Lane = 'stranger'): Promise<string> {
    return String(await this.#ask({ password, phc: undefined }, lane));
  }

  /** @throws Overloaded if too many wait */
  async matches(password: string, phc: string, lane: Lane = 'stranger'): Promise<boolean> {
    return (await this.#ask({ password, phc }, lane)) === true;
  }

  /** Ends the threads and rejects waiting requests. */
  async close(): Promise<void> {
    const over = new Overloaded('the shop closes');
    for (const lane of Object.values(this.#waiting)) for (const { reject } of lane.splice(0)) reject(over);
    const threads = [...this.#idle.splice(0), ...this.#busy.keys()];
    await Promise.all(threads.map((thread) => thread.terminate()));
  }

  #ask(asked: PasswordAsked, lane: Lane): Promise<string | boolean> {
    const { promise, resolve, reject } = Promise.withResolvers<string | boolean>();
    const line = this.#waiting[lane];
    if (line.length >= this.#size.waitingMax) reject(new Overloaded(`${line.length} passwords wait already`));
    else {
      line.push({ asked, resolve, reject });
      this.#next();
    }
    return promise;
  }

  #next(): void {
    const thread = this.#idle.pop() ?? this.#another();
    if (thread === undefined) return;
    const job = this.#waiting.known.shift() ?? this.#waiting.stranger.shift();
    if (job === undefined) {
      this.#idle.push(thread);
      return;
    }
    this.#busy.set(thread, job);
    thread.ref();
    thread.postMessage(job.asked);
  }

  /** Starts another thread if the limit allows. Threads start on demand, also after one died. */
  #another(): Worker | undefined {
    if (this.#idle.length + this.#busy.size >= this.#size.threads) return undefined;
    const thread = startThread(new URL('password-thread.ts', import.meta.url));
    // An idle thread must not keep the process alive.
    thread.unref();
    thread.on('message', (found: string | boolean) => {
      this.#taken(thread)?.resolve(found);
      thread.unref();
      this.#idle.push(thread);
      this.#next();
    });
    thread.on('error', (error) => this.#taken(thread)?.reject(error));
    thread.on('exit', () => {
      this.#taken(thread)?.reject(new Overloaded('a thread ended over a password'));
      const idle = this.#idle.indexOf(thread);
      if (idle !== -1) this.#idle.splice(idle, 1);
      if (this.waiting > 0) this.#next();
    });
    return thread;
  }

  #taken(thread: Worker): Job | undefined {
    const job = this.#busy.get(thread);
    this.#busy.delete(thread);
    return job;
  }
}
