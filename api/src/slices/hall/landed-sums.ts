import type { Database } from 'better-sqlite3';
import { landedDemand } from './landed-demand.ts';
import { landedOfPlayer } from './landed-of-player.ts';
import { landedOfSkin } from './landed-of-skin.ts';
import { type Asking, TURNING, type Turning, turningFor } from './young-upgrades.ts';

/**
 * What upgrades came to, as far as a caller may know: projections add up all of them at once, so those of others whose dials
 * still turn are taken off again. Each answer is of one transaction, or it might take off what is not added yet.
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
    /** Of the house's day that goes on. @param day as days since 1970-01-01 @param since when it began */
    ofToday: database.transaction((today: number, since: number, asking: Asking) => {
      const { plays: attempts = 0, wins = 0 } = day.get(today) ?? {};
      const young = turningSince.get(...turning(asking), since);
      return { attempts: attempts - (young?.plays ?? 0), wins: wins - (young?.wins ?? 0) };
    }),
  };
}
