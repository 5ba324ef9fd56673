import { playerStream } from '@skins/engine/accounts';
import { EPOCH_STREAM } from '@skins/engine/epochs';
import {
  type Place,
  type PublishedRules,
  type RulesInForce,
  flowActor,
  idOf,
  invariant,
  operatorActor,
  playerActor,
  streamOf,
} from '@skins/engine/kernel';
import { POLICY, termsOf } from '@skins/engine/limits';
import { OPERATORS_STREAM } from '@skins/engine/operators';
import {
  type PayOrder,
  type RefundReason,
  SKINS_RATE,
  TOP_UP_CHANNELS,
  TOP_UP_GIFTS,
  TOP_UP_GOODS,
  TOP_UP_REFUNDS,
  TopUpOrdered,
  approveRefund,
  askRefund,
  cancelOrder,
  creditTopUp,
  dropRefund,
  expireOrder,
  failOrder,
  matchProviderList,
  notePending,
  onTopOf,
  orderTopUp,
  payOrder,
  paymentStream,
  payments,
  proposeRefund,
  providerStream,
  reinstateOrder,
  reverseOrder,
  settleDebt,
} from '@skins/engine/payments';
import { rules, rulesInForce, rulesStream } from '@skins/engine/rules';
import { shop } from '@skins/engine/shop';
import { VIP_TABLE, bonusInForce } from '@skins/engine/vip';
import { type Given, type View, order } from '../kit/order.ts';
import type { Contexts, World } from '../kit/world.ts';
import { ADA, CYD, proposalOf } from '../operators/orders.ts';

const { commands } = payments;
const PROVIDER = 'provider:local';
/** Streams that the page of goods reads. */
export const ORDER_LOOKS = [TOP_UP_GOODS, TOP_UP_GIFTS, TOP_UP_CHANNELS, SKINS_RATE, VIP_TABLE, POLICY].map(
  ({ name }) => rulesStream(name),
);

const inForce = <Content>(view: View, setting: PublishedRules<Content>, time: number) => {
  const { history } = view.stateOf(rules.streams.rules, rulesStream(setting.name));
  const found: RulesInForce<Content> | undefined = rulesInForce(history, setting, time);
  invariant(found !== undefined, 'the first rules are published');
  return found;
};

const playerIn = (view: View, playerId: string) => view.stateOf(shop.streams.player, playerStream(playerId));

/** Returns the rules and state that decide a player's order. */
const countingIn = (view: View, playerId: string, time: number) => ({
  goods: inForce(view, TOP_UP_GOODS, time),
  gifts: inForce(view, TOP_UP_GIFTS, time),
  channels: inForce(view, TOP_UP_CHANNELS, time),
  rate: inForce(view, SKINS_RATE, time),
  bonus: bonusInForce(playerIn(view, playerId).vip, inForce(view, VIP_TABLE, time)),
  firstGift: termsOf(inForce(view, POLICY, time).content.pack).firstTopUpGift,
});

/** Returns what a player sees on the page of goods. */
function seenIn(view: View, playerId: string, goodsId: string) {
  const counting = countingIn(view, playerId, view.time);
  const { goods, gifts, channels, rate, bonus } = counting;
  const gems = goods.content.goods.find(({ id }) => id === goodsId)?.gems ?? 0;
  return {
    rules: {
      goods: goods.hash,
      gifts: gifts.hash,
      channels: channels.hash,
      rate: rate.hash,
      bonus: bonus.hash,
    },
    onTop: onTopOf(playerIn(view, playerId).payments, counting, gems),
  };
}

/** Returns an order of goods at the present terms of a world. */
export const ordering = (view: View, playerId: string, goodsId = 'gems-100', channel = 4) =>
  order({
    command: orderTopUp,
    stream: playerStream(playerId),
    actor: playerActor(playerId),
    input: { goodsId, channel, ...seenIn(view, playerId, goodsId) },
    reads: ORDER_LOOKS,
    context: (given, at) => ({ ...given, ...countingIn(at, playerId, given.time) }),
  });

/** The result of an order. */
export interface Ordered {
  readonly orderId: string;
  readonly ordered: Place;
  readonly reference: string;
  readonly pay: PayOrder;
}

/** Orders gems, and lets the flow create the payment's stream. */
export function ordered(world: World, playerId: string, goodsId?: string): Ordered {
  const place = world.nextPlace(playerStream(playerId));
  const [event] = world.must(ordering(world, playerId, goodsId));
  invariant(event !== undefined && TopUpOrdered.is(event), 'an order is one event');
  world.settle();
  const { orderId, price, currency } = event.data;
  const reference = `cs_${orderId}`;
  return { orderId, ordered: place, reference, pay: { reference, playerId, price, currency } };
}

const ofProvider = (orderId: string) => ({ stream: paymentStream(orderId), actor: PROVIDER });
const ofOperator = (orderId: string, by: string) => ({
  stream: paymentStream(orderId),
  actor: operatorActor(by),
  reads: [OPERATORS_STREAM],
});
const asking = (by: string) => (given: Given, view: View) => ({
  ...given,
  by,
  register: view.stateOf(shop.streams.operators, OPERATORS_STREAM).register,
});

