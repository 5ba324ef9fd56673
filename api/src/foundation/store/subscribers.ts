import type { Position } from './port.ts';

type Listener = (head: Position) => void;

/** Who wants to know when the log has grown. */
export class Subscribers {
  readonly #listeners = new Set<{ readonly listener: Listener }>();

  add(listener: Listener): () => void {
    // An entry of its own per call: the same function may subscribe twice.
    const entry = { listener };
    this.#listeners.add(entry);
    return () => void this.#listeners.delete(entry);
  }

  /** Tells everyone. One who throws is a defect: it stays loud (uncaught), but spoils neither the commit nor the others. */
  publish(head: Position): void {
    for (const { listener } of this.#listeners) {
      try {
        listener(head);
      } catch (error) {
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  }

  clear(): void {
    this.#listeners.clear();
  }
}
