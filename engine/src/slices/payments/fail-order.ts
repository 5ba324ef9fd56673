import { type Command, accepted, rejected } from '../../kernel/index.ts';
import { type FAILURES, OrderFailed } from './events.ts';
import type { PaymentState } from './payment.ts';

interface FailOrder {
  readonly reason: (typeof FAILURES)[number];
}

/** In order of precedence. */
type FailOrderRejection = { readonly code: 'no-order' };

/** The provider says that no money will come. Quiet when the order was decided, and on repeat: paid beats failed. */
export const failOrder: Command<PaymentState, FailOrder, unknown, FailOrderRejection, null> = {
  name: 'fail-order',
  decide({ payment: { order, ended, paid } }, { reason }) {
    if (order === undefined) return rejected({ code: 'no-order' });
    const decided = ended !== undefined || paid !== undefined;
    return decided ? accepted() : accepted(OrderFailed.of({ reason }));
  },
  reply: () => null,
};
