import { type Command, type Moment, accepted, rejected } from '../../kernel/index.ts';
import { OrderExpired } from './events.ts';
import type { PaymentState } from './payment.ts';

/** In order of precedence. */
export type ExpireOrderRejection =
  { readonly code: 'no-order' } | { readonly code: 'too-early'; readonly expiresAt: number };

/** Expires an unpaid order after its time. Writes nothing if it was decided, or if repeated. */
export const expireOrder: Command<PaymentState, unknown, Pick<Moment, 'time'>, ExpireOrderRejection, null> = {
  name: 'expire-order',
  decide({ payment: { order, ended, paid } }, _input, { time }) {
    if (order === undefined) return rejected({ code: 'no-order' });
    if (ended !== undefined || paid !== undefined) return accepted();
    const { expiresAt } = order;
    return time < expiresAt ? rejected({ code: 'too-early', expiresAt }) : accepted(OrderExpired.of({}));
  },
  reply: () => null,
};
