/**
 * Whose turn it is on each stream: one after the other, in the order in which they came. Nothing is made for whoever finds a stream free, as
 * nearly everybody does.
 */
export class Turns {
  /** those who wait for each stream that somebody has; no other one is in it */
  readonly #waiting = new Map<string, (() => void)[]>();
  #count = 0;

  /** Turns that are taken, or waited for. */
  get count(): number {
    return this.#count;
  }

  /** @returns what to wait for; undefined when the stream is free. Whoever takes a turn ends it, however it goes */
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
