import { type Database, SqliteError } from 'better-sqlite3';
import { NewerEvent, UnreadableEvent } from '@skins/engine/kernel';
import type { LoggedEvent } from '../runtime/index.ts';
import { type Position, START, ordinalOf } from '../store/index.ts';
import { CheckpointRows } from './checkpoint-rows.ts';
import { heardBy } from './hearers.ts';
import type { ProjectionStatus } from './progress.ts';
import type { Apply, Projection } from './projection.ts';
import type { Part } from './read-in-parts.ts';

interface Running {
  readonly projection: Projection;
  /** undefined after a failed batch: its memory reflects rows that were rolled back */
  apply: Apply | undefined;
  position: Position;
  /** why it stopped after a failure; undefined if it runs */
  parked: string | undefined;
}

/** The projections that are farthest behind, all at one position. */
export interface Herd {
  readonly running: readonly Running[];
  readonly from: Position;
  /** number of events between them and the next ones */
  readonly behind: number;
}

/** Begins the reason of projections that met an event of a newer program: they go on once that program reads their file. */
const NEWER = 'a newer program wrote the next events: ';

/** Returns what of a newer program's stopped a projection; undefined if something else did, or it runs. */
export const newerIn = ({ parked }: Pick<ProjectionStatus, 'parked'>): string | undefined =>
  parked?.startsWith(NEWER) === true ? parked.slice(NEWER.length) : undefined;

/** A projection threw. */
class Fault extends Error {
  readonly running: Running;

  constructor(running: Running, cause: unknown) {
    super(messageOf(cause), { cause });
    this.running = running;
  }
}

/** Projections on the file with their rows: tracks their positions and applies batches. */
export class ProjectionSet {
  readonly #database: Database;
  readonly #running: Running[];
  readonly #rows: CheckpointRows;
  /** Runs work in a transaction; created once, because each one prepares its own statements. */
  readonly #transact: (work: () => void) => void;
  readonly #onParked: (name: string, error: unknown) => void;

  constructor(
    database: Database,
    projections: readonly Projection[],
    onParked: (name: string, error: unknown) => void,
  ) {
    this.#database = database;
    this.#onParked = onParked;
    this.#rows = new CheckpointRows(database);
    this.#transact = database.transaction((work: () => void) => work());
    this.#running = projections.map((projection) => this.#prepare(projection));
  }

  status(): ProjectionStatus[] {
    return this.#running.map(({ projection, position, parked }) => ({
      name: projection.name,
      position,
      parked,
    }));
  }

  /** Drops all rows and starts from the first event. */
  reset(): void {
    this.#transact(() => {
      for (const { projection } of this.#running) this.#reset(projection);
    });
    for (const running of this.#running) Object.assign(running, this.#prepare(running.projection));
  }

  /** Returns the herd to run next; undefined if none runs. */
  hindmost(): Herd | undefined {
    const active = this.#running.filter(({ parked }) => parked === undefined);
    const [from, next] = [...new Set(active.map(({ position }) => position))].toSorted();
    if (from === undefined) return undefined;
    const behind = next === undefined ? Number.POSITIVE_INFINITY : ordinalOf(next) - ordinalOf(from);
    return { running: active.filter(({ position }) => position === from), from, behind };
  }

  /**
   * Applies a batch to a herd: to all projections, or to none if one throws, which is then parked. @param last position of the batch's end
   * @returns whether it was applied
   * @throws when the file cannot be written, or another projector writes to it: neither is a projection's fault
   */
  take({ running, from }: Herd, batch: Iterable<Part>, last: Position): boolean {
    const fault = this.#project(running, from, batch, last);
    if (fault === undefined) return true;
    if (fault instanceof Fault) this.#park(fault.running, fault.cause);
    // An unreadable record blocks all of them.
    else for (const one of running) this.#park(one, fault);
    return false;
  }

  /**
   * Writes rows and checkpoints in one transaction, which rolls back if a projection throws.
   * @returns the fault of a projection, or of a record
   */
  #project(
    herd: readonly Running[],
    from: Position,
    batch: Iterable<Part>,
    last: Position,
  ): Fault | UnreadableEvent | undefined {
    try {
      this.#transact(() => {
        this.#applyAll(herd, batch);
        this.#rows.moveOn(
          herd.map(({ projection }) => projection.name),
          from,
          last,
        );
      });
    } catch (error) {
      for (const running of herd) running.apply = undefined;
      if (error instanceof Fault || error instanceof UnreadableEvent) return error;
      throw error;
    }
    // Memory follows the transaction: if the commit fails, all positions stay the same.
    for (const running of herd) running.position = last;
    return undefined;
  }

  /** @throws UnreadableEvent, Fault */
  #applyAll(herd: readonly Running[], batch: Iterable<Part>): void {
    const told = new Set<Running>();
    for (const { events, more } of batch) {
      const heard = heardBy(herd, events);
      for (const [running, part] of heard) this.#applyTo(running, part, more);
      if (more) for (const running of heard.keys()) told.add(running);
      // Projections that were told to expect more must be told of the end.
      else for (const running of told) if (!heard.has(running)) this.#applyTo(running, [], false);
    }
  }

  #applyTo(running: Running, events: readonly LoggedEvent[], more: boolean): void {
    try {
      running.apply ??= running.projection.prepare(this.#database);
      running.apply(events, more);
    } catch (error) {
      throw isTroubleOfTheFile(error) ? error : new Fault(running, error);
    }
  }

  #park(running: Running, error: unknown): void {
    const reason = error instanceof NewerEvent ? NEWER + error.message : messageOf(error);
    this.#rows.park(running.projection.name, reason);
    running.parked = reason;
    this.#onParked(running.projection.name, error);
  }

  #prepare(projection: Projection): Running {
    const database = this.#database;
    if (this.#rows.find(projection.name)?.version !== projection.version) this.#reset(projection);
    database.exec(projection.schema);
    if (this.#rows.find(projection.name)?.parked?.startsWith(NEWER) === true)
      this.#rows.park(projection.name, null);
    const row = this.#rows.find(projection.name);
    return {
      projection,
      apply: projection.prepare(database),
      position: row?.position ?? START,
      parked: row?.parked ?? undefined,
    };
  }

  #reset({ name, version, tables, formerTables = [] }: Projection): void {
    for (const table of [...tables, ...formerTables]) this.#database.exec(`DROP TABLE IF EXISTS ${table}`);
    this.#rows.begin(name, version);
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const isTroubleOfTheFile = (error: unknown): boolean =>
  error instanceof SqliteError && /^SQLITE_(BUSY|FULL|IOERR|LOCKED|NOMEM|READONLY)/.test(error.code);
