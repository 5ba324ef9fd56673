import type { Appended, Position } from '../port.ts';
import { positionOf } from '../position.ts';
import type { Draft } from '../record.ts';
import type { Log } from './log.ts';

/** Most appends that are committed together. */
const BATCH_APPENDS_MAX = 512;
/** A batch is closed once it has so many events; the last append may bring more. */
const BATCH_EVENTS_MAX = 10_000;

/** One commit, for metrics. */
export interface Batch {
  readonly appends: number;
  /** Events written, those of conflicts and duplicates not counted. */
  readonly events: number;
  /** How long the event loop stood still for it. */
  readonly durationMs: number;
}

export interface GroupCommitEvents {
  /** After a commit that moved the head, before its appends resolve. */
  readonly onHead: (head: Position) => void;
  readonly onBatch?: ((batch: Batch) => void) | undefined;
}

interface Waiting {
  readonly draft: Draft;
  readonly resolve: (appended: Appended) => void;
  readonly reject: (reason: unknown) => void;
}

interface Committed {
  /** Tells each caller; to be called after the commit only. */
  readonly settle: readonly (() => void)[];
  readonly events: number;
  readonly head: Position;
}

/**
 * Queues appends and commits all that came in during one turn of the event loop together: one sync of the disk serves them
 * all. Nobody hears of an append before its commit.
 */
export class GroupCommit {
  readonly #log: Log;
  readonly #events: GroupCommitEvents;
  readonly #queue: Waiting[] = [];
  #scheduled = false;

  constructor(log: Log, events: GroupCommitEvents) {
    this.#log = log;
    this.#events = events;
  }

  append(draft: Draft): Promise<Appended> {
    const { promise, resolve, reject } = Promise.withResolvers<Appended>();
    this.#queue.push({ draft, resolve, reject });
    this.#schedule();
    return promise;
  }

  /** Commits all that waits, now. */
  drain(): void {
    while (this.#queue.length > 0) this.#commitBatch();
  }

  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      this.#commitBatch();
      if (this.#queue.length > 0) this.#schedule();
    });
  }

  #commitBatch(): void {
    const batch = this.#nextBatch();
    if (batch.length === 0) return;
    const startMs = performance.now();
    const committed = this.#commit(batch);
    if (committed === undefined) return;
    const { settle, events, head } = committed;
    if (events > 0) this.#events.onHead(head);
    for (const resolve of settle) resolve();
    this.#events.onBatch?.({ appends: batch.length, events, durationMs: performance.now() - startMs });
  }

  /** Undefined when the commit failed: then every append of the batch is rejected. */
  #commit(batch: readonly Waiting[]): Committed | undefined {
    try {
      return this.#log.transact(() => {
        const before = this.#log.length();
        const settle = batch.map((waiting) => this.#decide(waiting));
        return { settle, events: this.#log.length() - before, head: positionOf(this.#log.length()) };
      });
    } catch (error) {
      for (const { reject } of batch) reject(error);
      return undefined;
    }
  }

  #decide({ draft, resolve }: Waiting): () => void {
    const appended = this.#log.append(draft);
    return () => resolve(appended);
  }

  #nextBatch(): Waiting[] {
    let appends = 0;
    let events = 0;
    for (const { draft } of this.#queue) {
      if (appends === BATCH_APPENDS_MAX || events >= BATCH_EVENTS_MAX) break;
      appends += 1;
      events += draft.events.length;
    }
    return this.#queue.splice(0, appends);
  }
}
