import type { Database } from 'better-sqlite3';
import type { Codec } from '@skins/engine/kernel';
import type { EventReader, Position } from '../store/index.ts';
import { Progress } from './progress.ts';
import { type Herd, ProjectionSet } from './projection-set.ts';
import type { Projection } from './projection.ts';
import { type Part, readInParts } from './read-in-parts.ts';

/** The more events there are in a batch, the more of them change the same rows and pages. They are read in parts. */
const BATCH = 20_000;
/** Events that come within this time are projected together. */
const QUIET_MS = 15;
/** Likewise while more than one comes in each millisecond: a batch of some hundreds costs an event half of what one of fifty does. */
const BUSY_MS = 100;
/** After a run that failed as the file could not be used: a disk that is full has room again at some time. */
const RETRY_MS = 1_000;
/** How long the end waits for events that are not projected yet: the next start goes on from there. */
const CLOSE_MS = 3_000;
/** Stands for a projection's name when the log itself cannot be read. */
const LOG = 'the log';

/** Events that are to be projected together. */
interface Batch {
  /** to be gone through once */
  readonly parts: Iterable<Part>;
  readonly events: number;
  /** where it ends */
  readonly last: Position;
}

/** Runs projections behind the log: each event once per projection, rows and checkpoint in one transaction. */
export class Projector {
  readonly progress = new Progress(() => this.hurry());
  readonly #reader: EventReader;
  readonly #codec: Codec;
  readonly #projections: ProjectionSet;
  readonly #onParked: (name: string, error: unknown) => void;
  #catchingUp: Promise<number> | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** how long the next run waits for more events */
  #pause = QUIET_MS;
  /** when events that were waited for were last projected; as `performance.now()` */
  #ranAt = performance.now();
  #closed = false;
  /** whether the last run failed as a whole */
  #failing = false;

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

  /** Notices that the log grew. */
  nudge(): void {
    this.#runIn(this.#pause);
  }

  /** The same, and nobody waits for more. */
  hurry(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#runIn(0);
  }

  /**
   * Projects everything up to the log's head, as it is at the call or later. @returns how many events that were
   * @throws when the log or the read models cannot be used; nothing is skipped, and the next run goes on from there
   */
  async catchUp(): Promise<number> {
    // A run under way may have seen the log's end already.
    await this.#catchingUp?.catch(() => undefined);
    return this.#exclusively(() => this.#run());
  }

  /** Drops all rows and projects the log anew. @returns how many events that took */
  async rebuild(onProgress: (events: number) => void = () => undefined): Promise<number> {
    while (this.#catchingUp !== undefined) await this.#catchingUp.catch(() => undefined);
    return this.#exclusively(() => {
      this.#projections.reset();
      this.#report();
      return this.#run(onProgress);
    });
  }

  /** Ends, after what can be projected in a few seconds. @throws as catchUp does */
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

  /** Runs after a while, and again as long as that fails; the first failure of a row is told. */
  #runIn(ms: number): void {
    if (this.#closed || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.catchUp().then(
        (events) => this.#wentWell(events),
        (error: unknown) => {
          if (!this.#failing) this.#onParked(LOG, error);
          this.#failing = true;
          this.#runIn(RETRY_MS);
        },
      );
    }, ms);
  }

  /** @param events how many came since the run before */
  #wentWell(events: number): void {
    this.#failing = false;
    const now = performance.now();
    this.#pause = events > now - this.#ranAt ? BUSY_MS : QUIET_MS;
    this.#ranAt = now;
  }

  #report(): void {
    this.progress.report(this.#projections.status());
  }

  /** One run at a time: a call while one is under way gets that one. */
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

  /** What comes next for a herd; undefined where nothing does. */
  async #read({ from, behind }: Herd): Promise<Batch | undefined> {
    const recorded = await this.#reader.readAll(from, Math.min(BATCH, behind));
    const last = recorded.at(-1)?.position;
    return last === undefined
      ? undefined
      : { parts: readInParts([...recorded], this.#codec), events: recorded.length, last };
  }
}
