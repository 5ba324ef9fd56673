import { setTimeout as after } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';
import type { Committer, Unit } from '../committer.ts';
import { commitBatch } from './commit.ts';
import { endShop } from '../end-shop.ts';
import { walBytesOf } from './files.ts';
import { WAL_BYTES_KEPT } from './handles.ts';
import { type CommittedRow, Log } from './log.ts';
import { StorageBroken } from '../failures.ts';
import { ThreadedCommitter } from './threaded-committer.ts';

/** Maximum units of a batch that the event loop writes faster than it could hand them over. */
const FEW = 8;
/** Maximum sync duration for which the event loop waits, in milliseconds: the time to wake a thread and be woken by it. */
const QUICK_MS = 0.5;
/** After this many batches on the thread, try one on the loop to measure the disk again: on the thread, a sync takes up to twice as long by the clock. */
const TRIED_EACH = 64;
/** Page cache for appending: only the end of the log. The index is the thread's. */
const CACHE_KIB = 4 * 1_024;
/** Number of recent syncs and batches. The fastest sync measures the disk, because the others may have waited for a processor; the largest batch measures the load. */
const RECENT = 8;
/** Number of appends committed here before the thread reads them. Tidying makes all commits run on the thread, and must not begin by reading all of them. */
const FOLLOWED_TOGETHER = 256;
/** Tidying steps between WAL checkpoints: the more there is to sync at once, the longer a commit waits behind it. */
const FOLDED_EACH = 8;
/** Rest of the thread after a tidying step, relative to the step's duration: it leaves a processor and the disk to players. */
const RESTS = 2;
/** Maximum rest in milliseconds: on a slow disk a step may take seconds, while more appends wait, or the shop may be closing. */
const REST_MS_MAX = 100;
/** Milliseconds between looks at the WAL's size. */
const SHRINK_EACH_MS = 10_000;

/**
 * Commits wherever it is fastest: a few appends on the event loop while the disk is fast, everything else on a thread. The
 * thread packs, indexes and checkpoints what either has committed.
 */
export class NearestCommitter implements Committer {
  readonly #file: string;
  readonly #handle: Database;
  readonly #log: Log;
  readonly #thread: ThreadedCommitter;
  readonly #indexedTogether: number;
  readonly #quickMs: number;
  readonly #wait: (ms: number) => Promise<void>;
  readonly #shrinking: NodeJS.Timeout;
  /** units of the recent batches */
  readonly #recentUnits: number[] = [];
  /** durations of the recent syncs here, in milliseconds */
  readonly #recentSyncs: number[] = [];
  /** number of batches on the thread since the last one here */
  #elsewhere = TRIED_EACH;
  /** the thread's current background work */
  #behind: 'nothing' | 'step' | 'fold' = 'nothing';
  /** resolves when tidying ends; undefined if none is running */
  #tidying: Promise<void> | undefined;
  /** number of appends committed here that the thread has not read yet */
  #unfollowed = 0;
  /** number of appends not packed and indexed yet, from the last commit */
  #unindexed = 0;
  #closing = false;
  /** why nothing can be committed any more */
  #ended: StorageBroken | undefined;

  /** @param handle a writer's handle on `file`. @param indexedTogether number of appends packed and indexed at once */
  constructor(
    file: string,
    handle: Database,
    indexedTogether: number,
    quickMs = QUICK_MS,
    wait: (ms: number) => Promise<void> = after,
  ) {
    // The thread runs the checkpoints: they take too long for the event loop.
    handle.pragma('wal_autocheckpoint = 0');
    handle.pragma(`cache_size = -${CACHE_KIB}`);
    this.#file = file;
    this.#handle = handle;
    this.#log = new Log(handle);
    this.#thread = new ThreadedCommitter(file);
    this.#indexedTogether = indexedTogether;
    this.#quickMs = quickMs;
    this.#wait = wait;
    this.#shrinking = setInterval(() => void this.shrink(), SHRINK_EACH_MS).unref();
  }

  async commit(units: readonly Unit[]): Promise<CommittedRow> {
    if (this.#ended !== undefined) throw this.#ended;
    const committed = this.#isNear(units) ? this.#commitHere(units) : await this.#commitThere(units);
    remember(this.#recentUnits, units.length);
    this.#unindexed = committed.unindexed;
    if (this.#unindexed >= this.#indexedTogether)
      this.#tidying ??= this.#tidyUp().finally(() => (this.#tidying = undefined));
    return committed;
  }

  /**
   * Checkpoints a WAL that has grown beyond what the shop needs, as it does while a foreign program reads the log. Once
   * nobody reads it any more, the next commit cuts it.
   */
  async shrink(): Promise<void> {
    if (this.#closing || walBytesOf(this.#file) <= WAL_BYTES_KEPT) return;
    this.#tidying ??= this.#work('fold')
      .then(() => undefined)
      .finally(() => (this.#tidying = undefined));
    await this.#tidying;
  }

  async close(): Promise<void> {
    this.#closing = true;
    clearInterval(this.#shrinking);
    await this.#tidying;
    this.#handle.close();
    await this.#thread.close();
  }

  #isNear(units: readonly Unit[]): boolean {
    // The thread has exclusive use of the file.
    if (this.#behind === 'step') return false;
    const isQuick = this.#recentSyncs.some((ms) => ms <= this.#quickMs);
    if (!isQuick && this.#elsewhere < TRIED_EACH) return false;
    // During a checkpoint the thread is busy. Otherwise avoid alternating: each handle has to read what the other has written.
    return this.#behind === 'fold' || (isFew(units.length) && this.#recentUnits.every(isFew));
  }

  #commitHere(units: readonly Unit[]): CommittedRow {
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

  #commitThere(units: readonly Unit[]): Promise<CommittedRow> {
    this.#elsewhere += 1;
    return this.#thread.commit(units);
  }

  #tellThread(units: number): void {
    this.#unfollowed += units;
    if (this.#unfollowed < FOLLOWED_TOGETHER) return;
    this.#unfollowed = 0;
    void this.#thread.work('follow');
  }

  /** Runs tidying step by step, with rests in between. A failing thread has ended, and the shop with it. */
  async #tidyUp(): Promise<void> {
    for (let steps = 1, more = true; more; steps += 1) {
      const beganAt = performance.now();
      more = await this.#work('step');
      if (steps % FOLDED_EACH === 0 || !more) await this.#work('fold');
      if (more) await this.#rest(performance.now() - beganAt);
    }
    // Checkpoint the commits made meanwhile, without further commits: the WAL restarts.
    await this.#work('fold', 'step');
  }

  /** @param behind the work that determines where commits go meanwhile */
  async #work(work: 'step' | 'fold', behind = work): Promise<boolean> {
    this.#behind = behind;
    try {
      return await this.#thread.work(work);
    } finally {
      this.#behind = 'nothing';
    }
  }

  /** Rests, unless appends arrive faster than they are tidied or many at once, or the shop is closing. */
  async #rest(workedMs: number): Promise<void> {
    const isCalm = this.#unindexed < 2 * this.#indexedTogether && this.#recentUnits.every(isFew);
    if (isCalm && !this.#closing) await this.#wait(Math.min(REST_MS_MAX, RESTS * workedMs));
  }
}

/** Adds a number to the recent ones. */
function remember(recent: number[], number: number): void {
  recent.push(number);
  if (recent.length > RECENT) recent.shift();
}

const isFew = (units: number): boolean => units <= FEW;
