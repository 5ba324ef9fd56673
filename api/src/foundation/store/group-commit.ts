import type { Appended, AppendedTogether, Position } from './port.ts';
import { positionOf } from './position.ts';
import type { Draft } from './record.ts';
import { appendedOf } from './appended.ts';
import type { Committer, Unit } from './committer.ts';
import { NoRoom } from './failures.ts';
import { entryOf } from './kept-append.ts';

/** Maximum appends in a commit. */
const BATCH_APPENDS_MAX = 512;
/** A batch is closed once it has this many events; the last append may exceed it. */
const BATCH_EVENTS_MAX = 10_000;

/** One commit, for metrics. */
export interface Batch {
  readonly appends: number;
  /** number of events written, without conflicts and duplicates */
  readonly events: number;
  /** milliseconds from handing it over until it is on the disk */
  readonly durationMs: number;
}

interface GroupCommitEvents {
  /** Called after a commit that moved the head, before its appends resolve. */
  readonly onHead: (head: Position, last: string | undefined) => void;
  readonly onBatch?: ((batch: Batch) => void) | undefined;
  /** Called when a batch found no room on the disk, before its appends reject. */
  readonly onNoRoom?: (() => void) | undefined;
}

interface Waiting {
  readonly unit: Unit;
  readonly events: number;
  /** its last record; undefined if it has none */
  readonly last: string | undefined;
  readonly resolve: (appended: AppendedTogether) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Queues appends. All that arrive during one turn of the event loop, or during the previous commit, are committed
 * together with one disk sync. Nobody hears of an append before its commit.
 */
export class GroupCommit {
  readonly #committer: Committer;
  readonly #events: GroupCommitEvents;
  readonly #queue: Waiting[] = [];
  /** whether a batch is about to be closed or is being committed */
  #busy = false;
  #idle: Promise<void> = Promise.resolve();

  constructor(committer: Committer, events: GroupCommitEvents) {
    this.#committer = committer;
    this.#events = events;
  }

  append(draft: Draft): Promise<Appended> {
    return new Promise((resolve, reject) => {
      const settle = (appended: AppendedTogether) => {
        if (appended.kind === 'stopped') return resolve(appended.by);
        const [only] = appended.each;
        return only === undefined ? reject(new Error('an append of one brought nothing')) : resolve(only);
      };
      this.#take([draft], draft.records, settle, reject);
    });
  }

  /** @param drafts of appends made as one */
  appendTogether(drafts: readonly Draft[]): Promise<AppendedTogether> {
    return new Promise((resolve, reject) => {
      const records = drafts.flatMap((draft) => draft.records);
      this.#take(drafts, records, resolve, reject);
    });
  }

  #take(
    drafts: readonly Draft[],
    records: readonly string[],
    resolve: Waiting['resolve'],
    reject: Waiting['reject'],
  ): void {
    this.#queue.push({
      unit: drafts.map(entryOf),
      events: records.length,
      last: records.at(-1),
      resolve,
      reject,
    });
    this.#schedule();
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
      const units = batch.map(({ unit }) => unit);
      const committed = await this.#committer.commit(units);
      const { events, length } = committed;
      const appended = appendedOf(units, committed);
      if (events > 0) this.#events.onHead(positionOf(length), lastOf(batch, appended));
      for (const [index, one] of appended.entries()) batch[index]?.resolve(one);
      this.#events.onBatch?.({ appends: batch.length, events, durationMs: performance.now() - startMs });
    } catch (error) {
      if (error instanceof NoRoom) this.#events.onNoRoom?.();
      // Waiting appends were decided as if this batch had happened: they may use a catalogue that it was to publish.
      for (const { reject } of [...batch, ...this.#queue.splice(0)]) reject(error);
    }
  }

  #nextBatch(): Waiting[] {
    let appends = 0;
    let events = 0;
    for (const { events: brought } of this.#queue) {
      if (appends === BATCH_APPENDS_MAX || events >= BATCH_EVENTS_MAX) break;
      appends += 1;
      events += brought;
    }
    return this.#queue.splice(0, appends);
  }
}

/** Returns the last record of those appended. */
const lastOf = (batch: readonly Waiting[], appended: readonly AppendedTogether[]): string | undefined =>
  batch.findLast(({ last }, index) => last !== undefined && appended[index]?.kind === 'appended')?.last;
