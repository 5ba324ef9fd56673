import type { Database } from 'better-sqlite3';
import { type Committer, commitBatch } from './commit.ts';
import { endShop } from './end-shop.ts';
import { type Committed, Log, type Unit } from './log.ts';
import { StorageBroken } from './storage-failures.ts';
import { ThreadedCommitter } from './threaded-committer.ts';

/** Units of a batch that the event loop writes itself in less time than it takes to hand them over. */
const FEW = 8;
/** What a sync may take, in milliseconds, for the event loop to wait for it: as long as it takes to wake a thread, and to be woken by it. */
const QUICK_MS = 0.5;
/** Batches on the thread after which the next that would be the loop's on a quick disk is committed here, to see whether it is one: over there a sync takes up to twice as long by the clock. */
const TRIED_EACH = 64;
/** Of pages kept for appending: the end of the log. Its index is the thread's. */
const CACHE_KIB = 4 * 1_024;
/** Of so many syncs the quickest one tells how quick the disk is, as the others may have waited for a processor; of so many batches the largest one, how much is to be done. */
const RECENT = 8;
/** Appends committed here that the thread takes in at once, so that a tidying, in which all commits are its own, need not begin with all of them. */
const FOLLOWED_TOGETHER = 256;

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
  /** units of the last batches */
  readonly #recentUnits: number[] = [];
  /** what the last syncs here took, in milliseconds */
  readonly #recentSyncs: number[] = [];
  /** batches on the thread since one was committed here */
  #elsewhere = TRIED_EACH;
  /** what the thread is at beside commits */
  #behind: 'nothing' | 'tidying' | 'folding' = 'nothing';
  #allDone: Promise<void> = Promise.resolve();
  /** appends committed here since the thread took them in */
  #unfollowed = 0;
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
    if (this.#ended !== undefined) throw this.#ended;
    const committed = this.#isNear(units) ? this.#commitHere(units) : await this.#commitThere(units);
    remember(this.#recentUnits, units.length);
    if (committed.unindexed >= this.#indexedTogether && this.#behind === 'nothing')
      this.#allDone = this.#tidyUp();
    return committed;
  }

  async close(): Promise<void> {
    await this.#allDone;
    this.#handle.close();
    await this.#thread.close();
  }

  #isNear(units: readonly Unit[]): boolean {
    // Between its steps the thread may commit, and nobody else.
    if (this.#behind === 'tidying') return false;
    const isQuick = this.#recentSyncs.some((ms) => ms <= this.#quickMs);
    if (!isQuick && this.#elsewhere < TRIED_EACH) return false;
    // The thread would be a while; and what either handle has written the other has to read, so they do not take turns.
    return this.#behind === 'folding' || (isFew(units.length) && this.#recentUnits.every(isFew));
  }

  #commitHere(units: readonly Unit[]): Committed {
    try {
      const committed = commitBatch(this.#log, units);
      remember(this.#recentSyncs, committed.syncMs);
      this.#elsewhere = 0;
      this.#tellThread(units.length);
      return committed;
    } catch (error) {
      if (error instanceof StorageBroken) {
        this.#ended = error;
        endShop(error);
      }
      throw error;
    }
  }

  #commitThere(units: readonly Unit[]): Promise<Committed> {
    this.#elsewhere += 1;
    return this.#thread.commit(units);
  }

  #tellThread(units: number): void {
    this.#unfollowed += units;
    if (this.#unfollowed < FOLLOWED_TOGETHER) return;
    this.#unfollowed = 0;
    void this.#thread.work('follow');
  }

  /** A thread that cannot tidy up has ended, and the shop with it. */
  async #tidyUp(): Promise<void> {
    try {
      this.#behind = 'tidying';
      await this.#thread.work('tidy');
      this.#behind = 'folding';
      await this.#thread.work('fold');
      // What was committed meanwhile.
      this.#behind = 'tidying';
      await this.#thread.work('fold');
    } finally {
      this.#behind = 'nothing';
    }
  }
}

/** Adds a number to the last ones. */
function remember(recent: number[], number: number): void {
  recent.push(number);
  if (recent.length > RECENT) recent.shift();
}

const isFew = (units: number): boolean => units <= FEW;
