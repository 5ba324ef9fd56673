import { type Static, Type } from 'typebox';
import { ItemId } from '../bag/events.ts';
import {
  DAY_MS,
  DECLARED_EDITION,
  Hash,
  Place,
  closed,
  defineEvent,
  measured,
  placeOf,
} from '../../kernel/index.ts';

/** How long the platform may turn a delivered trade back. */
export const REVERSAL_MS = 7 * DAY_MS;
/** How long what follows from an event in another stream may take. */
export const FOLLOW_MS = DAY_MS;
/** How long an item stays where it is that failed too often, or was turned down twice. */
export const BARRED_MS = DAY_MS;
/** Failures of one item that are one too many; the specification, second document, section 3, state 8. */
export const FAILURES_MAX = 3;
/** Offers of one item turned down that are one too many; state 9. */
export const DECLINES_MAX = 2;

/** The last time that a date has: what the provider alone decides has no deadline here. */
const NEVER = 8_640_000_000_000_000;
const Time = Type.Integer({
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'milliseconds since 1970',
});
const PlayerId = Type.String({ pattern: '^[a-z0-9]{1,40}$' });
/** Out of the very item and of how often it was asked for: also a log that is put back asks for the same thing by the same name. */
export const RetrievalId = Type.String({ pattern: '^[0-9a-f]{20}$' });
/** What the provider calls an offer. */
const OfferReference = Type.String({ pattern: '^[A-Za-z0-9_-]{1,120}$' });

/** How a retrieval may end without a delivery. */
const OUTCOMES = [
  /** called back, by the player or an operator */
  'recalled',
  /** turned down by an operator */
  'rejected',
  /** nobody released it in time */
  'unreleased',
  /** the player turned the offer down, or asked for other things */
  'declined',
  /** the player did not answer in time */
  'expired',
  /** the provider could not get the item, or dropped the offer */
  'unavailable',
  /** the trade link leads nowhere, or is not the one that was asked with */
  'link',
  /** the player’s inventory on the platform is private */
  'private',
  /** the platform lets the player not trade */
  'locked',
] as const;
const Outcome = Type.Enum([...OUTCOMES]);
export type Outcome = Static<typeof Outcome>;
export const RetrievalOutcome = Type.Enum(['delivered', ...OUTCOMES]);
export type RetrievalOutcome = Static<typeof RetrievalOutcome>;

export const REJECTIONS = ['suspicious', 'out-of-stock', 'mistake', 'requested'] as const;
export const RejectionReason = Type.Enum([...REJECTIONS]);
export type RejectionReason = Static<typeof RejectionReason>;

const Fixed = {
  itemId: ItemId,
  skinId: Type.String(),
  value: Type.Integer({ minimum: 0, description: '1/10,000 gem, at the time of the grant' }),
  recipient: Type.String({
    pattern: '^[0-9a-f]{64}$',
    description: 'keyed hash of the trade link: the offer goes to no other one',
  }),
  release: Type.Boolean({ description: 'whether two operators have to release it first' }),
  /** until when that can be */
  releaseBy: Time,
  answerMs: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: 'milliseconds' }),
};

// In the player's stream.

const Asked = {
  retrievalId: RetrievalId,
  attempt: Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'the how manieth of this item' }),
  ...Fixed,
  rulesHash: Hash,
  /** by when the conversation about it has to have begun */
  due: Time,
};
/** What a log that was put back numbers alike came at another time. */
const Granted = Type.Union([Time, Type.Null()], {
  description: 'when the item came; null where a former version did not say',
});

/** A player wants to have an item outside: it waits for its shipment from here. */
export const RetrievalRequested = defineEvent('RetrievalRequested', closed({ ...Asked, granted: Granted }), {
  former: [
    {
      schema: closed(Asked),
      until: DECLARED_EDITION,
      lift: (data) => ({ ...Object(data), granted: null }),
    },
  ],
});

const Followed = { retrievalId: RetrievalId, itemId: ItemId, requested: Place, cause: Place };

