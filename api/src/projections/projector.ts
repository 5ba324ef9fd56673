import { type Database, SqliteError } from 'better-sqlite3';
import { type Codec, UnreadableEvent } from '@skins/engine/kernel';
import { type LoggedEvent, readRecorded } from '../runtime/index.ts';
import { type EventReader, type Position, type Recorded, START } from '../store/index.ts';
import { Progress } from './progress.ts';
import type { Apply, Projection } from './projection.ts';

const BATCH = 2_000;
/** Events that come within this time are projected together. */
const COALESCE_MS = 15;
/** After a run that failed as the file could not be used: a disk that is full has room again at some time. */
const RETRY_MS = 1_000;
/** How long the end waits for events that are not projected yet: the next start goes on from there. */
const CLOSE_MS = 3_000;
/** Stands for a projection's name when the log itself cannot be read. */
const LOG = 'the log';

interface Running {
  readonly projection: Projection;
  readonly apply: Apply;
  position: Position;
  /** why it stopped, when it failed */
  parked: string | undefined;
}

/** Runs projections behind the log: each event once per projection, rows and checkpoint in one transaction. */
export class Projector {
  readonly progress = new Progress();
  readonly #reader: EventReader;
  readonly #codec: Codec;
  readonly #database: Database;
  readonly #running: Running[];
  readonly #onParked: (name: string, error: unknown) => void;
  #catchingUp: Promise<number> | undefined;
  #timer: NodeJS.Timeout | undefined;
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
    this.#database = database;
    this.#onParked = onParked;
    database.exec(
      'CREATE TABLE IF NOT EXISTS projection (name TEXT PRIMARY KEY, version INTEGER NOT NULL, position TEXT NOT NULL, parked TEXT) STRICT',
    );
    this.#running = projections.map((projection) => this.#prepare(projection));
    this.#report();
  }

  /** Notices that the log grew. */
  nudge(): void {
    this.#runIn(COALESCE_MS);
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
      this.#database.transaction(() => {
        for (const { projection } of this.#running) this.#reset(projection);
      })();
      for (const running of this.#running) Object.assign(running, this.#prepare(running.projection));
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
        () => (this.#failing = false),
        (error: unknown) => {
          if (!this.#failing) this.#onParked(LOG, error);
          this.#failing = true;
          this.#runIn(RETRY_MS);
        },
      );
    }, ms);
  }

  #report(): void {
    this.progress.report(
      this.#running.map(({ projection, position, parked }) => ({ name: projection.name, position, parked })),
    );
  }

  #active(): Running[] {
    return this.#running.filter(({ parked }) => parked === undefined);
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
      const active = this.#active();
      const from = active.reduce<Position | undefined>(
        (low, { position }) => (low !== undefined && low < position ? low : position),
        undefined,
      );
      if (from === undefined) return events;
      const recorded = await this.#reader.readAll(from, BATCH);
      const last = recorded.at(-1);
      if (last === undefined) return events;
      this.#take(active, this.#read(recorded), last.position);
      events += recorded.length;
      onProgress(events);
      this.#report();
      await new Promise((resolve) => setImmediate(resolve));
    }
    return events;
  }

  /** What a batch says, or why it cannot be read. */
  #read(recorded: readonly Recorded[]): readonly LoggedEvent[] | UnreadableEvent {
    try {
      return recorded.map((one) => readRecorded(one, this.#codec));
    } catch (error) {
      if (error instanceof UnreadableEvent) return error;
      throw error;
    }
  }

  // What is in memory follows the transaction: when its commit fails, everybody stands where they stood.
  #take(active: readonly Running[], batch: readonly LoggedEvent[] | UnreadableEvent, last: Position): void {
    const faults = this.#database.transaction(() =>
      active.map((running) => this.#project(running, batch, last)),
    )();
    for (const [n, running] of active.entries()) {
      const fault = faults[n];
      if (fault === undefined) running.position = last > running.position ? last : running.position;
      else {
        running.parked = messageOf(fault.error);
        this.#onParked(running.projection.name, fault.error);
      }
    }
  }

  /**
   * Takes a batch into one projection, or marks it as parked. @returns why it failed, if it did
   * @throws when the file cannot be written, or another projector writes to it: neither is the projection's fault
   */
  #project(
    { projection: { name }, apply, position }: Running,
    batch: readonly LoggedEvent[] | UnreadableEvent,
    last: Position,
  ): { readonly error: unknown } | undefined {
    if (position >= last) return undefined;
    try {
      if (batch instanceof UnreadableEvent) throw batch;
      const fresh =
        position < (batch[0]?.position ?? last) ? batch : batch.filter((one) => one.position > position);
      this.#database.transaction(() => apply(fresh))();
    } catch (error) {
      if (isTroubleOfTheFile(error)) throw error;
      this.#database.prepare('UPDATE projection SET parked = ? WHERE name = ?').run(messageOf(error), name);
      return { error };
    }
    const moved = this.#database
      .prepare('UPDATE projection SET position = ? WHERE name = ? AND position = ?')
      .run(last, name, position);
    if (moved.changes !== 1) throw new Error(`another projector moved ${name} on from ${position}`);
    return undefined;
  }

  #prepare(projection: Projection): Running {
    const database = this.#database;
    const find = database.prepare<[string], { version: number; position: Position; parked: string | null }>(
      'SELECT version, position, parked FROM projection WHERE name = ?',
    );
    if (find.get(projection.name)?.version !== projection.version) this.#reset(projection);
    database.exec(projection.schema);
    const row = find.get(projection.name);
    return {
      projection,
      apply: projection.prepare(database),
      position: row?.position ?? START,
      parked: row?.parked ?? undefined,
    };
  }

  #reset({ name, version, tables }: Projection): void {
    for (const table of tables) this.#database.exec(`DROP TABLE IF EXISTS ${table}`);
    this.#database
      .prepare('INSERT OR REPLACE INTO projection (name, version, position, parked) VALUES (?, ?, ?, NULL)')
      .run(name, version, START);
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const isTroubleOfTheFile = (error: unknown): boolean =>
  error instanceof SqliteError && /^SQLITE_(BUSY|FULL|IOERR|LOCKED|NOMEM|READONLY)/.test(error.code);
