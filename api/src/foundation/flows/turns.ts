/** Runs turns of streams: one at a time for each stream, and at most `limit` at once. */
export class Turns {
  readonly #limit: number;
  readonly #take: (stream: string) => Promise<void>;
  /** turns not begun, in the order of the requests */
  readonly #waiting = new Map<string, PromiseWithResolvers<void>>();
  readonly #running = new Map<string, Promise<void>>();
  /** requested while the stream's turn runs: one more turn, regardless of the number of requests */
  readonly #again = new Map<string, PromiseWithResolvers<void>>();
  #stopped = false;

  /** @param take runs a turn of a stream; never rejects */
  constructor(limit: number, take: (stream: string) => Promise<void>) {
    this.#limit = limit;
    this.#take = take;
  }

  /** Requests a turn that has not begun yet. @returns when it is over */
  ask(stream: string): Promise<void> {
    if (this.#stopped) return Promise.resolve();
    const line = this.#running.has(stream) ? this.#again : this.#waiting;
    const asked = line.get(stream) ?? Promise.withResolvers<void>();
    line.set(stream, asked);
    this.#begin();
    return asked.promise;
  }

  /** Waits until no turn is waiting or running. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running.values());
  }

  /** Cancels waiting turns, and waits for the running ones. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const line of [this.#waiting, this.#again]) {
      for (const { resolve } of line.values()) resolve();
      line.clear();
    }
    await this.idle();
  }

  #begin(): void {
    for (const [stream, { resolve }] of this.#waiting) {
      if (this.#running.size >= this.#limit) return;
      this.#waiting.delete(stream);
      this.#running.set(stream, this.#run(stream, resolve));
    }
  }

  async #run(stream: string, over: () => void): Promise<void> {
    await this.#take(stream);
    this.#end(stream);
    over();
  }

  #end(stream: string): void {
    this.#running.delete(stream);
    const again = this.#again.get(stream);
    this.#again.delete(stream);
    if (again !== undefined) this.#waiting.set(stream, again);
    this.#begin();
  }
}
