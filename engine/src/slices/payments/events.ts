import { type Static, Type } from 'typebox';
import { type EventData, Hash, Place, closed, defineEvent, measured, placeOf } from '../../kernel/index.ts';
import { ChannelType, Currency, GOODS_MAX, GoodsId } from './settings/events.ts';

/** How long an order can be paid, milliseconds. The provider's own pages stay open as long. */
export const ORDER_MS = 3_600_000;
/** How long an order then waits for a silent provider before it ends unpaid, milliseconds. Paid later, it is late. */
export const SILENCE_MS = 86_400_000;
/** Denominator of bonus rates: a bonus of 250 is 2.5 %. */
export const BONUS_PARTS = 10_000;

/** The last time that a date can have: what the provider alone decides has no deadline here. */
const NEVER = 8_640_000_000_000_000;
const MINOR_MAX = 10 ** 13;
const Gems = Type.Integer({ minimum: 1, maximum: GOODS_MAX, description: '1/10,000 gem' });
const More = Type.Integer({ minimum: 0, maximum: GOODS_MAX, description: '1/10,000 gem' });
const Sum = Type.Integer({ minimum: 0, maximum: 3 * GOODS_MAX, description: '1/10,000 gem' });
const Minor = Type.Integer({ minimum: 1, maximum: MINOR_MAX, description: 'minor units of the currency' });
const Time = Type.Integer({
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'milliseconds since 1970',
});
export const OrderId = Type.String({ pattern: '^[0-9a-f]{20}$' });
const PlayerId = Type.String({ pattern: '^[a-z0-9]{1,40}$' });
/** Deadline of what has to follow from an event. */
const Due = Time;
/** The provider's reference of a payment. */
const Reference = Type.String({ pattern: '^[A-Za-z0-9_-]{1,120}$' });
export const ProviderName = Type.String({ pattern: '^[a-z]{1,20}$' });

/** The rules of an order; `bonus`: those with the rate of the player's level, null if there is none. */
export const OrderRules = closed({
  goods: Hash,
  gifts: Hash,
  channels: Hash,
  rate: Hash,
  bonus: Type.Union([Hash, Type.Null()]),
});
export type OrderRules = Static<typeof OrderRules>;

const Fixed = {
  gems: Gems,
  gift: More,
  bonus: More,
  price: Minor,
  currency: Currency,
  channel: ChannelType,
  /** a later payment is credited late */
  expiresAt: Time,
};

// Events of the player's stream.

/** A player wants to buy gems. This fixes their price, and what comes with them. */
export const TopUpOrdered = defineEvent(
  'TopUpOrdered',
  closed({
    orderId: OrderId,
    goodsId: GoodsId,
    ...Fixed,
    bonusRate: Type.Integer({ minimum: 0, maximum: BONUS_PARTS, description: '1/10,000' }),
    rules: OrderRules,
  }),
);

/** An order was paid: its gems are the player's, less the debt. */
export const TopUpCredited = defineEvent(
  'TopUpCredited',
  closed({
    orderId: OrderId,
    ordered: Place,
    /** place of the payment */
    cause: Place,
    gems: Gems,
    gift: More,
    bonus: More,
    settled: Sum,
    late: Type.Boolean({ description: 'paid after the order had ended' }),
  }),
);

const ended = { orderId: OrderId, ordered: Place, cause: Place };

/** An order ended without a payment. */
export const TopUpEnded = defineEvent(
  'TopUpEnded',
  closed({ ...ended, outcome: Type.Enum(['expired', 'failed', 'cancelled']) }),
  {
    former: [
      {
        schema: closed({ ...ended, outcome: Type.Enum(['expired', 'failed']) }),
        until: 8,
        lift: (data) => data,
      },
    ],
  },
);
export type Ending = EventData<typeof TopUpEnded>['outcome'];

/** The payer has the money back. Gems are deducted as far as the balance covers them; the rest is owed. */
export const TopUpTakenBack = defineEvent(
  'TopUpTakenBack',
  closed({
    orderId: OrderId,
    ordered: Place,
    cause: Place,
    /** bought gems; gift and bonus are deducted too */
    gems: Gems,
    taken: Sum,
    owed: Sum,
  }),
);

/** The money is here again. Gems, gift and bonus are credited again, less the debt. */
export const TopUpReinstated = defineEvent(
  'TopUpReinstated',
  closed({
    orderId: OrderId,
    ordered: Place,
    cause: Place,
    gems: Gems,
    gift: More,
    bonus: More,
    settled: Sum,
  }),
);

/** A player paid gems towards the debt. */
export const TopUpDebtSettled = defineEvent('TopUpDebtSettled', closed({ amount: Gems }));

// Events of the stream of the conversation about one payment.

export const OrderCreated = defineEvent(
  'OrderCreated',
  closed({ ordered: Place, playerId: PlayerId, ...Fixed }),
);

/** The provider knows the order and waits for money. */
export const OrderPending = defineEvent('OrderPending', closed({ reference: Reference }));

export const OrderPaid = defineEvent(
  'OrderPaid',
  closed({
    reference: Reference,
    price: Minor,
    currency: Currency,
    late: Type.Boolean({ description: 'after the order had ended' }),
    due: Due,
  }),
);

