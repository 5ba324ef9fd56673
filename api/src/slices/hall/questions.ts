import type { Database } from 'better-sqlite3';
import type { ListedUpgrade } from '../upgrades/views.ts';

/** Queries over the projections of upgrades. */
export function hallQuestions(database: Database) {
  const latest = database.prepare<[number, number], { position: string }>(
    'SELECT position FROM upgrade_play WHERE time <= ? ORDER BY position DESC LIMIT ?',
  );
  const played = database.prepare<[string], ListedUpgrade>('SELECT * FROM upgrade_play WHERE position = ?');
  const player = database
    .prepare<[string], string>('SELECT player FROM hall_player WHERE userId = ?')
    .pluck();
  const best = database
    .prepare<[string, number], string>(
      'SELECT position FROM hall_best WHERE userId = ? AND time <= ? ORDER BY multiple DESC LIMIT 1',
    )
    .pluck();
  return {
    /** Returns the newest first, up to a time. */
    latestUntil: (time: number, limit: number): string[] =>
      latest.all(time, limit).map(({ position }) => position),
    /** Returns undefined if there is no upgrade at the position. */
    at: (position: string) => played.get(position),
    /** Returns the account of a public id. */
    player: (userId: string) => player.get(userId),
    /** Returns the position of a player's highest multiple up to a time. */
    bestOf: (userId: string, until: number) => best.get(userId, until),
  };
}

export type HallQuestions = ReturnType<typeof hallQuestions>;
