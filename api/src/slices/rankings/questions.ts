import type { Board } from '@skins/engine/rankings';
import type { Database } from 'better-sqlite3';
import type { ListedBoard } from './periods.ts';
import type { PrizeRow } from './views.ts';

/** A player's highest multiple of a period, in 1/10,000. */
export interface BestRow {
  readonly player: string;
  readonly multiple: number;
  readonly position: string;
  readonly play: string;
  readonly time: number;
}

/** Plays of a period, and what the house keeps of them on average in 1/10,000 gem. */
export interface DaySums {
  readonly plays: number;
  readonly edge: number;
}

interface Of {
  readonly board: ListedBoard;
  /** first day of the period, days since 1970-01-01 */
  readonly day: number;
  /** milliseconds since 1970: later plays have not landed */
  readonly until: number;
}

const LANDED = `FROM rank_best AS one WHERE board = $board AND day = $day AND time <= $until
  AND NOT EXISTS (SELECT 1 FROM rank_best AS higher WHERE higher.board = $board AND higher.day = $day
    AND higher.player = one.player AND higher.multiple > one.multiple AND higher.time <= $until)`;
const COLUMNS = 'player, multiple, position, play, time';

/** Queries over the projections of rankings. */
export function rankQuestions(database: Database) {
  const top = database.prepare<[Of & { readonly limit: number }], BestRow>(
    `SELECT ${COLUMNS} ${LANDED} ORDER BY multiple DESC, position LIMIT $limit`,
  );
  const own = database.prepare<[Of & { readonly player: string }], BestRow>(
    `SELECT ${COLUMNS} FROM rank_best WHERE board = $board AND day = $day AND player = $player AND time <= $until
      ORDER BY multiple DESC LIMIT 1`,
  );
  const before = database.prepare<[Of & Pick<BestRow, 'multiple' | 'position'>], BestRow>(
    `SELECT ${COLUMNS} ${LANDED} AND multiple >= $multiple AND (multiple > $multiple OR position < $position)
      ORDER BY multiple, position DESC LIMIT 1`,
  );
  const sums = database.prepare<[ListedBoard, number], DaySums>(
    'SELECT plays, edge FROM rank_day WHERE board = ? AND day = ?',
  );
  const open = database.prepare<[number], { readonly board: Board; readonly day: number }>(
    "SELECT board, day FROM rank_day WHERE board IN ('box', 'upgrade') AND closed = 0 AND day < ? ORDER BY day",
  );
  const closed = database.prepare<[string], string>('SELECT position FROM rank_closed WHERE id = ?').pluck();
  const prizes = database.prepare<[string], PrizeRow>('SELECT * FROM rank_prize WHERE id = ? ORDER BY rank');
  return {
    /** Returns each player's highest landed multiple, best first; the earlier play first where two are equal. */
    top: (of: Of, limit: number): BestRow[] => top.all({ ...of, limit }),
    own: (of: Of, player: string): BestRow | undefined => own.get({ ...of, player }),
    /** Returns the play one place before another. */
    before: (of: Of, { multiple, position }: BestRow): BestRow | undefined =>
      before.get({ ...of, multiple, position }),
    sums: (board: ListedBoard, day: number): DaySums => sums.get(board, day) ?? { plays: 0, edge: 0 },
    /** Returns days before one that are not closed, the oldest first. */
    openBefore: (day: number) => open.all(day),
    /** Returns the position of a closed day's table. @param id such as 'box-20777' */
    closedAt: (id: string): string | undefined => closed.get(id),
    /** Returns the prizes of a closed day that are paid or withheld. */
    prizesOf: (id: string): PrizeRow[] => prizes.all(id),
  };
}

export type RankQuestions = ReturnType<typeof rankQuestions>;
