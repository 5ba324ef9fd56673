import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Progress } from '../projections/index.ts';
import type { ThreadNews, ThreadSettings } from './projection-thread.ts';

/** The projector on a thread of its own: told when the log grew, it tells how far it is. */
export class ThreadedProjector {
  readonly progress = new Progress();
  readonly #thread: Worker;

  /** @param onParked hears of a projection, or of the whole thread, that stopped itself */
  constructor(settings: ThreadSettings, onParked: (name: string, error: unknown) => void) {
    // Flags that this process was started with are not meant for the thread.
    this.#thread = new Worker(new URL('projection-thread.ts', import.meta.url), {
      workerData: settings,
      execArgv: [],
    });
    this.#thread.on('message', (news: ThreadNews) => {
      if (news.kind === 'status') this.progress.report(news.status);
      else onParked(news.name, news.error);
    });
    this.#thread.on('error', (error) => {
      const parked = error instanceof Error ? error.message : String(error);
      this.progress.report(this.progress.status().map((status) => ({ ...status, parked })));
      onParked('all projections', error);
    });
  }

  /** Waits until there are tables to ask. */
  async ready(): Promise<void> {
    await once(this.#thread, 'message');
  }

  nudge(): void {
    this.#thread.postMessage('nudge');
  }

  /** Projects what is left, signs the last checkpoint, ends. */
  async close(): Promise<void> {
    // Not once(): that would reject when the thread fails on its way out, and keep the store from being closed.
    const exit = new Promise((resolve) => this.#thread.on('exit', resolve));
    this.#thread.postMessage('close');
    await exit;
  }
}
