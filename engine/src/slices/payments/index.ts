// Buying gems: orders, payments and their provider, credits, refunds and chargebacks.
import { defineSlice, defineStream, playerPart } from '../../kernel/index.ts';
import { approveRefund } from './approve-refund.ts';
import { askRefund } from './ask-refund.ts';
import { audit } from './audit.ts';
import { cancelOrder } from './cancel-order.ts';
import { createOrder } from './create-order.ts';
import { creditTopUp } from './credit-top-up.ts';
import { dropRefund } from './drop-refund.ts';
import { endTopUp } from './end-top-up.ts';
import { OrderCreated, events, measures } from './events.ts';
import { expireOrder } from './expire-order.ts';
import { failOrder } from './fail-order.ts';
import { nextActions as paymentActions } from './flow.ts';
import { matchProviderList, provider } from './match-provider-list.ts';
import { notePending } from './note-pending.ts';
import { orderTopUp } from './order-top-up.ts';
import { payOrder } from './pay-order.ts';
import { payment } from './payment.ts';
import { proposeRefund } from './propose-refund.ts';
import { reinstateOrder } from './reinstate-order.ts';
import { reinstateTopUp } from './reinstate-top-up.ts';
import { reverseOrder } from './reverse-order.ts';
import {
  SKINS_RATE,
  TOP_UP_CHANNELS,
  TOP_UP_COUNTDOWN,
  TOP_UP_GIFTS,
  TOP_UP_GOODS,
  TOP_UP_REFUNDS,
} from './settings/events.ts';
import { settleDebt } from './settle-debt.ts';
import { nextActions as topUpActions, topUps } from './state.ts';
import { takeBackTopUp } from './take-back-top-up.ts';

export * from './events.ts';
export {
  ChannelType,
  Currency,
  GoodsId,
  PayAction,
  SKINS_RATE,
  TOP_UP_CHANNELS,
  TOP_UP_COUNTDOWN,
  TOP_UP_GIFTS,
  TOP_UP_GOODS,
  TOP_UP_REFUNDS,
} from './settings/events.ts';
export { giftOf, priceOf } from './price.ts';
export { refundCeilingOf } from './refund.ts';
export { type OpenTopUp, type TopUps } from './state.ts';
export { type Payment, type PaymentPhase, type PaymentState, phaseOf } from './payment.ts';
export { PAYMENTS_PORT } from './flow.ts';
export { type TopUpOwedRejection, refusedWhenOwing } from './refused-when-owing.ts';
export { onTopOf, orderTopUp } from './order-top-up.ts';
export { creditTopUp } from './credit-top-up.ts';
export { endTopUp } from './end-top-up.ts';
export { backOf, takeBackTopUp } from './take-back-top-up.ts';
export { settleDebt } from './settle-debt.ts';
export { cancelOrder } from './cancel-order.ts';
export { createOrder } from './create-order.ts';
export { notePending } from './note-pending.ts';
export { type PayOrder, mismatchOf, payOrder } from './pay-order.ts';
export { expireOrder } from './expire-order.ts';
export { failOrder } from './fail-order.ts';
export { reverseOrder } from './reverse-order.ts';
export { reinstateOrder } from './reinstate-order.ts';
export { reinstateTopUp } from './reinstate-top-up.ts';
export { type Refund, refundAsked } from './refund.ts';
export { askRefund } from './ask-refund.ts';
export { proposeRefund } from './propose-refund.ts';
export { approveRefund } from './approve-refund.ts';
export { dropRefund } from './drop-refund.ts';
export { matchProviderList, providerStream } from './match-provider-list.ts';

export const payments = defineSlice({
  name: 'payments',
  events,
  player: playerPart(topUps, { nextActions: topUpActions }),
  streams: {
    payment: defineStream({
      fold: payment,
      id: /^[0-9a-f]{20}$/,
      begins: OrderCreated,
      nextActions: paymentActions,
    }),
    provider: defineStream({ fold: provider, id: /^[a-z]{1,20}$/ }),
  },
  commands: {
    'order-top-up': orderTopUp,
    'credit-top-up': creditTopUp,
    'end-top-up': endTopUp,
    'take-back-top-up': takeBackTopUp,
    'reinstate-top-up': reinstateTopUp,
    'settle-debt': settleDebt,
    'create-order': createOrder,
    'note-pending': notePending,
    'pay-order': payOrder,
    'expire-order': expireOrder,
    'cancel-order': cancelOrder,
    'fail-order': failOrder,
    'reverse-order': reverseOrder,
    'reinstate-order': reinstateOrder,
    'ask-refund': askRefund,
    'propose-refund': proposeRefund,
    'approve-refund': approveRefund,
    'drop-refund': dropRefund,
    'match-provider-list': matchProviderList,
  },
  measures,
  rules: [SKINS_RATE, TOP_UP_CHANNELS, TOP_UP_COUNTDOWN, TOP_UP_GIFTS, TOP_UP_GOODS, TOP_UP_REFUNDS],
  audit,
});
