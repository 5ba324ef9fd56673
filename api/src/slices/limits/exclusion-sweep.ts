import { setImmediate } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';
import type { ExclusionDesk } from './exclusion-desk.ts';
import { chosenAfter } from './exclusions.ts';

const EVERY_MS = 60_000;

interface SweepParts {
  readonly exclusions: Pick<ExclusionDesk, 'spread'>;
  readonly readModels: Database;
  readonly clock: () => number;
}

/**
 * Spreads exclusions whose process ended before it held the person's other accounts to them: at the start those that run, and
 * each minute those that are new in the lists.
 * @param onTrouble hears why one could not be spread; the next round tries again
 * @returns what stops it, once the one under way is over
 */
export function sweepExclusions(
  { exclusions, readModels, clock }: SweepParts,
  onTrouble: (error: unknown) => void,
): () => Promise<void> {
  const after = chosenAfter(readModels);
  let last = '';
  const stop = new AbortController();
  let running: Promise<void> = Promise.resolve();

  async function spreadNew(): Promise<void> {
    for (
      let next = after(last, clock());
      next !== undefined && !stop.signal.aborted;
      next = after(last, clock())
    ) {
      await exclusions.spread(next.player);
      last = next.position;
      // Years of them may run at a start, and players are answered between.
      await setImmediate();
    }
  }

  const round = () => void (running = running.then(spreadNew).catch(onTrouble));
  const timer = setInterval(round, EVERY_MS);
  round();
  return async () => {
    stop.abort();
    clearInterval(timer);
    await running;
  };
}
