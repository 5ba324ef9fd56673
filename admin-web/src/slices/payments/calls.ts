import type { BodyOf, DataOf } from '@skins/api/contract';
import type {
  approveRefundOf,
  askRefundOf,
  dropRefundOf,
  proposeRefundOf,
  reconcilePayments,
} from '@skins/api/payments/contract';
import { answerOf } from '../../shell/session';

export const refund = (body: BodyOf<typeof askRefundOf>) => answerOf('/order/refund', body);
export const propose = (body: BodyOf<typeof proposeRefundOf>) => answerOf('/order/propose-refund', body);
export const approve = (body: BodyOf<typeof approveRefundOf>) => answerOf('/order/approve-refund', body);
export const drop = (body: BodyOf<typeof dropRefundOf>) => answerOf('/order/drop-refund', body);
export const reconcile = () => answerOf<DataOf<typeof reconcilePayments>>('/payments/reconcile', {});
