import { dirname, join } from 'node:path';
import type { Database } from 'better-sqlite3';
import type { Committed, Unit } from '../committer.ts';
import { DamagedFile, StorageBroken } from '../failures.ts';
import { keptText } from '../kept-append.ts';
import type { StoredRow } from '../sqlite/batches.ts';
import { doBehind } from '../sqlite/commit.ts';
import { deleteDatabase } from '../sqlite/files.ts';
import { openWriterHandle } from '../sqlite/handles.ts';
import { Log } from '../sqlite/log.ts';
import { namedFailure } from '../sqlite/storage-failures.ts';
import { demandNext } from './log-stream.ts';

/** Appends that are packed and indexed together. */
const INDEXED_TOGETHER = 4_096;
/** Tidying steps after a commit. */
const STEPS = 2;

/** Returns the path of the copy of a log on a server. @param file any path in the data folder */
export const copyBeside = (file: string): string => join(dirname(file), 'log-copy.sqlite');

/**
 * A SQLite copy of a log on a server: the index by stream and command, and the source of reads. Commits are not synced: the
 * next start fetches those that a power cut lost.
 */
export class LocalCopy {
  readonly file: string;
  readonly #handle: Database;
  readonly #log: Log;
  #tidying: Generator<void, void> | undefined;

  /** Opens the copy for its only writer. A damaged one is replaced by an empty one. */
  static open(file: string): LocalCopy {
    try {
      return new LocalCopy(file);
    } catch (error) {
      if (!(error instanceof DamagedFile)) throw error;
      deleteDatabase(file);
      return new LocalCopy(file);
    }
  }

  private constructor(file: string) {
    this.file = file;
    this.#handle = openWriterHandle(file);
    this.#handle.pragma('synchronous = NORMAL');
    this.#log = new Log(this.#handle, 'NORMAL');
  }

  /** number of appends */
  get appends(): number {
    return this.#log.extent().appends;
  }

  /** Returns the text of the last append; undefined if there is none. @throws DamagedFile */
  lastText(): string | undefined {
    const last = this.#log.placed(this.appends);
    return last && keptText([last]);
  }

  /** Adds a row of the log. @throws DamagedFile when it does not follow the last one */
  take(row: StoredRow, name: string): void {
    demandNext(row, this.#log.extent(), name);
    this.#log.add(row);
    if (this.#log.unindexed >= INDEXED_TOGETHER) doBehind(() => this.#tidyUp());
  }

  /**
   * Decides a batch, stores its row in the log, then commits it here.
   * @throws StorageBroken when the row is in the log but not here: the next start fetches it
   */
  async commit(units: readonly Unit[], store: (row: StoredRow) => Promise<void>): Promise<Committed> {
    let stored = false;
    try {
      return await this.#log.commitStored(units, async (row) => {
        await store(row);
        stored = true;
      });
    } catch (error) {
      if (!stored || !(error instanceof Error)) throw namedFailure(error);
      throw new StorageBroken(
        `the log has a commit that ${this.file} could not take: ${error.message}. Start again: the copy catches up`,
        { cause: error },
      );
    }
  }

  /** Runs the next steps of packing and indexing, if they are due. */
  tidy(): void {
    if (this.#tidying === undefined && this.#log.unindexed < INDEXED_TOGETHER) return;
    this.#tidying ??= this.#log.tidying();
    const steps = this.#tidying;
    let done = true;
    doBehind(() => {
      for (let step = 0; step < STEPS; step += 1) done = steps.next().done === true;
    });
    if (done) this.#tidying = undefined;
  }

  close(): void {
    this.#handle.close();
  }

  #tidyUp(): void {
    const steps = this.#log.tidying();
    while (steps.next().done !== true);
  }
}
