import type { Database } from 'better-sqlite3';
import type { ListedUpgrade } from '../upgrades/views.ts';

/** A player's highest multiple of a day, in 1/10,000. */
interface RankRow {
  readonly player: string;
  readonly multiple: number;
  readonly position: string;
}

/** Questions to what projections made of upgrades. */
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
    /** Up to a moment, the newest first. */
    latestUntil: (time: number, limit: number): string[] =>
      latest.all(time, limit).map(({ position }) => position),
    /** Undefined where no upgrade stands. */
    at: (position: string) => played.get(position),
    /** Each player's highest, the best first. @param until what stands behind this position is not told yet */
    ranksOf: (day: number, until: string, limit: number) => ranks.all({ day, until, limit }),
    /** The account that is called so in public. */
    player: (userId: string) => player.get(userId),
    /** Where a player's highest multiple until a moment stands. */
    bestOf: (userId: string, until: number) => best.get(userId, until),
  };
}

export type HallQuestions = ReturnType<typeof hallQuestions>;
