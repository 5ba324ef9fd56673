import { type EventData, type Fold, type Place, combine, foldOf, on, placeOf } from '../../kernel/index.ts';
import { type Proposals, proposals } from '../operators/index.ts';
import {
  type Ending,
  OrderCancelled,
  OrderCreated,
  OrderExpired,
  OrderFailed,
  OrderPaid,
  OrderPending,
  OrderReinstated,
  OrderReversed,
  RefundAsked,
} from './events.ts';

/** The conversation with a provider about one order's payment: each member exists once its event does. */
export interface Payment {
  readonly order: (EventData<typeof OrderCreated> & { readonly created: Place }) | undefined;
  readonly reference: string | undefined;
  readonly ended: { readonly place: Place; readonly outcome: Ending } | undefined;
  readonly paid: { readonly place: Place; readonly late: boolean } | undefined;
  readonly asked: Place | undefined;
  readonly reversed: { readonly place: Place; readonly way: 'refund' | 'chargeback' } | undefined;
  /** reversals after which the money came again, the oldest first: the places of both events */
  readonly undone: readonly { readonly reversed: Place; readonly reinstated: Place }[];
}

/** The state of a payment's stream: the payment, and refunds that wait for another operator. */
export interface PaymentState {
  readonly payment: Payment;
  readonly proposals: Proposals;
}

export type PaymentPhase = 'none' | 'created' | 'pending' | Ending | 'paid' | 'refunded' | 'charged-back';

const NONE: Payment = {
  order: undefined,
  reference: undefined,
  ended: undefined,
  paid: undefined,
  asked: undefined,
  reversed: undefined,
  undone: [],
};

const paymentFold: Fold<Payment> = foldOf<Payment>(NONE, [
  on(OrderCreated, (state, data, { stream, version }) => ({
    ...state,
    order: { ...data, created: placeOf(stream, version) },
  })),
  on(OrderPending, (state, { reference }) => ({ ...state, reference })),
  on(OrderPaid, (state, { reference, late }, { stream, version }) => ({
    ...state,
    reference,
    paid: { place: placeOf(stream, version), late },
  })),
  on(OrderExpired, (state, _data, { stream, version }) => ({
    ...state,
    ended: { place: placeOf(stream, version), outcome: 'expired' },
  })),
  on(OrderCancelled, (state, _data, { stream, version }) => ({
    ...state,
    ended: { place: placeOf(stream, version), outcome: 'cancelled' },
  })),
  on(OrderFailed, (state, _data, { stream, version }) => ({
    ...state,
    ended: { place: placeOf(stream, version), outcome: 'failed' },
  })),
  on(RefundAsked, (state, _data, { stream, version }) => ({ ...state, asked: placeOf(stream, version) })),
  on(OrderReversed, (state, { way }, { stream, version }) => ({
    ...state,
    reversed: { place: placeOf(stream, version), way },
  })),
  on(OrderReinstated, (state, _data, { stream, version }) => ({
    ...state,
    asked: undefined,
    reversed: undefined,
    undone:
      state.reversed === undefined
        ? state.undone
        : [...state.undone, { reversed: state.reversed.place, reinstated: placeOf(stream, version) }],
  })),
]);

export const payment: Fold<PaymentState> = combine<PaymentState>({ payment: paymentFold, proposals });

/** Returns the phase of a payment. */
export function phaseOf({ order, reference, ended, paid, reversed }: Payment): PaymentPhase {
  if (reversed !== undefined) return reversed.way === 'refund' ? 'refunded' : 'charged-back';
  if (paid !== undefined) return 'paid';
  if (ended !== undefined) return ended.outcome;
  if (order === undefined) return 'none';
  return reference === undefined ? 'created' : 'pending';
}
