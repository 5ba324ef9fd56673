import {
  type Desk,
  type EventData,
  type Paid,
  type Violation,
  all,
  defineAudit,
  experienceOf,
  follow,
  nothingPaid,
  one,
  paidCounts,
  unequal,
  violationOf,
} from '../../kernel/index.ts';
import { HOUSE_TIME } from '../rules/events.ts';
import { VIP_TABLE, VipBonusClaimed } from '../vip/events.ts';
import { WalletPosted } from '../wallet/events.ts';
import { WEEK_BENEFITS, WeekBenefitsClaimed, events } from './events.ts';

/** Books of the player; JSON. */
interface Own extends Paid {
  /** highest level whose bonus was claimed */
  bonus: number;
  /** last claimed week */
  week: number;
}
interface Shop {
  claims: number;
  given: bigint;
}
interface Books {
  readonly own: Own;
  readonly shop: Shop;
}

const MINUTE_MS = 60_000;
const WEEK_MS = 604_800_000;
/** Monday 1970-01-05. */
const FIRST_MONDAY_MS = 345_600_000;

export const audit = defineAudit({
  events,
  rules: {
    'week-benefits-rules':
      'the benefits of a week are claimed under the rules and the VIP table that count at its time',
    'week-benefits-week': 'the benefits of a week are claimed in that week of the house',
    'week-benefits-once': 'the benefits of a week are claimed once',
    'week-benefits-level':
      'the benefits of a week are those of the VIP level that is reached, and none while a claimed bonus is ahead of it',
    'week-benefits-amount': 'the benefits of a week are as large as the rules say for the level',
  },
  books: {
    own: (): Own => ({ ...nothingPaid(), bonus: 0, week: -1 }),
    shop: (): Shop => ({ claims: 0, given: 0n }),
    totals: ({ claims, given }) => ({ weekBenefitClaims: claims, weekBenefits: given }),
  },
  counts: paidCounts,
  checks: {
    WeekBenefitsClaimed(desk, data, { own, shop }) {
      shop.claims += 1;
      shop.given += BigInt(data.amount);
      const violation = auditClaim(desk, data, own);
      own.week = Math.max(own.week, data.week);
      const { amount } = data;
      return violation ?? desk.ledger.due('week-benefits', { from: 'mint', to: 'player', amount });
    },
  },
  follows: [
    follow(VipBonusClaimed, (_desk, { level }, { own }: Books) => {
      own.bonus = Math.max(own.bonus, level);
      return undefined;
    }),
  ],
  writings: {
    'claim-week-benefits': {
      in: 'player',
      by: ['player'],
      writes: all(one(WeekBenefitsClaimed), one(WalletPosted, 'week-benefits')),
    },
  },
  ways: { 'week-benefits': { legs: [['mint', 'player']], amount: 'owed' } },
});

// Implemented again on purpose: the auditor must not share the engine's mistakes.
function auditClaim(
  { rules, time }: Desk,
  { week, level, amount, rulesHash, tableHash }: EventData<typeof WeekBenefitsClaimed>,
  own: Own,
): Violation | undefined {
  const [benefits, table] = [rules.inForce(WEEK_BENEFITS), rules.inForce(VIP_TABLE)];
  if (benefits === undefined || table === undefined)
    return violationOf('week-benefits-rules', 'rules that count', 'none');
  const { offsetMinutes } = rules.inForce(HOUSE_TIME)?.content ?? HOUSE_TIME.first;
  const sinceMonday = time + offsetMinutes * MINUTE_MS - FIRST_MONDAY_MS;
  return (
    unequal('week-benefits-rules', benefits.hash, rulesHash) ??
    unequal('week-benefits-rules', table.hash, tableHash) ??
    unequal('week-benefits-week', (sinceMonday - (sinceMonday % WEEK_MS)) / WEEK_MS, week) ??
    (week <= own.week ? violationOf('week-benefits-once', `a week after ${own.week}`, week) : undefined) ??
    auditLevel(table.content.levels, level, own) ??
    unequal('week-benefits-amount', benefits.content.levels[level]?.amount ?? 'none', amount)
  );
}

function auditLevel(
  levels: (typeof VIP_TABLE)['first']['levels'],
  level: number,
  own: Own,
): Violation | undefined {
  const reached = levels.filter(({ vipNum }) => vipNum <= experienceOf(own)).length - 1;
  return unequal('week-benefits-level', own.bonus > reached ? 0 : reached, level);
}