/** Provider messages about a payment. */
export const told = {
  pending: ({ orderId, reference }: Ordered) =>
    order({ ...ofProvider(orderId), command: notePending, input: { reference } }),
  paid: ({ orderId, pay }: Ordered, other: Partial<PayOrder> = {}) =>
    order({ ...ofProvider(orderId), command: payOrder, input: { ...pay, ...other } }),
  expired: ({ orderId }: Ordered) => order({ ...ofProvider(orderId), command: expireOrder, input: {} }),
  failed: ({ orderId }: Ordered, reason: 'declined' | 'refused' = 'declined') =>
    order({ ...ofProvider(orderId), command: failOrder, input: { reason } }),
  reversed: ({ orderId, reference }: Ordered, way: 'refund' | 'chargeback' = 'chargeback') =>
    order({ ...ofProvider(orderId), command: reverseOrder, input: { reference, way } }),
  won: ({ orderId, reference }: Ordered) =>
    order({ ...ofProvider(orderId), command: reinstateOrder, input: { reference } }),
  matched: (epoch: number) =>
    order({
      stream: providerStream('local'),
      actor: PROVIDER,
      command: matchProviderList,
      input: { epoch, payments: 1, unknown: 0 },
      reads: [EPOCH_STREAM],
      context: (_given, view) => ({ epoch: view.stateOf(shop.streams.epoch, EPOCH_STREAM).epoch }),
    }),
};

/** The player's own word about an order. */
export const cancelling = (playerId: string, { orderId }: Pick<Ordered, 'orderId'>) =>
  order({
    stream: paymentStream(orderId),
    actor: playerActor(playerId),
    command: cancelOrder,
    input: {},
    context: () => ({ by: playerId }),
  });

/** Operators' decisions about a payment. */
export const refunds = {
  ask: ({ orderId }: Ordered, by = ADA, reason: RefundReason = 'requested') =>
    order({
      ...ofOperator(orderId, by),
      reads: [OPERATORS_STREAM, rulesStream(TOP_UP_REFUNDS.name)],
      command: askRefund,
      input: { reason },
      context: (given, view) => ({
        ...asking(by)(given, view),
        ceilings: inForce(view, TOP_UP_REFUNDS, given.time).content,
      }),
    }),
  propose: (n: number, { orderId }: Ordered, by = ADA, reason: RefundReason = 'requested') =>
    order({
      ...ofOperator(orderId, by),
      command: proposeRefund,
      input: { proposalId: proposalOf(n), reason },
      context: asking(by),
    }),
  approve: (n: number, { orderId }: Ordered, by = CYD, reason: RefundReason = 'requested') =>
    order({
      ...ofOperator(orderId, by),
      command: approveRefund,
      input: { proposalId: proposalOf(n), reason },
      context: asking(by),
    }),
  drop: (n: number, { orderId }: Ordered, by = ADA) =>
    order({
      ...ofOperator(orderId, by),
      command: dropRefund,
      input: { proposalId: proposalOf(n) },
      context: asking(by),
    }),
};

/** Returns the terms that an order fixed, from its payment's stream. */
function termsIn(view: View, orderId: string) {
  const { order: created } = view.stateOf(payments.streams.payment, paymentStream(orderId)).payment;
  return created && { ...created, orderId };
}

/** Contexts of payment steps. */
export const contexts: Contexts = {
  'credit-top-up': (given, view) => ({ ...given, terms: termsIn(view, idOf(streamOf(given.commandId))) }),
};

/** Orders of flows, given by hand. */
export const followed = {
  create: (playerId: string, ordered: Place, orderId: string, input: object) =>
    order({
      stream: paymentStream(orderId),
      actor: flowActor(playerStream(playerId)),
      command: commands['create-order'],
      input: { ordered, playerId, ...CREATED, ...input },
    }),
  credit: (playerId: string, { orderId, ordered }: Ordered, n: number) =>
    order({
      stream: playerStream(playerId),
      actor: flowActor(paymentStream(orderId)),
      command: creditTopUp,
      input: { ordered, cause: `${paymentStream(orderId)}#${n}` },
      context: (given, view) => ({ ...given, terms: termsIn(view, orderId) }),
    }),
  end: (playerId: string, { orderId, ordered }: Ordered, n: number) =>
    order({
      stream: playerStream(playerId),
      actor: flowActor(paymentStream(orderId)),
      command: commands['end-top-up'],
      input: { ordered, cause: `${paymentStream(orderId)}#${n}`, outcome: 'failed' as const },
    }),
  takeBack: (playerId: string, { orderId, ordered }: Ordered, n: number) =>
    order({
      stream: playerStream(playerId),
      actor: flowActor(paymentStream(orderId)),
      command: commands['take-back-top-up'],
      input: { ordered, cause: `${paymentStream(orderId)}#${n}` },
    }),
  reinstate: (playerId: string, { orderId, ordered }: Ordered, n: number) =>
    order({
      stream: playerStream(playerId),
      actor: flowActor(paymentStream(orderId)),
      command: commands['reinstate-top-up'],
      input: { ordered, cause: `${paymentStream(orderId)}#${n}` },
    }),
};

const CREATED = {
  gems: 1_000_000,
  gift: 50_000,
  bonus: 0,
  price: 70_000,
  currency: 'CNY',
  channel: 4,
  expiresAt: 0,
};

export const settling = (playerId: string) =>
  order({
    command: settleDebt,
    stream: playerStream(playerId),
    actor: playerActor(playerId),
    input: {},
  });
