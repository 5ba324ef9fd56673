import type { Position } from './port.ts';

type Listener = (head: Position) => void;

/** The listeners for growth of the log. */
export class Subscribers {
  readonly #listeners = new Set<{ readonly listener: Listener }>();

  add(listener: Listener): () => void {
    // A separate entry per call: the same function may subscribe twice.
    const entry = { listener };
    this.#listeners.add(entry);
    return () => void this.#listeners.delete(entry);
  }

  /** Calls every listener. A listener that throws is a defect: its error stays uncaught, but affects neither the commit nor others. */
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
