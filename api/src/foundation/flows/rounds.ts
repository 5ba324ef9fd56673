interface Work {
  readonly run: () => Promise<unknown>;
  /** Returns the milliseconds from the end of a round to the next. */
  readonly pause: () => number;
  readonly failed: (err: unknown) => void;
}

/** Aborts the work of a stopped round. */
class Stopping extends Error {
  override readonly name = 'Stopping';
}

/** Repeats work, one round at a time, until stopped. Its timer does not keep the process alive. */
export class Rounds {
  readonly #work: Work;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<unknown> = Promise.resolve();
  #stopped = false;

  constructor(work: Work) {
    this.#work = work;
  }

  /** Starts the first round after `ms` milliseconds. */
  start(ms: number): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.#running = this.#round();
    }, ms);
    this.#timer.unref();
  }

  /** Long work calls this between its parts. @throws once stopped */
  demandMore(): void {
    if (this.#stopped) throw new Stopping('it stops');
  }

  /** Stops, and waits for the current round. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #round(): Promise<void> {
    try {
      await this.#work.run();
    } catch (err) {
      if (!(err instanceof Stopping)) this.#work.failed(err);
    }
    this.start(this.#work.pause());
  }
}
