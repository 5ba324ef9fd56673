import { setImmediate as othersFirst } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';
import type { Work } from './commit-thread.ts';
import { type Committer, commitBatch } from './commit.ts';
import { endShop } from './end-shop.ts';
import { type Committed, Log, type Unit } from './log.ts';
import { StorageBroken } from './storage-failures.ts';
import { ThreadedCommitter } from './threaded-committer.ts';

/** Units of a batch that the event loop writes itself in less time than it takes to hand them over. */
const FEW = 8;
/** What a sync may take, in milliseconds, for the event loop to wait for it: as long as it takes to wake a thread, and to be woken by it. */
const QUICK_MS = 0.3;
/** Of pages kept for appending: the end of the log. Its index is the thread's. */
const CACHE_KIB = 4 * 1_024;
/** Of so many syncs the quickest one tells how quick the disk is: the others may have waited for a processor. */
const SYNCS = 8;

/**
 * Commits where that is done soonest: a few appends on the event loop while the disk is quick, everything else on a thread of its own. The thread
 * packs, indexes and folds in what either has committed.
 */
export class NearestCommitter implements Committer {
  readonly #handle: Database;
  readonly #log: Log;
  readonly #thread: ThreadedCommitter;
  readonly #indexedTogether: number;
  readonly #quickMs: number;
  /** what the last syncs took, in milliseconds */
  readonly #syncs: number[] = [];
  /** while the thread packs and then tidies up */
  #cleaning: Promise<void> | undefined;
  /** while it does a step of that for which nobody may commit */
  #tidying: Promise<boolean> | undefined;
  /** why nothing can be committed any more */
  #ended: StorageBroken | undefined;

  /** @param handle a writer's, of `file`. @param indexedTogether appends that are packed and indexed at once */
  constructor(file: string, handle: Database, indexedTogether: number, quickMs = QUICK_MS) {
    // Folding in is the thread's affair: it takes longer than anybody may wait here.
    handle.pragma('wal_autocheckpoint = 0');
    handle.pragma(`cache_size = -${CACHE_KIB}`);
    this.#handle = handle;
    this.#log = new Log(handle);
    this.#thread = new ThreadedCommitter(file);
    this.#indexedTogether = indexedTogether;
    this.#quickMs = quickMs;
  }

  async commit(units: readonly Unit[]): Promise<Committed> {
    // No wait where there is none: the thread could begin within it.
    while (this.#tidying !== undefined) await this.#tidying;
    if (this.#ended !== undefined) throw this.#ended;
    const committed = this.#isNear(units) ? this.#commitHere(units) : await this.#thread.commit(units);
    this.#syncs.push(committed.syncMs);
    if (this.#syncs.length > SYNCS) this.#syncs.shift();
    if (committed.unindexed >= this.#indexedTogether) this.#cleaning ??= this.#clean();
    return committed;
  }

  async close(): Promise<void> {
    await this.#cleaning;
    this.#handle.close();
    await this.#thread.close();
  }

  #isNear(units: readonly Unit[]): boolean {
    return units.length <= FEW && this.#syncs.some((ms) => ms <= this.#quickMs);
  }

  #commitHere(units: readonly Unit[]): Committed {
    try {
      return commitBatch(this.#log, units);
    } catch (error) {
      if (error instanceof StorageBroken) {
        this.#ended = error;
        endShop(error);
      }
      throw error;
    }
  }

  /** A thread that cannot tidy up has ended, and the shop with it. */
  async #clean(): Promise<void> {
    try {
      await this.#thread.work('pack');
      // Step by step, and who waits to commit goes before the next one.
      while (await this.#alone('index')) await othersFirst();
      await this.#alone('tidy');
      if (await this.#thread.work('fold')) await this.#alone('finish');
    } finally {
      this.#cleaning = undefined;
    }
  }

  async #alone(work: Work): Promise<boolean> {
    this.#tidying = this.#thread.work(work);
    try {
      return await this.#tidying;
    } finally {
      this.#tidying = undefined;
    }
  }
}
