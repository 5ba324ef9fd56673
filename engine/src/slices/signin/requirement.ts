import { type Deeds, done } from '../deeds/index.ts';
import { DAY_MS, UNITS_PER_GEM, houseDay, startOfHouseDay } from '../../kernel/index.ts';
import type { BoardDay, LimitationType } from './events.ts';

/** A day's requirement and the player's progress: a count, or whole gems for type 3. */
export interface Requirement {
  readonly limitationType: LimitationType;
  readonly limitationTime: number;
  /** today, never below 0 */
  readonly done: number;
  readonly met: boolean;
}

/**
 * Returns a day's requirement and the progress within the house day of a time.
 * @param time milliseconds since 1970
 * @param offset house time at that moment, in minutes ahead of UTC
 */
export function requirementOf(
  { limitationType, limitationTime }: Pick<BoardDay, 'limitationType' | 'limitationTime'>,
  deeds: Deeds,
  time: number,
  offset: number,
): Requirement {
  const from = startOfHouseDay(houseDay(time, offset), offset);
  const today = { from, until: from + DAY_MS };
  const upgrades = () => done(deeds, 'upgrade', today).count;
  const opens = () => done(deeds, 'open-classic', today).count + done(deeds, 'open-hash', today).count;
  const counts: Readonly<Record<LimitationType, () => number>> = {
    0: upgrades,
    1: opens,
    2: () => upgrades() + opens(),
    3: () => Math.floor(done(deeds, 'gems-obtained', today).amount / UNITS_PER_GEM),
  };
  const count = Math.max(0, counts[limitationType]());
  return { limitationType, limitationTime, done: count, met: count >= limitationTime };
}
