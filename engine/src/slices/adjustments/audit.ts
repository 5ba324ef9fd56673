import {
  type Desk,
  type EventData,
  type Violation,
  all,
  defineAudit,
  one,
  some,
  unequal,
  violationOf,
} from '../../kernel/index.ts';
import { ItemsMoved } from '../bag/events.ts';
import { ChangeApproved, ChangeDropped, ChangeProposed } from '../operators/events.ts';
import { HOUSE_TIME } from '../rules/events.ts';
import { WalletPosted } from '../wallet/events.ts';
import { ADJUSTMENT_CEILINGS, BalanceAdjusted, ItemsVoided, events } from './events.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const VOIDED = 6;

/** Time in milliseconds since 1970, amount in 1/10,000 gem. */
interface Moved {
  readonly time: number;
  readonly amount: number;
}

interface Shop {
  /** fact: recent amounts that each operator moved at once, the newest last */
  readonly spent: Map<string, readonly Moved[]>;
  credited: bigint;
  debited: bigint;
  voided: number;
}

export const audit = defineAudit({
  events,
  rules: {
    adjustment: 'who credits or debits a player is an operator who may',
    ceiling:
      'what an operator moves without another one stays within the ceilings of the role, per act and per house day',
    voiding: 'items are voided as what they are, and counted at what they were worth when granted',
  },
  books: {
    own: () => ({}),
    shop: (): Shop => ({ spent: new Map(), credited: 0n, debited: 0n, voided: 0 }),
    totals: ({ credited, debited, voided }) => ({ creditedByHand: credited, debitedByHand: debited, voided }),
  },
  checks: {
    BalanceAdjusted(desk, data, { shop }) {
      const { way, amount, approved } = data;
      if (way === 'credit') shop.credited += BigInt(amount);
      else shop.debited += BigInt(amount);
      const [from, to] = way === 'credit' ? ['house', 'player'] : ['player', 'house'];
      return (
        desk.ledger.due('adjustment', { from, to, amount }) ??
        // An approval must follow, and its stricter checks cover the approver.
        (approved ? undefined : auditCeilings(desk, data, shop))
      );
    },
    ItemsVoided({ items }, { itemIds, worth }, { shop }) {
      shop.voided += itemIds.length;
      const used = items.use(VOIDED) ?? [];
      return (
        unequal('voiding', used.map(({ itemId }) => itemId).join(' '), itemIds.join(' ')) ??
        unequal(
          'voiding',
          used.reduce((sum, { value }) => sum + value, 0),
          worth,
        )
      );
    },
  },
  writings: {
    'adjust-balance': {
      in: 'player',
      by: ['operator'],
      writes: all(one(WalletPosted, 'adjustment'), one(BalanceAdjusted, 'at-once')),
    },
    'approve-adjustment': {
      in: 'player',
      by: ['operator'],
      writes: all(one(WalletPosted, 'adjustment'), one(BalanceAdjusted, 'approved'), one(ChangeApproved)),
    },
    'propose-adjustment': { in: 'player', by: ['operator'], writes: one(ChangeProposed) },
    'propose-voiding': { in: 'player', by: ['operator'], writes: one(ChangeProposed) },
    'approve-voiding': {
      in: 'player',
      by: ['operator'],
      writes: all(some(all(one(ItemsMoved), one(ItemsVoided))), one(ChangeApproved)),
    },
    'drop-adjustment': { in: 'player', by: ['operator'], writes: one(ChangeDropped) },
  },
  inputs: {
    'adjust-balance'([, event, ...more]) {
      if (event === undefined || !BalanceAdjusted.is(event) || more.length > 0) return undefined;
      const { way, amount, reason } = event.data;
      return { way, amount, reason };
    },
  },
  ways: {
    adjustment: {
      legs: [
        ['house', 'player'],
        ['player', 'house'],
      ],
      amount: 'paid',
    },
  },
});

// Implemented again on purpose: the auditor must not share the engine's mistakes.
function auditCeilings(
  { operators, rules, actor, time }: Desk,
  { amount }: EventData<typeof BalanceAdjusted>,
  { spent }: Shop,
): Violation | undefined {
  const role = operators.roleAtHand();
  const stranger = operators.demand('adjust-balance');
  if (stranger !== undefined) return { ...stranger, rule: 'adjustment' };
  const ceilings = rules.inForce(ADJUSTMENT_CEILINGS)?.content;
  if (ceilings === undefined) return violationOf('ceiling', 'rules adjustment-ceilings that count', 'none');
  const own = role === 'owner' || role === 'finance' || role === 'support' ? ceilings[role] : undefined;
  if (own === undefined) return violationOf('ceiling', 'a role with a ceiling', role ?? 'nobody');
  const ahead = (rules.inForce(HOUSE_TIME)?.content ?? HOUSE_TIME.first).offsetMinutes * MINUTE_MS;
  const midnight = Math.floor((time + ahead) / DAY_MS) * DAY_MS - ahead;
  // Another node's clock may be seconds behind, so two days are kept. Manual adjustments are rare.
  const kept = (spent.get(actor) ?? []).filter((moved) => moved.time > time - 2 * DAY_MS);
  spent.set(actor, [...kept, { time, amount }]);
  const sum = kept.reduce(
    (all, moved) => (moved.time >= midnight && moved.time < midnight + DAY_MS ? all + moved.amount : all),
    amount,
  );
  if (amount > own.perAct) return violationOf('ceiling', `${own.perAct} at most, or an approval`, amount);
  return sum > own.perDay
    ? violationOf('ceiling', `${own.perDay} a day at most, or an approval`, sum)
    : undefined;
}
