import { ChannelType, Currency, GoodsId, OrderRules, PayAction, RefundReason } from '@skins/engine/payments';
import { Type } from 'typebox';
import { COMMENT_FIELD } from '../../foundation/contract/admin/comment.ts';
import { PROOF_FIELDS, PROOF_REFUSALS } from '../../foundation/contract/admin/proof.ts';
import { get, post } from '../../foundation/contract/call.ts';
import { AfterPage, AfterQuery, Gems, Hash, Time } from '../../foundation/contract/fields.ts';
import { gems } from '../../foundation/contract/gems.ts';

const OrderId = Type.String({ pattern: '^[0-9a-f]{20}$' });
const ProposalId = Type.String({ pattern: '^[0-9a-f]{16}$' });
const Money = Type.Number({ description: 'in units of the currency, with its places' });
const TITLE_MAX = 60;
const GEMS_MAX = 10_000_000;

export const skinsRate = get('/api/skins/rate', {
  summary: 'What a gem costs, in units of the shop’s currency',
  data: Type.Number(),
});

export const activityTime = get('/api/activity/time', {
  summary: 'The countdown of a discount; an empty time is not shown',
  data: Type.Object({
    time: Type.Union([Time, Type.Literal('')]),
    title: Type.String({ maxLength: TITLE_MAX }),
  }),
});

const Goods = Type.Object({
  id: GoodsId,
  goodsPrice: Gems,
  goodsImg: Type.String(),
  gift: Gems,
  price: Money,
});

export const payWay = get('/api/pay/way', {
  summary: 'Ways to pay, each with what can be bought and what comes with it for anybody',
  data: Type.Array(
    Type.Object({
      type: ChannelType,
      action: PayAction,
      url: Type.String({ description: 'where an order is made' }),
      rechargeConfig: Type.Array(
        Type.Object({
          key: Gems,
          ratio: Type.Integer({ description: '1: the gift is a hundred times the value, else the value' }),
          val: Gems,
        }),
      ),
      goodsList: Type.Array(Goods),
      defaultPrice: Gems,
      currency: Currency,
      digits: Type.Integer({ description: 'places of the currency' }),
      rules: Type.Omit(OrderRules, ['bonus']),
    }),
  ),
});

const OnTop = gems({ minimum: 0, maximum: GEMS_MAX });

export const payOnTop = get('/api/pay/on-top', {
  summary: 'What comes on top of each goods for the player: the gift, and the bonus of the player’s level',
  access: 'player',
  data: Type.Object({
    bonusRate: Type.Number({ description: 'a fraction of what is bought' }),
    rules: Type.Union([Hash, Type.Null()], {
      description: 'the table that the rate is of; null where there is no bonus',
    }),
    goods: Type.Array(Type.Object({ id: GoodsId, gift: OnTop, bonus: OnTop })),
  }),
});

const ORDER_STATES = [
  'created',
  'pending',
  'paid',
  'expired',
  'cancelled',
  'failed',
  'refunded',
  'charged-back',
] as const;

const OrderState = Type.Object({
  orderId: OrderId,
  state: Type.Enum([...ORDER_STATES]),
  late: Type.Boolean({ description: 'paid after it had ended, and credited all the same' }),
  credited: Type.Boolean(),
  goodsPrice: Gems,
  gift: Gems,
  bonus: Gems,
  price: Money,
  currency: Currency,
  expires: Time,
  createTime: Time,
});

/** An order, with the player's debt from it. */
const ListedOrder = Type.Object({ ...OrderState.properties, owed: Gems });

export const orderGems = post('/api/pay/order', {
  summary:
    'Order gems: fixes the price and what comes with them, and says how to pay; rules, gift and bonus are those that the player saw',
  access: 'player',
  idempotencyKey: 'optional',
  perMinute: 30,
  refusals: ['unknown-goods', 'unknown-channel', 'stale-version', 'too-many-orders'],
  body: Type.Object({
    goodsId: GoodsId,
    type: ChannelType,
    rules: OrderRules,
    gift: OnTop,
    bonus: OnTop,
  }),
  data: Type.Object({
    orderId: OrderId,
    type: Type.Union([PayAction, Type.Literal('failed')]),
    url: Type.String({ description: 'where it can be paid; empty where the provider did not take it' }),
    html: Type.String({ description: 'a form that leads there, for the cashier’s page; empty otherwise' }),
    position: Type.String(),
  }),
});

