interface Work {
  readonly run: () => Promise<unknown>;
  /** Milliseconds from the end of a round to the next. */
  readonly pause: () => number;
  readonly failed: (err: unknown) => void;
}

/** What is stopped goes no further. */
class Stopping extends Error {
  override readonly name = 'Stopping';
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

  /** For long work, between its parts. @throws once it stops */
  demandMore(): void {
    if (this.#stopped) throw new Stopping('it stops');
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
      if (!(err instanceof Stopping)) this.#work.failed(err);
    }
    this.start(this.#work.pause());
  }
}
