import { type Command, type Moment, type RulesInForce, accepted, rejected } from '../../kernel/index.ts';
import { type Board, LANDED_MS, PAYS_AFTER_MS, type Rankings, RankingClosed } from './events.ts';
import { prizesOf } from './score.ts';
import type { Ranking } from './state.ts';

export interface CloseRanking {
  readonly board: Board;
  /** days since 1970-01-01 */
  readonly day: number;
  readonly plays: number;
  /** 1/10,000 gem */
  readonly edge: number;
  /** the best play of each of the first ten players, the first place first */
  readonly rows: readonly { readonly play: string; readonly multiple: number }[];
}

export interface CloseRankingContext extends Moment {
  /** in force at the day's 0:00 */
  readonly terms: RulesInForce<Rankings>;
  /** the midnight after the day, milliseconds since 1970 */
  readonly endsAt: number;
}

/** The day is not over, or its last plays have not landed. */
export interface CloseRankingRejection {
  readonly code: 'day-not-over';
}

/** Closes a board's day, once. The list behind it counted the log; the auditor counts again. */
export const closeRanking: Command<Ranking, CloseRanking, CloseRankingContext, CloseRankingRejection, null> =
  {
    name: 'close-ranking',
    decide({ closed }, { board, day, plays, edge, rows }, { time, terms: { hash, content }, endsAt }) {
      if (time < endsAt + LANDED_MS) return rejected({ code: 'day-not-over' });
      if (closed !== undefined) return accepted();
      const prizes = prizesOf(content, board, edge);
      return accepted(
        RankingClosed.of({
          board,
          day,
          rulesHash: hash,
          plays,
          edge,
          rows: rows.map(({ play, multiple }, k) => ({ play, multiple, amount: prizes[k] ?? 0 })),
          paysAt: endsAt + PAYS_AFTER_MS,
        }),
      );
    },
    reply: () => null,
  };
