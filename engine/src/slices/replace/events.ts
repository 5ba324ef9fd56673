import { type Static, Type } from 'typebox';
import { GrantedItem } from '../bag/events.ts';
import { Hash, closed, defineEvent, defineRules, measured } from '../../kernel/index.ts';

/** Items given, and skins taken for them, at a time. */
export const MAX_REPLACED = 10;

const Amount = (description: string) =>
  Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description: `1/10,000 gem; ${description}` });
const Items = Type.Array(GrantedItem, { minItems: 1, maxItems: MAX_REPLACED });

/**
 * A player gave items for skins: all that was chosen, and what it came to by the rules. `given` count at the value of their grant,
 * `taken` at the price in force, which is the value that they are granted at.
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

/** What shares are counted in: 500 is 5 %. */
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

/** What replacing costs, and what becomes of a difference. */
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
      // The skins themselves are counted where they are granted.
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
