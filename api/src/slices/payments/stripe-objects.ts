import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { ProviderPayment } from './payment-provider.ts';

// What is read of Stripe's objects (API reference: Checkout Session, Payment Intent, Charge, Event). Others are let be.

const Charge = Type.Object({
  refunded: Type.Optional(Type.Boolean()),
  disputed: Type.Optional(Type.Boolean()),
});
const Intent = Type.Object({
  id: Type.String(),
  latest_charge: Type.Optional(Type.Union([Charge, Type.String(), Type.Null()])),
});

const Session = Type.Object({
  id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,120}$' }),
  object: Type.Literal('checkout.session'),
  status: Type.Enum(['open', 'complete', 'expired']),
  payment_status: Type.Enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: Type.Union([Type.Integer(), Type.Null()]),
  currency: Type.Union([Type.String(), Type.Null()]),
  metadata: Type.Union([Type.Record(Type.String(), Type.String()), Type.Null()]),
  payment_intent: Type.Union([Intent, Type.String(), Type.Null()]),
  url: Type.Optional(Type.Union([Type.String(), Type.Null()])),
});
export type Session = Static<typeof Session>;
export const session = Compile(Session);

export const sessions = Compile(Type.Object({ data: Type.Array(Session), has_more: Type.Boolean() }));

export const callback = Compile(
  Type.Object({ type: Type.String(), data: Type.Object({ object: Type.Unknown() }) }),
);
/** A charge or a dispute: both name the payment intent that they belong to. */
export const ofIntent = Compile(Type.Object({ payment_intent: Type.String() }));

/** Disputes, or refunds, of a payment intent, the newest first. */
export const statuses = Compile(Type.Object({ data: Type.Array(Type.Object({ status: Type.String() })) }));

/** Whether a refund came to nothing, days after it was taken, such as by a card that is closed: the shop has the money again. */
export const isLostRefund = (status: string): boolean => status === 'failed' || status === 'canceled';

/**
 * What became of a disputed charge, which says `disputed` for ever: an inquiry (`warning_…`) moves no money, a dispute that was
 * won gave it again.
 */
export const afterDispute = (status: string): ProviderPayment['reversed'] =>
  status.startsWith('warning_') ? null : status === 'won' ? 'won' : 'chargeback';

/** A session in the words of this shop. */
export function paymentOf(
  { id, status, payment_status, amount_total, currency, metadata, payment_intent, url }: Session,
  failed = false,
): ProviderPayment {
  const paid = payment_status === 'paid';
  return {
    reference: id,
    orderId: metadata?.['order'] ?? '',
    playerId: metadata?.['player'] ?? '',
    state: paid ? 'paid' : failed ? 'failed' : STATES[status],
    reversed: reversedOf(chargeOf(payment_intent)),
    price: amount_total ?? 0,
    currency: (currency ?? '').toUpperCase(),
    url: status === 'open' ? (url ?? null) : null,
  };
}

const STATES = { open: 'open', complete: 'processing', expired: 'expired' } as const;

/** Only what was given back whole: the shop knows no other way. */
const reversedOf = ({ refunded, disputed }: Static<typeof Charge>): 'refund' | 'chargeback' | null =>
  refunded === true ? 'refund' : disputed === true ? 'chargeback' : null;

/** What is told of a payment's charge. */
export function chargeOf(intent: Session['payment_intent']): Static<typeof Charge> {
  if (intent === null || typeof intent === 'string') return {};
  const charge = intent.latest_charge ?? {};
  return typeof charge === 'string' ? {} : charge;
}

export const intentOf = ({ payment_intent }: Session): string | undefined =>
  typeof payment_intent === 'string' ? payment_intent : payment_intent?.id;
