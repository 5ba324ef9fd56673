import type { Appended, Position } from '../port.ts';
import { positionOf } from '../position.ts';
import type { Draft } from '../record.ts';
import type { Committer } from './commit.ts';
import { NoRoom } from './storage-failures.ts';

/** Most appends that are committed together. */
const BATCH_APPENDS_MAX = 512;
/** A batch is closed once it has so many events; the last append may bring more. */
const BATCH_EVENTS_MAX = 10_000;

/** One commit, for metrics. */
export interface Batch {
  readonly appends: number;
  /** Events written, those of conflicts and duplicates not counted. */
  readonly events: number;
  /** From its handing over to its being on the disk. */
  readonly durationMs: number;
}

export interface GroupCommitEvents {
  /** After a commit that moved the head, before its appends resolve. */
  readonly onHead: (head: Position, last: string | undefined) => void;
  readonly onBatch?: ((batch: Batch) => void) | undefined;
  /** When a batch found no room on the disk, before its appends reject. */
  readonly onNoRoom?: (() => void) | undefined;
}

interface Waiting {
  readonly draft: Draft;
  readonly resolve: (appended: Appended) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Queues appends and commits all together that came in during one turn of the event loop, or during the commit before: one
 * sync of the disk serves them all. Nobody hears of an append before its commit.
 */
export class GroupCommit {
  readonly #committer: Committer;
  readonly #events: GroupCommitEvents;
  readonly #queue: Waiting[] = [];
  /** whether a batch is about to be closed, or under way */
  #busy = false;
  #idle: Promise<void> = Promise.resolve();

  constructor(committer: Committer, events: GroupCommitEvents) {
    this.#committer = committer;
    this.#events = events;
  }

  append(draft: Draft): Promise<Appended> {
    const { promise, resolve, reject } = Promise.withResolvers<Appended>();
    this.#queue.push({ draft, resolve, reject });
    this.#schedule();
    return promise;
  }

  /** Waits until every append is settled. */
  async drain(): Promise<void> {
    while (this.#busy) await this.#idle;
  }

  #schedule(): void {
    if (this.#busy) return;
    this.#busy = true;
    this.#idle = new Promise((resolve) => setImmediate(resolve)).then(() => this.#commitAll());
  }

  async #commitAll(): Promise<void> {
    while (this.#queue.length > 0) await this.#commit(this.#nextBatch());
    this.#busy = false;
  }

  async #commit(batch: readonly Waiting[]): Promise<void> {
    const startMs = performance.now();
    try {
      const { appended, events, length, last } = await this.#committer.commit(
        batch.map(({ draft }) => draft),
      );
      if (events > 0) this.#events.onHead(positionOf(length), last);
      for (const [index, one] of appended.entries()) batch[index]?.resolve(one);
      this.#events.onBatch?.({ appends: batch.length, events, durationMs: performance.now() - startMs });
    } catch (error) {
      if (error instanceof NoRoom) this.#events.onNoRoom?.();
      // What waits was decided on this batch as if it had happened, if only on the catalogue that it was to put on sale.
      for (const { reject } of [...batch, ...this.#queue.splice(0)]) reject(error);
    }
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
