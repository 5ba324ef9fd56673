/**
 * Lets all who come in one turn of the event loop go on together at its end, in the order in which they came: what the first one brings into
 * the processor's caches is there for the others.
 */
export class LoopTurn {
  #end: Promise<void> | undefined;

  /** The end of this turn. */
  end(): Promise<void> {
    this.#end ??= new Promise((resolve) => {
      setImmediate(() => {
        this.#end = undefined;
        resolve();
      });
    });
    return this.#end;
  }
}
