import { type Command, type Moment, type RulesInForce, accepted, rejected } from '../../kernel/index.ts';
import {
  CLOSES_AFTER_MS,
  type HoldReason,
  PromotionCounted,
  PromotionDayClosed,
  type PromotionRow,
  type PromotionTerms,
  SHARES_DUE_MS,
  TABLE_ROWS,
} from './events.ts';
import { broughtOf, promotionLevelOf, shareAt } from './shares.ts';
import type { PromotionDay } from './state.ts';

/** What a friend bought and played on a day. Amounts in 1/10,000 gem. */
export interface CountedFriend {
  readonly friend: string;
  readonly inviter: string;
  readonly counted: number;
  /** counted for the inviter on earlier days */
  readonly before: number;
  readonly held: HoldReason | null;
}

export interface ClosePromotionDay {
  /** days since 1970-01-01 */
  readonly day: number;
  /** ordered by inviter, then by friend */
  readonly rows: readonly CountedFriend[];
}

export interface ClosePromotionDayContext extends Moment {
  /** in force at the day's 0:00 */
  readonly terms: RulesInForce<PromotionTerms>;
  /** the midnight after the day, milliseconds since 1970 */
  readonly endsAt: number;
}

/** The day is not over. */
export interface ClosePromotionDayRejection {
  readonly code: 'day-not-over';
}

/** Closes a day, once. The list behind it counted the log; the auditor counts again. */
export const closePromotionDay: Command<
  PromotionDay,
  ClosePromotionDay,
  ClosePromotionDayContext,
  ClosePromotionDayRejection,
  null
> = {
  name: 'close-promotion-day',
  decide({ closed }, { day, rows }, { time, terms: { hash, content }, endsAt }) {
    if (time < endsAt + CLOSES_AFTER_MS) return rejected({ code: 'day-not-over' });
    if (closed !== undefined || rows.length === 0) return accepted();
    const settled = rows.map(({ friend, inviter, counted, before, held }): PromotionRow => {
      const share = shareAt(content, promotionLevelOf(content, before));
      return { friend, inviter, counted, before, share, amount: broughtOf(counted, share), held };
    });
    return accepted(
      PromotionDayClosed.of({
        day,
        rulesHash: hash,
        friends: settled.length,
        counted: settled.reduce((sum, row) => sum + row.counted, 0),
        amount: settled.reduce((sum, { amount }) => sum + amount, 0),
        dueAt: endsAt + SHARES_DUE_MS,
      }),
      ...tablesOf(settled),
    );
  },
  reply: () => null,
};

const tablesOf = (rows: readonly PromotionRow[]) =>
  Array.from({ length: Math.ceil(rows.length / TABLE_ROWS) }, (_none, k) =>
    PromotionCounted.of({ rows: rows.slice(k * TABLE_ROWS, (k + 1) * TABLE_ROWS) }),
  );