/** What became of a retrieval; its command moves the item where that leads. */
export const RetrievalEnded = defineEvent(
  'RetrievalEnded',
  closed({ ...Followed, outcome: RetrievalOutcome }),
);

/** An item that failed or was turned down too often cannot be asked for, nor put back, for a while. */
export const RetrievalBarred = defineEvent('RetrievalBarred', closed({ itemId: ItemId, until: Time }));

/** The platform turned the trade back: the item is in the bag again. */
export const RetrievalReversed = defineEvent('RetrievalReversed', closed(Followed));

/** The player took items whose retrieval failed back into the bag. */
export const ItemsPutBack = defineEvent(
  'ItemsPutBack',
  closed({ itemIds: Type.Array(ItemId, { minItems: 1, maxItems: 100 }) }),
);

// In the stream of the conversation about one retrieval.

export const WithdrawalCreated = defineEvent(
  'WithdrawalCreated',
  closed({ requested: Place, playerId: PlayerId, ...Fixed }),
);

/** Two operators let the item go. */
export const WithdrawalReleased = defineEvent('WithdrawalReleased', closed({ itemId: ItemId }));

/** The item is to stay: an offer that is out is cancelled, if that can still be. */
export const WithdrawalRecalled = defineEvent('WithdrawalRecalled', closed({}));

/** The provider made an offer of the item to the player. */
export const WithdrawalOffered = defineEvent(
  'WithdrawalOffered',
  closed({ reference: OfferReference, answerBy: Time }),
);

/** The player accepted the offer. */
export const WithdrawalDelivered = defineEvent(
  'WithdrawalDelivered',
  closed({
    reference: OfferReference,
    /** until when the platform may turn it back */
    settlesAt: Time,
    due: Time,
  }),
);

/** There is no offer of the item, and there will be none. */
export const WithdrawalEnded = defineEvent(
  'WithdrawalEnded',
  closed({
    outcome: Outcome,
    /** why an operator turned it down */
    reason: Type.Union([RejectionReason, Type.Null()]),
    due: Time,
  }),
  { label: ({ outcome }) => outcome },
);

/** The trade was turned back on the platform, within its seven days. */
export const WithdrawalReversed = defineEvent(
  'WithdrawalReversed',
  closed({ reference: OfferReference, due: Time }),
);

// In the provider's stream.

/** After the log was put back: all offers that the provider has were held to it, so that new ones may be made. */
export const DeliveryListMatched = defineEvent(
  'DeliveryListMatched',
  closed({
    epoch: Type.Integer({ minimum: 2, maximum: 1_000_000 }),
    /** offers that the provider has, and those of them that this log knows nothing of */
    offers: Type.Integer({ minimum: 0, maximum: 10 ** 9 }),
    unknown: Type.Integer({ minimum: 0, maximum: 10 ** 9 }),
  }),
);

/** The stream of the conversation about a retrieval. */
export const withdrawalStream = (retrievalId: string): string => `withdrawal-${retrievalId}`;
/** The event that began it: what is open of a retrieval until the item is somewhere. */
const withdrawalBegun = (retrievalId: string): Place => placeOf(withdrawalStream(retrievalId), 1);

export const measures = [
  measured(RetrievalRequested, { opens: ({ due }) => due }),
  measured(WithdrawalCreated, { opens: () => NEVER, closes: ({ requested }) => requested }),
  measured(WithdrawalReversed, { opens: ({ due }) => due }),
  measured(RetrievalEnded, {
    closes: ({ retrievalId }) => withdrawalBegun(retrievalId),
    over: ({ requested }) => requested,
  }),
  measured(RetrievalReversed, { closes: ({ cause }) => cause }),
];

/** The event types of the slice, for its definition and its audit. */
export const events = {
  RetrievalRequested,
  RetrievalEnded,
  RetrievalBarred,
  RetrievalReversed,
  ItemsPutBack,
  WithdrawalCreated,
  WithdrawalReleased,
  WithdrawalRecalled,
  WithdrawalOffered,
  WithdrawalDelivered,
  WithdrawalEnded,
  WithdrawalReversed,
  DeliveryListMatched,
};
