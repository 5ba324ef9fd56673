import type { LocalSession } from './ledger.ts';

/** Returns a payment in the protocol's form: a Checkout Session with expanded payment intent and charge. */
export const sessionObject = (session: LocalSession, address: string) => ({
  id: session.id,
  object: 'checkout.session',
  status: session.status,
  payment_status: session.paid ? 'paid' : 'unpaid',
  amount_total: session.price,
  currency: session.currency,
  client_reference_id: session.order,
  customer_details: session.payer === undefined ? null : { email: session.payer },
  metadata: { order: session.order, player: session.player },
  created: session.created,
  expires_at: session.expires,
  url: session.status === 'open' ? `${address}/pay/${session.id}` : null,
  payment_intent: session.paid
    ? {
        id: session.intent,
        object: 'payment_intent',
        latest_charge: { object: 'charge', refunded: session.refunded, disputed: session.disputed },
      }
    : null,
});
