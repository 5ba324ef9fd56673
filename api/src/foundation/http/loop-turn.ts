/**
 * Batches the requests of one turn of the event loop. The first one, which may be the only one, does not wait.
 * The others run together at the end of the turn, in order of arrival, because they then share the processor's caches.
 */
export class LoopTurn {
  #others: PromiseWithResolvers<void> | undefined;
  #begun = false;

  /** @returns the promise to wait for; undefined for the first of a turn */
  end(): Promise<void> | undefined {
    if (this.#begun) return (this.#others ??= Promise.withResolvers<void>()).promise;
    this.#begun = true;
    setImmediate(() => {
      this.#begun = false;
      this.#others?.resolve();
      this.#others = undefined;
    });
    return undefined;
  }
}
