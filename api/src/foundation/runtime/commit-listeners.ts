import type { CommitListener } from './command-request.ts';

type Committed = Parameters<CommitListener>;

/** The listeners of commits. They hear of own commits at once or, on a node, of all commits from the log. */
export class CommitListeners {
  readonly #listeners = new Set<CommitListener>();
  #fromLog = false;

  /** @returns the function that unsubscribes */
  add(listener: CommitListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Tells of commits from the log only, because those of other nodes stand between own ones. */
  hearFromLog(): void {
    this.#fromLog = true;
  }

  /** Tells of an own commit. */
  tellOwn(...committed: Committed): void {
    if (!this.#fromLog) for (const listener of this.#listeners) listener(...committed);
  }

  /** Tells of a commit from the log. A listener that throws is a defect: its error stays uncaught, but the log is followed on. */
  tellFromLog(...committed: Committed): void {
    for (const listener of this.#listeners)
      try {
        listener(...committed);
      } catch (error) {
        queueMicrotask(() => {
          throw error;
        });
      }
  }
}
