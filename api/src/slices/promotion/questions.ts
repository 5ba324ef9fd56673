import type { Database } from 'better-sqlite3';
import type { ListedShare } from './views.ts';

/** What a friend bought and played on a day that is not closed. Amounts in 1/10,000 gem. */
export interface OpenRow {
  readonly friend: string;
  readonly inviter: string;
  readonly counted: number;
  /** counted for the inviter on closed days */
  readonly before: number;
}

interface Sums {
  readonly friends: number;
  readonly playing: number;
  readonly paid: number;
  readonly held: number;
}

/** Queries over the projection of invitations. Days since 1970-01-01. */
export function promotionQuestions(database: Database) {
  const open = database
    .prepare<[number], number>('SELECT DISTINCT day FROM promotion_count WHERE day < ? ORDER BY day')
    .pluck();
  const rows = database.prepare<[number], OpenRow>(
    `SELECT friend, inviter, count.counted, COALESCE(total.counted, 0) AS before
      FROM promotion_count AS count LEFT JOIN promotion_total AS total USING (inviter) WHERE day = ? ORDER BY inviter, friend`,
  );
  const total = database
    .prepare<[string], number>('SELECT counted FROM promotion_total WHERE inviter = ?')
    .pluck();
  const sums = database.prepare<[string], Sums>(
    `SELECT COUNT(*) AS friends, COUNT(NULLIF(counted, 0)) AS playing, COALESCE(SUM(paid), 0) AS paid,
      COALESCE(SUM(held), 0) AS held FROM promotion_friend WHERE inviter = ?`,
  );
  const month = database
    .prepare<[string, number], number>(
      `SELECT COALESCE(SUM(amount), 0) FROM promotion_share
        WHERE inviter = ? AND day >= ? AND state IN ('paid', 'released')`,
    )
    .pluck();
  const inviter = database
    .prepare<[string], string>('SELECT inviter FROM promotion_friend WHERE friend = ?')
    .pluck();
  const last = database.prepare<[string], ListedShare>(
    'SELECT * FROM promotion_share WHERE friend = ? AND amount > 0 ORDER BY id DESC LIMIT 1',
  );
  const held = database.prepare<[string], ListedShare>(
    "SELECT * FROM promotion_share WHERE friend = ? AND state = 'held' ORDER BY id DESC LIMIT 1",
  );
  return {
    /** Returns days before one that are not closed, the oldest first. */
    openBefore: (day: number): number[] => open.all(day),
    /** Returns a day's rows in the order of its tables. */
    rowsOf: (day: number): OpenRow[] => rows.all(day),
    /** Returns what was counted for an inviter on closed days, in 1/10,000 gem. */
    totalOf: (playerId: string): number => total.get(playerId) ?? 0,
    /** Returns an inviter's friends, those who played, and what they brought. */
    sumsOf: (playerId: string): Sums => sums.get(playerId) ?? { friends: 0, playing: 0, paid: 0, held: 0 },
    /** Returns what an inviter got for the days from one on, in 1/10,000 gem. */
    paidSince: (playerId: string, day: number): number => month.get(playerId, day) ?? 0,
    inviterOf: (playerId: string): string | undefined => inviter.get(playerId),
    lastShareOf: (friend: string): ListedShare | undefined => last.get(friend),
    heldShareOf: (friend: string): ListedShare | undefined => held.get(friend),
  };
}

export type PromotionQuestions = ReturnType<typeof promotionQuestions>;