export const cancelOrder = post('/api/pay/cancel', {
  summary:
    'Take an own order back that was not paid; the provider is told. Money that comes all the same is credited, late',
  access: 'player',
  idempotencyKey: 'optional',
  perMinute: 30,
  refusals: ['order-unknown', 'order-not-waiting'],
  body: Type.Object({ orderId: OrderId }),
  data: Type.Object({ orderId: OrderId, position: Type.String() }),
});

export const payOrderState = get('/api/pay/order', {
  summary: 'How far an order of the player’s own has come',
  access: 'player',
  query: Type.Object({ orderId: OrderId }),
  refusals: ['order-unknown'],
  data: OrderState,
});

export const rechargeRecord = get('/api/pay/record', {
  summary: 'The player’s orders, newest first; each page goes on behind the one before',
  access: 'player',
  waits: true,
  query: AfterQuery,
  data: Type.Object({ ...AfterPage(ListedOrder).properties, debt: Gems }),
});

export const settleTopUpDebt = post('/api/pay/debt', {
  summary: 'Give gems for what is owed after a payment was taken back',
  access: 'player',
  idempotencyKey: 'optional',
  refusals: ['no-debt', 'insufficient-gems'],
  body: Type.Object({}),
  data: Type.Object({ balance: Gems, position: Type.String() }),
});

const OfOrder = { orderId: OrderId };
const Position = Type.Object({ position: Type.String() });

export const askRefundOf = post('/admin/api/order/refund', {
  summary: 'Give an order’s money back, up to the ceiling of the operator’s role',
  access: 'operator',
  right: 'refund-orders',
  idempotencyKey: 'optional',
  refusals: ['may-not', 'order-unknown', 'not-refundable', 'refund-above-ceiling'],
  body: Type.Object({ ...OfOrder, reason: RefundReason }),
  data: Position,
});

export const proposeRefundOf = post('/admin/api/order/propose-refund', {
  summary: 'Propose to give an order’s money back: another operator approves it',
  access: 'operator',
  right: 'refund-orders',
  idempotencyKey: 'optional',
  refusals: ['may-not', 'order-unknown', 'not-refundable', 'refund-proposed'],
  body: Type.Object({ ...OfOrder, reason: RefundReason }),
  data: Type.Object({ proposalId: ProposalId, position: Type.String() }),
});

export const approveRefundOf = post('/admin/api/order/approve-refund', {
  summary: 'Approve a refund that another operator proposed',
  access: 'operator',
  right: 'approve-refunds',
  perMinute: 10,
  idempotencyKey: 'optional',
  refusals: [
    'may-not',
    ...PROOF_REFUSALS,
    'not-refundable',
    'refund-unknown',
    'refund-ended',
    'refund-expired',
    'refund-stale',
    'refund-own',
    'refund-on-probation',
  ],
  body: Type.Object({ ...OfOrder, proposalId: ProposalId, hash: Hash, ...COMMENT_FIELD, ...PROOF_FIELDS }),
  data: Position,
});

export const dropRefundOf = post('/admin/api/order/drop-refund', {
  summary: 'Take a proposed refund back, or turn it down',
  access: 'operator',
  right: 'refund-orders',
  idempotencyKey: 'optional',
  refusals: ['may-not', 'refund-unknown', 'refund-ended'],
  body: Type.Object({ ...OfOrder, proposalId: ProposalId, ...COMMENT_FIELD }),
  data: Position,
});

export const reconcilePayments = post('/admin/api/payments/reconcile', {
  summary: 'Hold the provider’s list to the log now',
  access: 'operator',
  right: 'refund-orders',
  perMinute: 6,
  refusals: ['provider-silent'],
  body: Type.Object({}),
  data: Type.Object({ payments: Type.Integer(), unknown: Type.Integer(), noted: Type.Integer() }),
});
