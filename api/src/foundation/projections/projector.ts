import type { Database } from 'better-sqlite3';
import type { Codec } from '@skins/engine/kernel';
import type { EventReader, Position } from '../store/index.ts';
import { Progress } from './progress.ts';
import { type Herd, ProjectionSet } from './projection-set.ts';
import type { Projection } from './projection.ts';
import { type Part, readInParts } from './read-in-parts.ts';

/** Maximum events in a batch. Larger batches change the same rows and pages more often. They are read in parts. */
const BATCH = 20_000;
/** Debounce in milliseconds: events within this time are projected together. */
const QUIET_MS = 15;
/**
 * Debounce while more than one event a millisecond arrives: in a batch of hundreds, an event costs half as much as in a
 * batch of fifty.
 */
const BUSY_MS = 100;
/** Delay before a retry when the file could not be used, in milliseconds; a full disk may have room later. */
const RETRY_MS = 1_000;
/** How long the close waits for unprojected events, in milliseconds; the next start continues from there. */
const CLOSE_MS = 3_000;
/** Reported instead of a projection's name when the log itself cannot be read. */
export const LOG = 'the log';

/** Events to project together. */
interface Batch {
  /** can be iterated only once */
  readonly parts: Iterable<Part>;
  readonly events: number;
  /** position of its end */
  readonly last: Position;
}

/** Runs projections over the log: each event once per projection, rows and checkpoint in one transaction. */
export class Projector {
  readonly progress = new Progress(() => this.hurry());
  readonly #reader: EventReader;
  readonly #codec: Codec;
  readonly #projections: ProjectionSet;
  readonly #onParked: (name: string, error: unknown) => void;
  #catchingUp: Promise<number> | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** how long the next run waits for more events, in milliseconds */
  #pause = QUIET_MS;
  /** time of the last debounced run, as `performance.now()` */
  #ranAt = performance.now();
  #closed = false;
  /** why the last run failed as a whole; undefined if it did not */
  #trouble: string | undefined;

  constructor(
    reader: EventReader,
    codec: Codec,
    database: Database,
    projections: readonly Projection[],
    onParked: (name: string, error: unknown) => void,
  ) {
    this.#reader = reader;
    this.#codec = codec;
    this.#onParked = onParked;
    this.#projections = new ProjectionSet(database, projections, onParked);
    this.#report();
  }

  /** Schedules a run because the log grew. */
  nudge(): void {
    this.#runIn(this.#pause);
  }

  /** Schedules a run at once, without waiting for more events. */
  hurry(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#runIn(0);
  }

  /**
   * Projects everything up to the log's head as of this call or later. @returns the number of events
   * @throws when the log or the read models cannot be used; nothing is skipped, and the next run continues from there
   */
  async catchUp(): Promise<number> {
    // A current run may already have read the log's end.
    await this.#catchingUp?.catch(() => undefined);
    return this.#exclusively(() => this.#run());
  }

  /** Drops all rows and projects the log again. @returns the number of events */
  async rebuild(onProgress: (events: number) => void = () => undefined): Promise<number> {
    while (this.#catchingUp !== undefined) await this.#catchingUp.catch(() => undefined);
    return this.#exclusively(() => {
      this.#projections.reset();
      this.#report();
      return this.#run(onProgress);
    });
  }

  /** Closes after projecting what is possible in a few seconds. @throws as catchUp does */
  async close(): Promise<void> {
    clearTimeout(this.#timer);
    const end = setTimeout(() => (this.#closed = true), CLOSE_MS);
    try {
      await this.catchUp();
    } finally {
      clearTimeout(end);
      this.#closed = true;
    }
    await this.#catchingUp;
  }

  /** Runs after a delay and retries while that fails; only the first failure in a row is reported. */
  #runIn(ms: number): void {
    if (this.#closed || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.catchUp().then(
        (events) => this.#wentWell(events),
        (error: unknown) => {
          if (this.#trouble === undefined) this.#onParked(LOG, error);
          this.#trouble = error instanceof Error ? error.message : String(error);
          this.#report();
          this.#runIn(RETRY_MS);
        },
      );
    }, ms);
  }

  /** Records a successful run. @param events number of events since the previous run */
  #wentWell(events: number): void {
    const recovered = this.#trouble !== undefined;
    this.#trouble = undefined;
    if (recovered) this.#report();
    const now = performance.now();
    this.#pause = events > now - this.#ranAt ? BUSY_MS : QUIET_MS;
    this.#ranAt = now;
  }

  #report(): void {
    this.progress.report(this.#projections.status(), this.#trouble);
  }

  /** Allows one run at a time: a call during a run gets that run's result. */
  #exclusively(run: () => Promise<number>): Promise<number> {
    this.#catchingUp ??= run().finally(() => {
      this.#catchingUp = undefined;
    });
    return this.#catchingUp;
  }

  async #run(onProgress: (events: number) => void = () => undefined): Promise<number> {
    let events = 0;
    while (!this.#closed) {
      const herd = this.#projections.hindmost();
      if (herd === undefined) return events;
      const batch = await this.#read(herd);
      if (batch === undefined) return events;
      if (this.#projections.take(herd, batch.parts, batch.last)) events += batch.events;
      onProgress(events);
      this.#report();
      await new Promise((resolve) => setImmediate(resolve));
    }
    return events;
  }

  /** Reads the next batch of a herd; undefined at the end of the log. */
  async #read({ from, behind }: Herd): Promise<Batch | undefined> {
    const recorded = await this.#reader.readAll(from, Math.min(BATCH, behind));
    const last = recorded.at(-1)?.position;
    return last === undefined
      ? undefined
      : { parts: readInParts([...recorded], this.#codec), events: recorded.length, last };
  }
}
