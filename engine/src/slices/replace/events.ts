import { type Static, Type } from 'typebox';
import { GrantedItem } from '../bag/events.ts';
import { Hash, closed, defineEvent, defineRules, measured } from '../../kernel/index.ts';

/** Maximum of items given, and of skins taken, at a time. */
export const MAX_REPLACED = 10;

const Amount = (description: string) =>
  Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description: `1/10,000 gem; ${description}` });
const Items = Type.Array(GrantedItem, { minItems: 1, maxItems: MAX_REPLACED });

/**
 * A player gave items for skins: the whole choice, and its amounts by the rules. `given` have the value of their grant;
 * `taken` have the price in force, at which they are granted.
 */
export const SkinsReplaced = defineEvent(
  'SkinsReplaced',
  closed({
    quote: Hash,
    rulesHash: Hash,
    given: Items,
    taken: Items,
    fee: Amount('of what the given items are worth'),
    paid: Amount('by the player, for what the skins cost more than that leaves'),
    refund: Amount('to the player, for what they cost less'),
  }),
);

/** Denominator of shares: 500 is 5 %. */
export const SHARE_UNITS = 10_000;
const Share = (description: string) =>
  Type.Integer({ minimum: 0, maximum: SHARE_UNITS, description: `in 1/10,000; ${description}` });

const Terms = closed({
  open: Type.Boolean(),
  fee: Share('of what the given items were worth when they came'),
  topUp: Share('what may be paid on top in gems at most, of what the items are worth after the fee'),
  leftOver: Type.Enum(['refunded', 'kept'], {
    description:
      'what becomes of what the skins cost less: given back as items are, by the rules sell-back, or kept',
  }),
});
export type ReplaceTerms = Static<typeof Terms>;

/** The fee of replacing, and the treatment of a difference. */
export const REPLACE_TERMS = defineRules('replace-terms', Terms, {
  open: true,
  fee: 500,
  topUp: 10_000,
  leftOver: 'refunded',
});

const worthOf = (items: readonly GrantedItem[]): number => items.reduce((sum, { value }) => sum + value, 0);

export const measures = [
  measured(
    SkinsReplaced,
    {
      plays: () => 1,
      staked: ({ given, paid }) => worthOf(given) + paid,
      // The skins themselves are counted in the event that grants them.
      returned: ({ refund }) => refund,
    },
    {
      'gems-obtained': ({ refund }) => (refund === 0 ? undefined : { count: 1, amount: refund }),
      'gems-spent': ({ paid }) => (paid === 0 ? undefined : { count: 1, amount: paid }),
    },
  ),
];

/** The event types of the slice, for its definition and its audit. */
export const events = { SkinsReplaced };
