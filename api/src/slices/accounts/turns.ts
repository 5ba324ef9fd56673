/** Runs work with the same key one after the other. */
export class Turns {
  /** the last started work by key */
  readonly #last = new Map<string, Promise<unknown>>();

  async take<Result>(key: string, run: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(key) ?? Promise.resolve();
    const turn = before.then(run, run);
    this.#last.set(key, turn);
    try {
      return await turn;
    } finally {
      if (this.#last.get(key) === turn) this.#last.delete(key);
    }
  }
}
