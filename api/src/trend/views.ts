import { BoxOpened } from '@skins/engine/boxes';
import { UpgradePlayed } from '@skins/engine/upgrades';
import type { Database } from 'better-sqlite3';
import type { Projection } from '../projections/projection.ts';
import type { LoggedEvent } from '../runtime/index.ts';

/** Games as the seeds number them; nobody has battles yet. */
export const BOXES = 1;
export const UPGRADES = 2;

/** How many numbers of everybody are kept of each game, however quiet it is, and of each stretch of the log that is read at once. */
const KEPT = 100;
/** How long all of those are kept: longer than any of them takes to be shown to everybody. */
const KEPT_MS = 60_000;

function gameOf(event: LoggedEvent['event']): number | undefined {
  if (BoxOpened.is(event)) return BOXES;
  return UpgradePlayed.is(event) ? UPGRADES : undefined;
}

/** Where the latest numbers of all players stand in the log, by game. */
const latest: Projection = {
  name: 'trend-latest',
  version: 1,
  tables: ['trend_latest'],
  schema: `
    CREATE TABLE IF NOT EXISTS trend_latest (
      game INTEGER NOT NULL, position TEXT NOT NULL, time INTEGER NOT NULL, PRIMARY KEY (game, position)) STRICT, WITHOUT ROWID;`,
  prepare(database) {
    const add = database.prepare<[number, string, number]>(
      'INSERT INTO trend_latest (game, position, time) VALUES (?, ?, ?)',
    );
    const forget = database.prepare<[{ readonly game: number; readonly before: number }]>(
      `DELETE FROM trend_latest WHERE game = @game AND time < @before AND position <
         (SELECT position FROM trend_latest WHERE game = @game ORDER BY position DESC LIMIT 1 OFFSET ${KEPT - 1})`,
    );
    return (batch) => {
      for (const game of [BOXES, UPGRADES]) {
        const played = batch.filter(({ event }) => gameOf(event) === game).slice(-KEPT);
        for (const { position, meta } of played) add.run(game, position, meta.time);
        const newest = played.at(-1)?.meta.time;
        if (newest !== undefined) forget.run({ game, before: newest - KEPT_MS });
      }
    };
  },
};

export const views: readonly Projection[] = [latest];

/** Positions of the latest numbers of a game that were drawn until a time, the newest first. */
export function latestUntil(database: Database) {
  const rows = database
    .prepare<[number, number, number], string>(
      'SELECT position FROM trend_latest WHERE game = ? AND time <= ? ORDER BY position DESC LIMIT ?',
    )
    .pluck();
  return (game: number, until: number, size: number): string[] => rows.all(game, until, size);
}
