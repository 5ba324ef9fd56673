import { Type, type Static } from 'typebox';
import { ItemId, ItemsGranted } from '../bag/events.ts';
import {
  type Grammar,
  Hash,
  PropCount,
  all,
  closed,
  defineEvent,
  defineRules,
  maybe,
  one,
} from '../../kernel/index.ts';
import { WalletPosted } from '../wallet/events.ts';

/** The player received props, each kind once. */
export const PropsGranted = defineEvent(
  'PropsGranted',
  closed({ props: Type.Array(PropCount, { minItems: 1, maxItems: 20 }) }),
);

/** Props of one kind were used up, for the purpose that the command's other events tell. */
export const PropUsed = defineEvent('PropUsed', PropCount, { label: ({ prop }) => prop });

/** Reason of postings for gems in a reward. */
export const REWARD_REASON = 'activity-reward';

/** Returns the grammar of a command that gives rewards: the events of `rewarded` follow its own. */
export const rewarding = (own: Grammar): Grammar =>
  all(own, maybe(one(WalletPosted, REWARD_REASON)), maybe(one(ItemsGranted)), maybe(one(PropsGranted)));

/** How long a card shows the trend of all players: a day from its use on, in milliseconds. */
export const TREND_MS = 86_400_000;

/** A player sees the numbers of all players until a time, for a card that the command used. */
export const TrendUnlocked = defineEvent(
  'TrendUnlocked',
  closed({ until: Type.Integer({ minimum: 0, description: 'milliseconds since 1970' }) }),
);

/** Maximum of skins on offer for fragments at a time. */
const OFFERS_MAX = 200;
/** Maximum of fragments for a skin: a million. */
const FRAGMENTS_MAX = 1_000_000;

const Fragments = Type.Integer({ minimum: 1, maximum: FRAGMENTS_MAX, description: 'that are used up' });

const Offer = closed({ skinId: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }), fragments: Fragments });

/** The skins on offer, and their numbers of fragments. Fragments cannot be bought, so no money loop begins here. */
const FragmentExchange = Type.Refine(
  closed({ open: Type.Boolean(), offers: Type.Array(Offer, { maxItems: OFFERS_MAX }) }),
  ({ offers }) => new Set(offers.map(({ skinId }) => skinId)).size === offers.length,
);
export type FragmentExchange = Static<typeof FragmentExchange>;
export const FRAGMENT_EXCHANGE = defineRules('fragment-exchange', FragmentExchange, {
  open: true,
  offers: [],
});

/** Fragments were exchanged for a skin at its catalogue price (spec 3.18). */
export const FragmentsExchanged = defineEvent(
  'FragmentsExchanged',
  closed({ skinId: Type.String(), itemId: ItemId, fragments: Fragments, rulesHash: Hash }),
);

/** The event types of the slice, for its definition and its audit. */
export const events = { PropsGranted, PropUsed, TrendUnlocked, FragmentsExchanged };
