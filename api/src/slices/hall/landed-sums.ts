import type { Database } from 'better-sqlite3';
import { landedDemand } from './landed-demand.ts';
import { landedOfPlayer } from './landed-of-player.ts';
import { landedOfSkin } from './landed-of-skin.ts';
import { type Asking, TURNING, type Turning, turningFor } from './young-upgrades.ts';

/**
 * Sums of upgrades that a caller may know. Projections add up all upgrades at once, so others' upgrades in flight are subtracted
 * again. Each query runs in one transaction, or it could subtract upgrades that are not added yet.
 */
export const landedSums = (database: Database) => ({
  ...landedDemand(database),
  ...landedOfPlayer(database),
  ...landedOfSkin(database),
  ...landedOfDay(database),
});

function landedOfDay(database: Database) {
  const turning = turningFor(database);
  const day = database.prepare<[number], { plays: number; wins: number }>(
    'SELECT COALESCE(SUM(plays), 0) AS plays, COALESCE(SUM(wins), 0) AS wins FROM hall_day WHERE day = ?',
  );
  const turningSince = database.prepare<[...Turning, number], { plays: number; wins: number }>(
    `SELECT COUNT(*) AS plays, COALESCE(SUM(won), 0) AS wins ${TURNING} AND time >= ?`,
  );

  return {
    /** Returns the sums of the current house day. @param today days since 1970-01-01 @param since its start */
    ofToday: database.transaction((today: number, since: number, asking: Asking) => {
      const { plays: attempts = 0, wins = 0 } = day.get(today) ?? {};
      const young = turningSince.get(...turning(asking), since);
      return { attempts: attempts - (young?.plays ?? 0), wins: wins - (young?.wins ?? 0) };
    }),
  };
}
