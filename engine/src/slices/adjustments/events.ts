import { Type, type Static } from 'typebox';
import { UNITS_PER_GEM, closed, defineEvent, defineRules } from '../../kernel/index.ts';
import { ItemId } from '../bag/events.ts';

/** Maximum of one adjustment: 10^9 gems. */
export const ADJUSTMENT_MAX = 10 ** 9 * UNITS_PER_GEM;

const ADJUSTMENT_REASONS = ['goodwill', 'fault', 'refund', 'correction', 'prize', 'fraud'] as const;
export const AdjustmentReason = Type.Enum([...ADJUSTMENT_REASONS]);
export type AdjustmentReason = Static<typeof AdjustmentReason>;

export const AdjustmentWay = Type.Enum(['credit', 'debit'], {
  description: 'credit: the house gives to the player; debit: the player gives back',
});
export type AdjustmentWay = Static<typeof AdjustmentWay>;

const Ceiling = closed({
  perAct: Type.Integer({ minimum: 0, maximum: ADJUSTMENT_MAX, description: '1/10,000 gem' }),
  perDay: Type.Integer({
    minimum: 0,
    maximum: ADJUSTMENT_MAX,
    description:
      '1/10,000 gem: what one operator moves in a house day, over all players, credits and debits added up',
  }),
});

const ceiling = (perAct: number, perDay: number) => ({
  perAct: perAct * UNITS_PER_GEM,
  perDay: perDay * UNITS_PER_GEM,
});

/** How much one operator may credit or debit without a second one, by role. Approved adjustments do not count. */
export const ADJUSTMENT_CEILINGS = defineRules(
  'adjustment-ceilings',
  closed({ owner: Ceiling, finance: Ceiling, support: Ceiling }),
  { owner: ceiling(5_000, 20_000), finance: ceiling(1_000, 5_000), support: ceiling(100, 500) },
);
export type AdjustmentCeilings = (typeof ADJUSTMENT_CEILINGS)['first'];

/** An operator credited or debited a player. The posting before it, in the same command, moves the amount. */
export const BalanceAdjusted = defineEvent(
  'BalanceAdjusted',
  closed({
    way: AdjustmentWay,
    amount: Type.Integer({ minimum: 1, maximum: ADJUSTMENT_MAX, description: '1/10,000 gem' }),
    reason: AdjustmentReason,
    approved: Type.Boolean({ description: 'whether another person approved it: then no ceiling counts' }),
  }),
  { label: ({ approved }) => (approved ? 'approved' : 'at-once') },
);

/** Why an item is taken from its player without anything in return. */
export const VoidingReason = Type.Enum(['fault', 'refund', 'correction', 'fraud']);
export type VoidingReason = Static<typeof VoidingReason>;

/** Maximum of items in one voiding. */
export const VOIDED_MAX = 20;

/** Two operators voided the items that the move before it takes out of the player's bag. */
export const ItemsVoided = defineEvent(
  'ItemsVoided',
  closed({
    reason: VoidingReason,
    itemIds: Type.Array(ItemId, { minItems: 1, maxItems: VOIDED_MAX }),
    worth: Type.Integer({ minimum: 0, description: '1/10,000 gem: what they were worth when granted' }),
  }),
);

/** The event types of the slice, for its definition and its audit. */
export const events = { BalanceAdjusted, ItemsVoided };
