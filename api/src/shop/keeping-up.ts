import type { Position } from '../foundation/store/index.ts';

/** How long a look waits for the log's end, in milliseconds. */
const WAIT_MS = 500;
/** How far a node that was up to date may fall behind, in milliseconds. Under load all nodes do, and one must answer. */
const BEHIND_MS = 10_000;

/**
 * Judges whether a follower of the log keeps up with it. It does once it has reached what was the end within ten seconds, and
 * until it has not reached what was the end ten seconds ago.
 */
export class KeepingUp {
  readonly #reached: (position: Position, timeoutMs: number) => Promise<boolean>;
  readonly #clock: () => number;
  #wasThere = false;
  /** the end at an earlier look, which is not reached yet */
  #due: { readonly end: Position; readonly at: number } | undefined;

  /** @param clock in milliseconds, steady */
  constructor(
    reached: (position: Position, timeoutMs: number) => Promise<boolean>,
    clock: () => number = () => performance.now(),
  ) {
    this.#reached = reached;
    this.#clock = clock;
  }

  /** @param end of the log now */
  async keepsUp(end: Position): Promise<boolean> {
    if (this.#due !== undefined && (await this.#reached(this.#due.end, 0))) this.#arrived(this.#due);
    const due = (this.#due ??= { end, at: this.#clock() });
    if (await this.#reached(due.end, WAIT_MS)) this.#arrived(due);
    return this.#wasThere && (this.#due === undefined || this.#clock() - this.#due.at <= BEHIND_MS);
  }

  #arrived({ at }: { readonly at: number }): void {
    if (this.#clock() - at <= BEHIND_MS) this.#wasThere = true;
    this.#due = undefined;
  }
}
