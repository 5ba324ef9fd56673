import { setTimeout } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';
import type { Progress } from '../../foundation/projections/progress.ts';
import type { EventStore } from '../../foundation/store/index.ts';
import type { Eraser } from './eraser.ts';
import { ERASED_PLAYERS, erasedIn, unfreedIn } from './views.ts';

const EVERY_MS = 60_000;
/** Interval until the lists have caught up, in milliseconds. */
const AT_FIRST_MS = 250;

interface SweepParts {
  readonly eraser: Pick<Eraser, 'forget' | 'settle'>;
  readonly readModels: Database;
  readonly store: Pick<EventStore, 'head'>;
  readonly progress: Pick<Progress, 'status'>;
}

/**
 * Carries out erasures that are in the log. At each start it handles every erased player, because restored accounts have their
 * keys again. Every minute it handles interrupted erasures.
 * @param onTrouble called with the error if a player could not be deleted; the next round retries
 * @returns a function that stops the sweep after the current round
 */
export function sweepErasures(
  { eraser, readModels, store, progress }: SweepParts,
  onTrouble: (error: unknown) => void,
): () => Promise<void> {
  const everybody = erasedIn(readModels);
  const unfreed = unfreedIn(readModels);
  const stop = new AbortController();
  const { signal } = stop;

  /** @returns whether everybody erased before this start is deleted */
  async function forgetAll(head: string): Promise<boolean> {
    const known = progress.status().some(({ name, position }) => name === ERASED_PLAYERS && position >= head);
    for (const playerId of everybody()) await eraser.forget(playerId);
    return known;
  }

  async function run(): Promise<void> {
    const head = await store.head();
    let forgotten = false;
    while (!signal.aborted) {
      try {
        forgotten ||= await forgetAll(head);
        for (const playerId of unfreed()) await eraser.settle(playerId);
      } catch (error) {
        onTrouble(error);
      }
      await setTimeout(forgotten ? EVERY_MS : AT_FIRST_MS, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  const running = run();
  return async () => {
    stop.abort();
    await running;
  };
}
