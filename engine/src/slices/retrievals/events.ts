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

/** Milliseconds in which the platform may reverse a delivered trade. */
export const REVERSAL_MS = 7 * DAY_MS;
/** Milliseconds in which an event must be followed in another stream. */
export const FOLLOW_MS = DAY_MS;
/** Milliseconds for which an item that failed too often, or was declined twice, keeps its state. */
export const BARRED_MS = DAY_MS;
/** Failures of one item after which it is barred; spec 3.17, state 8. */
export const FAILURES_MAX = 3;
/** Declined offers of one item after which it is barred; state 9. */
export const DECLINES_MAX = 2;

/** Last time of a date: decisions of the provider alone have no deadline here. */
const NEVER = 8_640_000_000_000_000;
const Time = Type.Integer({
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'milliseconds since 1970',
});
const PlayerId = Type.String({ pattern: '^[a-z0-9]{1,40}$' });
/** Derived from this very item and its number of requests, so that a restored log gives the same request the same name. */
export const RetrievalId = Type.String({ pattern: '^[0-9a-f]{20}$' });
/** The provider's name of an offer. */
const OfferReference = Type.String({ pattern: '^[A-Za-z0-9_-]{1,120}$' });

/** Outcomes of a retrieval without a delivery. */
const OUTCOMES = [
  /** recalled by the player or an operator */
  'recalled',
  /** rejected by an operator */
  'rejected',
  /** nobody released it in time */
  'unreleased',
  /** the player declined the offer, or asked for other things */
  'declined',
  /** the player did not answer in time */
  'expired',
  /** the provider could not get the item, or dropped the offer */
  'unavailable',
  /** the trade link leads nowhere, or is not the one in the request */
  'link',
  /** the player’s inventory on the platform is private */
  'private',
  /** the platform does not let the player trade */
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
  /** end of the time for a release */
  releaseBy: Time,
  answerMs: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: 'milliseconds' }),
};

// Events in the player's stream.

const Asked = {
  retrievalId: RetrievalId,
  attempt: Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'the how manieth of this item' }),
  ...Fixed,
  rulesHash: Hash,
  /** deadline for the beginning of its conversation */
  due: Time,
};
/** Tells items apart to which a restored log gives the same number: they came at another time. */
const Granted = Type.Union([Time, Type.Null()], {
  description: 'when the item came; null where a former version did not say',
});

/** A player asked to have an item sent out: it awaits shipment from here. */
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

/** A retrieval ended; its command moves the item accordingly. */
export const RetrievalEnded = defineEvent(
  'RetrievalEnded',
  closed({ ...Followed, outcome: RetrievalOutcome }),
);

/** An item that failed or was declined too often can be neither requested nor returned to the bag for a while. */
export const RetrievalBarred = defineEvent('RetrievalBarred', closed({ itemId: ItemId, until: Time }));

/** The platform reversed the trade: the item is in the bag again. */
export const RetrievalReversed = defineEvent('RetrievalReversed', closed(Followed));

/** The player returned items whose retrieval failed to the bag. */
export const ItemsPutBack = defineEvent(
  'ItemsPutBack',
  closed({ itemIds: Type.Array(ItemId, { minItems: 1, maxItems: 100 }) }),
);

// Events in the stream of the conversation about one retrieval.

export const WithdrawalCreated = defineEvent(
  'WithdrawalCreated',
  closed({ requested: Place, playerId: PlayerId, ...Fixed }),
);

/** Two operators released the item. */
export const WithdrawalReleased = defineEvent('WithdrawalReleased', closed({ itemId: ItemId }));

/** The item is to stay: an open offer is cancelled if still possible. */
export const WithdrawalRecalled = defineEvent('WithdrawalRecalled', closed({}));

/** The provider offered the item to the player. */
export const WithdrawalOffered = defineEvent(
  'WithdrawalOffered',
  closed({ reference: OfferReference, answerBy: Time }),
);

/** The player accepted the offer. */
export const WithdrawalDelivered = defineEvent(
  'WithdrawalDelivered',
  closed({
    reference: OfferReference,
    /** end of the time in which the platform may reverse it */
    settlesAt: Time,
    due: Time,
  }),
);

/** There is no offer of the item, and there will be none. */
export const WithdrawalEnded = defineEvent(
  'WithdrawalEnded',
  closed({
    outcome: Outcome,
    /** why an operator rejected it */
    reason: Type.Union([RejectionReason, Type.Null()]),
    due: Time,
  }),
  { label: ({ outcome }) => outcome },
);

/** The platform reversed the trade within its seven days. */
export const WithdrawalReversed = defineEvent(
  'WithdrawalReversed',
  closed({ reference: OfferReference, due: Time }),
);

// Events in the provider's stream.

/** After the log was restored, all of the provider's offers were compared with it, so that new ones may be made. */
export const DeliveryListMatched = defineEvent(
  'DeliveryListMatched',
  closed({
    epoch: Type.Integer({ minimum: 2, maximum: 1_000_000 }),
    /** the provider's offers; below, those that this log does not know */
    offers: Type.Integer({ minimum: 0, maximum: 10 ** 9 }),
    unknown: Type.Integer({ minimum: 0, maximum: 10 ** 9 }),
  }),
);

/** Returns the stream of the conversation about a retrieval. */
export const withdrawalStream = (retrievalId: string): string => `withdrawal-${retrievalId}`;
/** Returns the place of the event that began it: the retrieval's obligation until the item is settled. */
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
