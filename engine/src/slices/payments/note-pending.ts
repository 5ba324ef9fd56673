import { type Command, accepted, rejected } from '../../kernel/index.ts';
import { OrderPending } from './events.ts';
import type { PaymentState } from './payment.ts';

export interface NotePending {
  readonly reference: string;
}

/** In order of precedence. */
export type NotePendingRejection = { readonly code: 'no-order' };

/** Records that the provider accepted the order. Writes nothing once it has a reference or was decided. */
export const notePending: Command<PaymentState, NotePending, unknown, NotePendingRejection, null> = {
  name: 'note-pending',
  decide({ payment: { order, reference: known, ended, paid } }, { reference }) {
    if (order === undefined) return rejected({ code: 'no-order' });
    const decided = known !== undefined || ended !== undefined || paid !== undefined;
    return decided ? accepted() : accepted(OrderPending.of({ reference }));
  },
  reply: () => null,
};
