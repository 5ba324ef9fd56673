import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { ProviderPayment } from './payment-provider.ts';

// The fields used of Stripe's objects (API reference: Checkout Session, Payment Intent, Charge, Event). Other fields are ignored.

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
  customer_details: Type.Optional(
    Type.Union([
      Type.Object({ email: Type.Optional(Type.Union([Type.String(), Type.Null()])) }),
      Type.Null(),
    ]),
  ),
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
/** A charge or a dispute; both have the payment intent's id. */
export const ofIntent = Compile(Type.Object({ payment_intent: Type.String() }));

/** Disputes or refunds of a payment intent, newest first. */
export const statuses = Compile(Type.Object({ data: Type.Array(Type.Object({ status: Type.String() })) }));

/** Tests whether an accepted refund failed later, for example because the card is closed; the shop then has the money again. */
export const isLostRefund = (status: string): boolean => status === 'failed' || status === 'canceled';

/**
 * Returns the outcome of a disputed charge, which keeps `disputed` forever. An inquiry (`warning_…`) moves no money; a won dispute
 * returns it to the shop.
 */
export const afterDispute = (status: string): ProviderPayment['reversed'] =>
  status.startsWith('warning_') ? null : status === 'won' ? 'won' : 'chargeback';

/** Converts a session to the shop's form. */
export function paymentOf(
  {
    id,
    status,
    payment_status,
    amount_total,
    currency,
    customer_details,
    metadata,
    payment_intent,
    url,
  }: Session,
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
    payer: (customer_details?.email ?? '').toLowerCase(),
  };
}

const STATES = { open: 'open', complete: 'processing', expired: 'expired' } as const;

/** Full refunds alone count: the shop makes no others. */
const reversedOf = ({ refunded, disputed }: Static<typeof Charge>): 'refund' | 'chargeback' | null =>
  refunded === true ? 'refund' : disputed === true ? 'chargeback' : null;

/** Returns the charge of a payment, as far as the session has it. */
export function chargeOf(intent: Session['payment_intent']): Static<typeof Charge> {
  if (intent === null || typeof intent === 'string') return {};
  const charge = intent.latest_charge ?? {};
  return typeof charge === 'string' ? {} : charge;
}

export const intentOf = ({ payment_intent }: Session): string | undefined =>
  typeof payment_intent === 'string' ? payment_intent : payment_intent?.id;
