import type { LocalSession } from './ledger.ts';

/** A payment as the protocol writes it: a Checkout Session with its payment intent and charge expanded. */
export const sessionObject = (session: LocalSession, address: string) => ({
  id: session.id,
  object: 'checkout.session',
  status: session.status,
  payment_status: session.paid ? 'paid' : 'unpaid',
  amount_total: session.price,
  currency: session.currency,
  client_reference_id: session.order,
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
