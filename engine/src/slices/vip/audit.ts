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
import { TopUpOrdered } from '../payments/events.ts';
import { WalletPosted } from '../wallet/events.ts';
import { VIP_TABLE, VipBonusClaimed, type VipTable, events } from './events.ts';

/** Books of the player; JSON. */
interface Own extends Paid {
  claimed: number;
}
interface Shop {
  claims: number;
  bonuses: bigint;
}

export const audit = defineAudit({
  events,
  rules: {
    'vip-table': 'a bonus is claimed under the table of levels that counts at its time',
    'vip-once': 'the bonus of a level is claimed once, and after those of all lower levels',
    'vip-earned':
      'a bonus is claimed of a level that is reached by what was paid in, less what was taken back until then',
    'vip-amount': 'a bonus is as large as the table says for its level',
    'vip-rate': 'what comes on top of gems bought is by the rate of the level that was reached before',
  },
  books: {
    own: (): Own => ({ ...nothingPaid(), claimed: 0 }),
    shop: (): Shop => ({ claims: 0, bonuses: 0n }),
    totals: ({ claims, bonuses }) => ({ vipClaims: claims, vipBonuses: bonuses }),
  },
  counts: paidCounts,
  checks: {
    VipBonusClaimed(desk, data, { own, shop }) {
      shop.claims += 1;
      shop.bonuses += BigInt(data.amount);
      const violation = auditClaim(desk, data, own);
      own.claimed = Math.max(own.claimed, data.level);
      const { amount } = data;
      return violation ?? desk.ledger.due('vip-bonus', { from: 'mint', to: 'player', amount });
    },
  },
  follows: [follow(TopUpOrdered, auditRate)],
  writings: {
    'claim-vip-bonus': {
      in: 'player',
      by: ['player'],
      writes: all(one(VipBonusClaimed), one(WalletPosted, 'vip-bonus')),
    },
  },
  ways: { 'vip-bonus': { legs: [['mint', 'player']], amount: 'owed' } },
});

// Implemented again on purpose: the auditor must not share the engine's mistakes.
function auditClaim(
  { rules }: Desk,
  { level, amount, tableHash }: EventData<typeof VipBonusClaimed>,
  own: Own,
): Violation | undefined {
  const table = rules.inForce(VIP_TABLE);
  if (table === undefined) return violationOf('vip-table', 'rules vip-table that count', 'none');
  return (
    unequal('vip-table', table.hash, tableHash) ??
    auditOrder(table.content, level, own.claimed) ??
    auditEarned(table.content, level, own) ??
    unequal('vip-amount', table.content.levels[level]?.vipAmount ?? 'none', amount)
  );
}

function auditOrder({ levels }: VipTable, level: number, claimed: number): Violation | undefined {
  if (level <= claimed) return violationOf('vip-once', `a level above ${claimed}`, level);
  const skipped = levels.slice(claimed + 1, level).find(({ vipAmount }) => vipAmount !== null);
  return skipped && violationOf('vip-once', `level ${skipped.level} first`, level);
}

/** Checks the rate of the level reached before the order; none while a bonus of a higher level is claimed. */
function auditRate(
  { rules }: Desk,
  { bonusRate, rules: said }: EventData<typeof TopUpOrdered>,
  { own }: { readonly own: Own; readonly shop: Shop },
): Violation | undefined {
  const table = rules.inForce(VIP_TABLE);
  if (table === undefined) return violationOf('vip-table', 'rules vip-table that count', 'none');
  const reached = table.content.levels.findLast(({ vipNum }) => vipNum <= experienceOf(own));
  const rate = reached === undefined || own.claimed > reached.level ? 0 : reached.vipRate;
  return (
    unequal('vip-rate', rate, bonusRate) ??
    unequal('vip-rate', rate === 0 ? 'no rules' : table.hash, said.bonus ?? 'no rules')
  );
}

function auditEarned({ levels }: VipTable, level: number, own: Own): Violation | undefined {
  const experience = experienceOf(own);
  const asked = levels[level]?.vipNum ?? Infinity;
  return experience < asked ? violationOf('vip-earned', `${asked} paid in`, experience) : undefined;
}
