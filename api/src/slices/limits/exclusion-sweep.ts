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
 * Spreads exclusions whose process ended before it applied them to the person's other accounts. At the start it handles all
 * running exclusions, and every minute those that are new in the lists.
 * @param onTrouble called with the error if one could not be spread; the next round retries
 * @returns a function that stops the sweep after the current exclusion
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
      // Years of exclusions may be running at a start, so let players' requests run in between.
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
