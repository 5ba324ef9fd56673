import type { Database } from 'better-sqlite3';
import { TARGETS } from '../upgrades/views.ts';
import { type Asking, TURNING, type Turning, turningFor, turningIn } from './young-upgrades.ts';

/** Which skins were tried for, and how often. */
export function landedDemand(database: Database) {
  const turning = turningFor(database);
  const popular = database.prepare<[number, ...Turning, number], { skin: string; plays: number }>(`
    SELECT skin, SUM(plays) AS plays
    FROM (SELECT skin, plays FROM hall_day WHERE day >= ? UNION ALL SELECT target, -1 ${TURNING})
    GROUP BY skin HAVING SUM(plays) > 0 ORDER BY SUM(plays) DESC, skin LIMIT ?`);
  const targets = database.prepare<[...Turning], { target: string; plays: number }>(`
    SELECT target, SUM(plays) AS plays
    FROM (SELECT target, plays FROM upgrade_target UNION ALL SELECT target, -1 ${turningIn(TARGETS)})
    GROUP BY target`);

  return {
    /** The skins that were tried for most since a day of the house, all that is young included. */
    popularSince: (since: number, limit: number, asking: Asking) =>
      popular.all(since, ...turning(asking), limit),

    /** How often each skin was tried for. */
    tries: (asking: Asking): Map<string, number> =>
      new Map(targets.all(...turning(asking)).map(({ target, plays }) => [target, plays])),
  };
}
