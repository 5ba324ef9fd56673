import { startOfHouseDay } from '@skins/engine/kernel';
import { type Game, today } from '../game/index.ts';
import type { Progress } from '../projections/index.ts';

/** How long a closing waits for the list to have counted the log, milliseconds. */
const COUNTED_MS = 30_000;

/** House days of something that is counted in a list and settled once a day is over. */
export interface Days<Open> {
  readonly progress: Pick<Progress, 'reached' | 'status'>;
  /** name of the projection that counts */
  readonly counted: string;
  /** how long after midnight a day is closed, milliseconds */
  readonly after: number;
  /** Returns what is not closed of the days before one, the oldest first. Days since 1970-01-01. */
  readonly openBefore: (day: number) => readonly Open[];
  /** Closes one, once: a repeat writes nothing. */
  readonly close: (open: Open) => Promise<void>;
}

/** Closes what is over, once the list has counted everything before this moment. */
export async function closeDaysOver<Open>(
  game: Game,
  { progress, counted, after, openBefore, close }: Days<Open>,
): Promise<void> {
  const now = game.clock();
  const day = today(game);
  if (now < startOfHouseDay(day, game.houseOffset(now)) + after) return;
  // One at a time: what is closed next may depend on what was closed before.
  for (const _open of openBefore(day)) {
    // What belongs to a closed day precedes this position: the clock never goes back behind the log's end.
    const head = await game.store.head();
    if (!(await progress.reached(head, COUNTED_MS))) return;
    if (progress.status().some(({ name, parked }) => name === counted && parked !== undefined)) return;
    const [next] = openBefore(day);
    if (next === undefined) return;
    await close(next);
  }
}
