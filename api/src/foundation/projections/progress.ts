import { type Position, isPosition } from '../store/index.ts';

/** How long a list waits for its reader's last write, in milliseconds. */
const SETTLE_MS = 1_000;

/** The position of a projection, and why it stopped if it did. */
export interface ProjectionStatus {
  readonly name: string;
  readonly position: Position;
  readonly parked: string | undefined;
}

/** The progress of the projections, on whatever thread they run, and the readers who wait for it. */
export class Progress {
  /** why no projection runs for the moment; undefined if they do */
  trouble: string | undefined;
  #status: readonly ProjectionStatus[] = [];
  readonly #waiting = new Set<() => void>();
  readonly #hurry: () => void;
  readonly #listeners = new Set<(status: readonly ProjectionStatus[]) => void>();

  /** @param hurry projects committed events at once, without waiting for more */
  constructor(hurry: () => void) {
    this.#hurry = hurry;
  }

  status(): readonly ProjectionStatus[] {
    return this.#status;
  }

  /** Updates the progress. @param trouble why no projection runs for the moment */
  report(status: readonly ProjectionStatus[], trouble?: string): void {
    this.#status = status;
    this.trouble = trouble;
    for (const wake of this.#waiting) wake();
    for (const listener of this.#listeners) listener(status);
  }

  subscribe(listener: (status: readonly ProjectionStatus[]) => void): void {
    this.#listeners.add(listener);
  }

  /** Returns whether every running projection has passed a position. */
  has(position: Position): boolean {
    return this.#status.every((status) => status.parked !== undefined || status.position >= position);
  }

  /** Waits until every running projection has passed a position; false after `timeoutMs`. */
  async reached(position: Position, timeoutMs: number): Promise<boolean> {
    const deadline = performance.now() + timeoutMs;
    while (!this.has(position)) {
      const left = deadline - performance.now();
      if (left <= 0) return false;
      await this.#news(left);
    }
    return true;
  }

  /** Does the same without waiting for more events. Only for the answer to a play, because smaller batches cost more. */
  hurried(position: Position, timeoutMs: number): Promise<boolean> {
    if (!this.has(position)) this.#hurry();
    return this.reached(position, timeoutMs);
  }

  /** Waits at most a second for a position that a reader has seen; ignores anything else. */
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
