import type { Database } from 'better-sqlite3';
import type { ListedUpgrade } from '../upgrades/views.ts';

/** A player's highest multiple of a day, in 1/10,000. */
interface RankRow {
  readonly player: string;
  readonly multiple: number;
  readonly position: string;
}

/** Queries over the projections of upgrades. */
export function hallQuestions(database: Database) {
  const latest = database.prepare<[number, number], { position: string }>(
    'SELECT position FROM upgrade_play WHERE time <= ? ORDER BY position DESC LIMIT ?',
  );
  const played = database.prepare<[string], ListedUpgrade>('SELECT * FROM upgrade_play WHERE position = ?');
  const ranks = database.prepare<
    [{ readonly day: number; readonly until: string; readonly limit: number }],
    RankRow
  >(`
    SELECT player, multiple, position FROM hall_rank AS one WHERE day = $day AND position <= $until
      AND NOT EXISTS (SELECT 1 FROM hall_rank AS higher WHERE higher.day = $day AND higher.player = one.player
        AND higher.multiple > one.multiple AND higher.position <= $until)
    ORDER BY multiple DESC, position LIMIT $limit`);
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
    /** Returns each player's highest multiple, best first. @param until last position that may be shown */
    ranksOf: (day: number, until: string, limit: number) => ranks.all({ day, until, limit }),
    /** Returns the account of a public id. */
    player: (userId: string) => player.get(userId),
    /** Returns the position of a player's highest multiple up to a time. */
    bestOf: (userId: string, until: number) => best.get(userId, until),
  };
}

export type HallQuestions = ReturnType<typeof hallQuestions>;
