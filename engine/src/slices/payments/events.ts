import { type Static, Type } from 'typebox';
import { Hash, Place, closed, defineEvent, measured, placeOf } from '../../kernel/index.ts';
import { ChannelType, Currency, GOODS_MAX, GoodsId } from './settings/events.ts';

/** How long an order can be paid. The provider's own pages stay open as long. */
export const ORDER_MS = 3_600_000;
/** How long after that an order waits for a provider that is silent, before it ends unpaid; paid later it is credited late. */
export const SILENCE_MS = 86_400_000;
/** Parts of a share of one: a bonus of 250 is 2.5 %. */
export const BONUS_PARTS = 10_000;

/** The last time that a date has: what the provider alone decides has no deadline here. */
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
/** By when what follows from an event has to be done. */
const Due = Time;
/** What the provider calls a payment. */
const Reference = Type.String({ pattern: '^[A-Za-z0-9_-]{1,120}$' });
export const ProviderName = Type.String({ pattern: '^[a-z]{1,20}$' });

/** The rules that an order was made by; `bonus`: those that the player's level has its rate from, null where it has none. */
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
  /** whoever pays later is credited late */
  expiresAt: Time,
};

// In the player's stream.

/** A player wants to buy gems: what they cost and what comes with them is fixed here. */
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

/** An order was paid, and its gems are the player's; what the player owed was kept of them. */
export const TopUpCredited = defineEvent(
  'TopUpCredited',
  closed({
    orderId: OrderId,
    ordered: Place,
    /** the payment */
    cause: Place,
    gems: Gems,
    gift: More,
    bonus: More,
    settled: Sum,
    late: Type.Boolean({ description: 'paid after the order had ended' }),
  }),
);

/** An order ended without money. */
export const TopUpEnded = defineEvent(
  'TopUpEnded',
  closed({
    orderId: OrderId,
    ordered: Place,
    cause: Place,
    outcome: Type.Enum(['expired', 'failed']),
  }),
);

/** The payer has the money again: gems that are there are taken back, the rest is owed. */
export const TopUpTakenBack = defineEvent(
  'TopUpTakenBack',
  closed({
    orderId: OrderId,
    ordered: Place,
    cause: Place,
    /** bought; gift and bonus go as well */
    gems: Gems,
    taken: Sum,
    owed: Sum,
  }),
);

/** The money is here again: what was taken back is the player's again, and what was owed is not. */
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

/** A player gave gems for what was owed. */
export const TopUpDebtSettled = defineEvent('TopUpDebtSettled', closed({ amount: Gems }));

// In the stream of the conversation about one payment.

export const OrderCreated = defineEvent(
  'OrderCreated',
  closed({ ordered: Place, playerId: PlayerId, ...Fixed }),
);

/** The provider knows of the order, and waits for money. */
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

export const FAILURES = ['declined', 'refused'] as const;
/** declined: the payment did not come about; refused: the provider did not take the order. */
export const OrderFailed = defineEvent('OrderFailed', closed({ reason: Type.Enum([...FAILURES]) }));

export const REFUND_REASONS = ['requested', 'mistake', 'fraud', 'closing'] as const;
export const RefundReason = Type.Enum([...REFUND_REASONS]);
export type RefundReason = Static<typeof RefundReason>;

/** An operator wants the payer to have the money again; the provider is told. */
export const RefundAsked = defineEvent(
  'RefundAsked',
  closed({
    reason: RefundReason,
    approved: Type.Boolean({ description: 'whether another person approved it: then no ceiling counts' }),
  }),
  { label: ({ approved }) => (approved ? 'approved' : 'at-once') },
);

/** The payer has the money again: given back, or fetched back by the payer’s bank. */
export const OrderReversed = defineEvent(
  'OrderReversed',
  closed({
    reference: Reference,
    way: Type.Enum(['refund', 'chargeback']),
    /** what an operator asked for; null where nobody here did */
    asked: Type.Union([Place, Type.Null()]),
    due: Due,
  }),
);

/** A payer's bank gave what it had fetched back: the dispute was decided for the shop. */
export const OrderReinstated = defineEvent('OrderReinstated', closed({ reference: Reference, due: Due }));

// In the provider's stream.

/** After the log was put back: all that the provider knows was held to it, so that credits may go on. */
export const ProviderListMatched = defineEvent(
  'ProviderListMatched',
  closed({
    epoch: Type.Integer({ minimum: 2, maximum: 1_000_000 }),
    /** payments that the provider has, and those of them that this log knows nothing of */
    payments: Type.Integer({ minimum: 0, maximum: 10 ** 9 }),
    unknown: Type.Integer({ minimum: 0, maximum: 10 ** 9 }),
  }),
);

/** The stream of the conversation about an order's payment. */
export const paymentStream = (orderId: string): string => `payment-${orderId}`;
/** The event that began it: what is open of an order until its money came or will not come. */
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
  OrderFailed,
  RefundAsked,
  OrderReversed,
  OrderReinstated,
  ProviderListMatched,
};
