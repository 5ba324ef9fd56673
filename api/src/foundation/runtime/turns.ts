/** Turns on streams: one at a time for each stream, in order of arrival. A free stream, the usual case, allocates no promise. */
export class Turns {
  /** waiting callers by stream; only streams in use have an entry */
  readonly #waiting = new Map<string, (() => void)[]>();
  #count = 0;

  /** Number of current and waiting turns. */
  get count(): number {
    return this.#count;
  }

  /** @returns the promise to wait for; undefined if the stream is free. The caller must end the turn in every case */
  take(stream: string): Promise<void> | undefined {
    this.#count += 1;
    const waiting = this.#waiting.get(stream);
    if (waiting !== undefined) return new Promise((resolve) => waiting.push(resolve));
    this.#waiting.set(stream, []);
    return undefined;
  }

  end(stream: string): void {
    this.#count -= 1;
    const next = this.#waiting.get(stream)?.shift();
    if (next === undefined) this.#waiting.delete(stream);
    else next();
  }
}
