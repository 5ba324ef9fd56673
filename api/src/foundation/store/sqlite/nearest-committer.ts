import { setTimeout as after } from 'node:timers/promises';
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
/** Steps of tidying up after which the WAL is folded into the file: the more there is to sync at once, the longer a commit waits behind it. */
const FOLDED_EACH = 8;
/** How long the thread rests after a step of tidying up, by what the step took: who plays meanwhile finds a processor, and the disk. */
const RESTS = 2;
/** It is never longer, in milliseconds: on a slow disk a step may take seconds, and meanwhile more and more waits, or the shop is to close. */
const REST_MS_MAX = 100;

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
  readonly #wait: (ms: number) => Promise<void>;
  /** units of the last batches */
  readonly #recentUnits: number[] = [];
  /** what the last syncs here took, in milliseconds */
  readonly #recentSyncs: number[] = [];
  /** batches on the thread since one was committed here */
  #elsewhere = TRIED_EACH;
  /** what the thread is at beside commits */
  #behind: 'nothing' | 'step' | 'fold' = 'nothing';
  /** until all is tidied up; undefined where nobody does */
  #tidying: Promise<void> | undefined;
  /** appends committed here since the thread took them in */
  #unfollowed = 0;
  /** appends that are not packed and indexed yet, as the last commit said */
  #unindexed = 0;
  #closing = false;
  /** why nothing can be committed any more */
  #ended: StorageBroken | undefined;

  /** @param handle a writer's, of `file`. @param indexedTogether appends that are packed and indexed at once */
  constructor(
    file: string,
    handle: Database,
    indexedTogether: number,
    quickMs = QUICK_MS,
    wait: (ms: number) => Promise<void> = after,
  ) {
    // Folding in is the thread's affair: it takes longer than anybody may wait here.
    handle.pragma('wal_autocheckpoint = 0');
    handle.pragma(`cache_size = -${CACHE_KIB}`);
    this.#handle = handle;
    this.#log = new Log(handle);
    this.#thread = new ThreadedCommitter(file);
    this.#indexedTogether = indexedTogether;
    this.#quickMs = quickMs;
    this.#wait = wait;
  }

  async commit(units: readonly Unit[]): Promise<Committed> {
    if (this.#ended !== undefined) throw this.#ended;
    const committed = this.#isNear(units) ? this.#commitHere(units) : await this.#commitThere(units);
    remember(this.#recentUnits, units.length);
    this.#unindexed = committed.unindexed;
    if (this.#unindexed >= this.#indexedTogether)
      this.#tidying ??= this.#tidyUp().finally(() => (this.#tidying = undefined));
    return committed;
  }

  async close(): Promise<void> {
    this.#closing = true;
    await this.#tidying;
    this.#handle.close();
    await this.#thread.close();
  }

  #isNear(units: readonly Unit[]): boolean {
    // The thread has the file for itself.
    if (this.#behind === 'step') return false;
    const isQuick = this.#recentSyncs.some((ms) => ms <= this.#quickMs);
    if (!isQuick && this.#elsewhere < TRIED_EACH) return false;
    // The thread would be a while; and what either handle has written the other has to read, so they do not take turns.
    return this.#behind === 'fold' || (isFew(units.length) && this.#recentUnits.every(isFew));
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

  /** Step by step, with rests between them. A thread that cannot do it has ended, and the shop with it. */
  async #tidyUp(): Promise<void> {
    for (let steps = 1, more = true; more; steps += 1) {
      const beganAt = performance.now();
      more = await this.#work('step');
      if (steps % FOLDED_EACH === 0 || !more) await this.#work('fold');
      if (more) await this.#rest(performance.now() - beganAt);
    }
    // What was committed meanwhile, and nobody commits more: the WAL begins anew.
    await this.#work('fold', 'step');
  }

  /** @param behind what goes for commits meanwhile */
  async #work(work: 'step' | 'fold', behind = work): Promise<boolean> {
    this.#behind = behind;
    try {
      return await this.#thread.work(work);
    } finally {
      this.#behind = 'nothing';
    }
  }

  /** Not where appends come faster than they are tidied up, or many at once, and not at the end. */
  async #rest(workedMs: number): Promise<void> {
    const isCalm = this.#unindexed < 2 * this.#indexedTogether && this.#recentUnits.every(isFew);
    if (isCalm && !this.#closing) await this.#wait(Math.min(REST_MS_MAX, RESTS * workedMs));
  }
}

/** Adds a number to the last ones. */
function remember(recent: number[], number: number): void {
  recent.push(number);
  if (recent.length > RECENT) recent.shift();
}

const isFew = (units: number): boolean => units <= FEW;
