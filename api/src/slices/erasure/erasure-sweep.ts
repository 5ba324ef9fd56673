import { setTimeout } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';
import type { Progress } from '../../foundation/projections/progress.ts';
import type { EventStore } from '../../foundation/store/index.ts';
import type { Eraser } from './eraser.ts';
import { ERASED_PLAYERS, erasedIn, unfreedIn } from './views.ts';

const EVERY_MS = 60_000;
/** While the lists do not know everybody yet. */
const AT_FIRST_MS = 250;

interface SweepParts {
  readonly eraser: Pick<Eraser, 'forget' | 'settle'>;
  readonly readModels: Database;
  readonly store: Pick<EventStore, 'head'>;
  readonly progress: Pick<Progress, 'status'>;
}

/**
 * Carries out what the log says of erasures: at each start for everybody who was ever erased, because accounts that were put
 * back have their keys again; each minute for those whose erasure was cut off.
 * @param onTrouble hears why somebody could not be deleted; the next round tries again
 * @returns what stops it, once the round under way is over
 */
export function sweepErasures(
  { eraser, readModels, store, progress }: SweepParts,
  onTrouble: (error: unknown) => void,
): () => Promise<void> {
  const everybody = erasedIn(readModels);
  const unfreed = unfreedIn(readModels);
  const stop = new AbortController();
  const { signal } = stop;

  /** @returns whether everybody is forgotten who was erased before this start */
  function forgetAll(head: string): boolean {
    const known = progress.status().some(({ name, position }) => name === ERASED_PLAYERS && position >= head);
    for (const playerId of everybody()) eraser.forget(playerId);
    return known;
  }

  async function run(): Promise<void> {
    const head = await store.head();
    let forgotten = false;
    while (!signal.aborted) {
      try {
        forgotten ||= forgetAll(head);
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
