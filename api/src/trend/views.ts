import { BoxOpened } from '@skins/engine/boxes';
import { UpgradePlayed } from '@skins/engine/upgrades';
import type { Database } from 'better-sqlite3';
import type { Projection } from '../projections/projection.ts';
import type { LoggedEvent } from '../runtime/index.ts';

/** Games as the seeds number them; nobody has battles yet. */
export const BOXES = 1;
export const UPGRADES = 2;

/** How many numbers of everybody are kept of each game, however quiet it is. */
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
  version: 2,
  tables: ['trend_latest'],
  schema: `
    CREATE TABLE IF NOT EXISTS trend_latest (
      game INTEGER NOT NULL, position TEXT NOT NULL, time INTEGER NOT NULL, PRIMARY KEY (game, position)) STRICT, WITHOUT ROWID;`,
  hears: [BoxOpened, UpgradePlayed],
  prepare(database) {
    const add = database.prepare<[number, string, number]>(
      'INSERT INTO trend_latest (game, position, time) VALUES (?, ?, ?)',
    );
    const forget = database.prepare<[{ readonly game: number; readonly before: number }]>(
      // Sought from both ends, past what goes and what stays: at full load a minute holds a hundred thousand.
      `DELETE FROM trend_latest WHERE game = @game AND position < min(
         (SELECT position FROM trend_latest WHERE game = @game AND time >= @before ORDER BY position LIMIT 1),
         (SELECT position FROM trend_latest WHERE game = @game ORDER BY position DESC LIMIT 1 OFFSET ${KEPT - 1}))`,
    );
    return (batch) => {
      for (const game of [BOXES, UPGRADES]) {
        const played = batch.filter(({ event }) => gameOf(event) === game);
        const newest = played.at(-1);
        if (newest === undefined) continue;
        const before = newest.meta.time - KEPT_MS;
        for (const [n, { position, meta }] of played.entries())
          if (meta.time >= before || n >= played.length - KEPT) add.run(game, position, meta.time);
        forget.run({ game, before });
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
