interface Work {
  readonly run: () => Promise<unknown>;
  /** Milliseconds from the end of a round to the next. */
  readonly pause: () => number;
  readonly failed: (err: unknown) => void;
}

/** Work that is done again and again, one round after the other, until it is stopped; it keeps no process alive. */
export class Rounds {
  readonly #work: Work;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<unknown> = Promise.resolve();
  #stopped = false;

  constructor(work: Work) {
    this.#work = work;
  }

  /** The first round comes in so many milliseconds. */
  start(ms: number): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.#running = this.#round();
    }, ms);
    this.#timer.unref();
  }

  /** Waits for the round that is under way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #round(): Promise<void> {
    try {
      await this.#work.run();
    } catch (err) {
      this.#work.failed(err);
    }
    this.start(this.#work.pause());
  }
}
