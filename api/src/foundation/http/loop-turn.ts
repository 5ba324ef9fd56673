/**
 * Lets those who come in one turn of the event loop after a first one go on together at its end, in the order in which they came: what one of
 * them brings into the processor's caches is there for the others. The first one, who may be the only one, does not wait.
 */
export class LoopTurn {
  #others: PromiseWithResolvers<void> | undefined;
  #begun = false;

  /** @returns what to wait for; nothing for who comes first in a turn */
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
