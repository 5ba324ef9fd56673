import { type Command, accepted, rejected } from '../../kernel/index.ts';
import { type FAILURES, OrderFailed } from './events.ts';
import type { PaymentState } from './payment.ts';

export interface FailOrder {
  readonly reason: (typeof FAILURES)[number];
}

/** In order of precedence. */
export type FailOrderRejection = { readonly code: 'no-order' };

/** Ends an order for which the provider expects no money. Writes nothing if it was decided: paid precedes failed. */
export const failOrder: Command<PaymentState, FailOrder, unknown, FailOrderRejection, null> = {
  name: 'fail-order',
  decide({ payment: { order, ended, paid } }, { reason }) {
    if (order === undefined) return rejected({ code: 'no-order' });
    const decided = ended !== undefined || paid !== undefined;
    return decided ? accepted() : accepted(OrderFailed.of({ reason }));
  },
  reply: () => null,
};
