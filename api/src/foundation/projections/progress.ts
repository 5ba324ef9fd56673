import { type Position, isPosition } from '../store/index.ts';

/** How long a list waits for what its reader has just done. */
const SETTLE_MS = 1_000;

/** How far a projection is, and why it stopped if it did. */
export interface ProjectionStatus {
  readonly name: string;
  readonly position: Position;
  readonly parked: string | undefined;
}

/** How far the projections are, wherever they run, and who waits for them. */
export class Progress {
  #status: readonly ProjectionStatus[] = [];
  readonly #waiting = new Set<() => void>();
  readonly #hurry: () => void;
  readonly #listeners = new Set<(status: readonly ProjectionStatus[]) => void>();

  /** @param hurry has what was committed projected at once, and not together with what comes next */
  constructor(hurry: () => void) {
    this.#hurry = hurry;
  }

  status(): readonly ProjectionStatus[] {
    return this.#status;
  }

  /** Takes news of the projections. */
  report(status: readonly ProjectionStatus[]): void {
    this.#status = status;
    for (const wake of this.#waiting) wake();
    for (const listener of this.#listeners) listener(status);
  }

  subscribe(listener: (status: readonly ProjectionStatus[]) => void): void {
    this.#listeners.add(listener);
  }

  /** Whether every projection that runs has passed a position. */
  has(position: Position): boolean {
    return this.#status.every((status) => status.parked !== undefined || status.position >= position);
  }

  /** Waits until every projection that runs has passed a position; false when it took longer than `timeoutMs`. */
  async reached(position: Position, timeoutMs: number): Promise<boolean> {
    const deadline = performance.now() + timeoutMs;
    while (!this.has(position)) {
      const left = deadline - performance.now();
      if (left <= 0) return false;
      await this.#news(left);
    }
    return true;
  }

  /** Likewise, with nobody waiting for more events meanwhile: for the answer to a play, as smaller batches cost more. */
  hurried(position: Position, timeoutMs: number): Promise<boolean> {
    if (!this.has(position)) this.#hurry();
    return this.reached(position, timeoutMs);
  }

  /** Waits, for a second at most, for a position that a reader has seen; anything else is no reason to wait. */
  async settle(after: string): Promise<void> {
    if (isPosition(after)) await this.reached(after, SETTLE_MS);
  }

  async #news(timeoutMs: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, timeoutMs);
    this.#waiting.add(resolve);
    await promise;
    clearTimeout(timer);
    this.#waiting.delete(resolve);
  }
}