export const OrderExpired = defineEvent('OrderExpired', closed({}));

/** The player took the order back before it was paid. Money that comes all the same is credited, late. */
export const OrderCancelled = defineEvent('OrderCancelled', closed({}));

export const FAILURES = ['declined', 'refused'] as const;
/** declined: the payment failed; refused: the provider did not accept the order. */
export const OrderFailed = defineEvent('OrderFailed', closed({ reason: Type.Enum([...FAILURES]) }));

export const REFUND_REASONS = ['requested', 'mistake', 'fraud', 'closing'] as const;
export const RefundReason = Type.Enum([...REFUND_REASONS]);
export type RefundReason = Static<typeof RefundReason>;

/** An operator requests a refund; the provider is told. */
export const RefundAsked = defineEvent(
  'RefundAsked',
  closed({
    reason: RefundReason,
    approved: Type.Boolean({ description: 'whether another person approved it: then no ceiling counts' }),
  }),
  { label: ({ approved }) => (approved ? 'approved' : 'at-once') },
);

/** The payer has the money back: by a refund, or by a chargeback of the payer’s bank. */
export const OrderReversed = defineEvent(
  'OrderReversed',
  closed({
    reference: Reference,
    way: Type.Enum(['refund', 'chargeback']),
    /** place of an operator's request; null if there was none */
    asked: Type.Union([Place, Type.Null()]),
    due: Due,
  }),
);

/** The payer's bank returned a chargeback: the dispute was decided in the shop's favour. */
export const OrderReinstated = defineEvent('OrderReinstated', closed({ reference: Reference, due: Due }));

// Events of the provider's stream.

/** After a restore of the log, the provider's list was matched with it, so that credits may go on. */
export const ProviderListMatched = defineEvent(
  'ProviderListMatched',
  closed({
    epoch: Type.Integer({ minimum: 2, maximum: 1_000_000 }),
    /** number of the provider's payments, and of those that this log does not know */
    payments: Type.Integer({ minimum: 0, maximum: 10 ** 9 }),
    unknown: Type.Integer({ minimum: 0, maximum: 10 ** 9 }),
  }),
);

/** Returns the stream of the conversation about an order's payment. */
export const paymentStream = (orderId: string): string => `payment-${orderId}`;
/** Returns the place of the event that began it: an order's obligation until its money came or will not come. */
const createdPlace = (orderId: string): Place => placeOf(paymentStream(orderId), 1);

interface ToppedUp {
  readonly gems: number;
  readonly gift: number;
  readonly bonus: number;
}
const deedsOfTopUp = {
  'gems-obtained': ({ gems, gift, bonus }: ToppedUp) => ({ count: 1, amount: gems + gift + bonus }),
  'paid-in': ({ gems }: ToppedUp) => ({ count: 1, amount: gems }),
};

export const measures = [
  measured(TopUpOrdered, {
    orders: ({ orderId, gems }) => ({ order: orderId, amount: gems }),
    opens: ({ expiresAt }) => expiresAt,
  }),
  measured(OrderCreated, {
    opens: ({ expiresAt }) => expiresAt + SILENCE_MS,
    closes: ({ ordered }) => ordered,
  }),
  measured(OrderPaid, { opens: ({ late, due }) => (late ? due : undefined) }),
  measured(RefundAsked, { opens: () => NEVER }),
  measured(OrderReversed, { opens: ({ due }) => due, closes: ({ asked }) => asked ?? undefined }),
  measured(OrderReinstated, { opens: ({ due }) => due }),
  measured(
    TopUpCredited,
    {
      paidIn: ({ gems }) => gems,
      ordersEnd: ({ orderId, late }) => (late ? undefined : orderId),
      closes: ({ orderId, cause, late }) => (late ? cause : createdPlace(orderId)),
      over: ({ ordered, late }) => (late ? undefined : ordered),
    },
    deedsOfTopUp,
  ),
  measured(TopUpEnded, {
    ordersEnd: ({ orderId }) => orderId,
    closes: ({ orderId }) => createdPlace(orderId),
    over: ({ ordered }) => ordered,
  }),
  measured(
    TopUpTakenBack,
    { takenBack: ({ gems }) => gems, closes: ({ cause }) => cause },
    {
      'gems-obtained': ({ taken, owed }) => ({ count: -1, amount: -(taken + owed) }),
      'paid-in': ({ gems }) => ({ count: -1, amount: -gems }),
    },
  ),
  measured(TopUpReinstated, { takenBack: ({ gems }) => -gems, closes: ({ cause }) => cause }, deedsOfTopUp),
];

/** The event types of the slice, for its definition and its audit. */
export const events = {
  TopUpOrdered,
  TopUpCredited,
  TopUpEnded,
  TopUpTakenBack,
  TopUpReinstated,
  TopUpDebtSettled,
  OrderCreated,
  OrderPending,
  OrderPaid,
  OrderExpired,
  OrderCancelled,
  OrderFailed,
  RefundAsked,
  OrderReversed,
  OrderReinstated,
  ProviderListMatched,
};
