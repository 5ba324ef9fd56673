import {
  type Desk,
  type EventData,
  INPUT_EDITION,
  type Place,
  type Violation,
  idOf,
  placeOf,
  playerActor,
  streamOf,
  unequal,
  violationOf,
} from '../../kernel/index.ts';
import type { Books, PaymentBook, Shop } from './audit-books.ts';
import { meansOf } from './audit-credit.ts';
import { termsOf } from './audit-order.ts';
import type {
  Ending,
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
import { TOP_UP_REFUNDS } from './settings/events.ts';

// The checks of an order's payment, in its own stream.

const SILENCE_MS = 86_400_000;

export function auditCreated(
  desk: Desk,
  data: EventData<typeof OrderCreated>,
  { own }: Books,
): Violation | undefined {
  const { ordered, playerId, gems, price, currency, expiresAt } = data;
  const { obligations } = desk;
  const violation =
    (own.payment === null ? undefined : violationOf('payment-order', 'one order', 'another one')) ??
    unequal('payment-order', `player-${playerId}`, streamOf(ordered)) ??
    unequal('payment-order', obligations.find(ordered)?.terms ?? 'nothing ordered', termsOf(data)) ??
    obligations.meet(ordered) ??
    obligations.open({ to: desk.stream, amount: 0, due: expiresAt + SILENCE_MS, terms: 'a decision' });
  own.payment = {
    ordered,
    gems,
    price,
    currency,
    expiresAt,
    reference: null,
    ended: false,
    paid: false,
    asked: null,
    reversed: null,
    provider: null,
  };
  return violation;
}

export function auditPending(
  desk: Desk,
  { reference }: EventData<typeof OrderPending>,
  { own: { payment }, shop }: Books,
): Violation | undefined {
  if (payment === null) return missing();
  const fresh = payment.reference === null && !payment.ended && !payment.paid;
  return (
    (fresh
      ? undefined
      : violationOf('payment-order', 'an order that the provider knows nothing of', desk.stream)) ??
    auditProvider(desk, payment) ??
    refer(desk, payment, reference, shop)
  );
}

export function auditPaid(
  desk: Desk,
  { reference, price, currency, late, due }: EventData<typeof OrderPaid>,
  { own: { payment }, shop }: Books,
): Violation | undefined {
  if (payment === null) return missing();
  const violation =
    (payment.paid ? violationOf('payment-order', 'an order paid once', 'again') : undefined) ??
    auditProvider(desk, payment) ??
    unequal('payment-match', payment.price, price) ??
    unequal('payment-match', payment.currency, currency) ??
    refer(desk, payment, reference, shop) ??
    unequal('payment-order', payment.ended ? 'late' : 'in time', late ? 'late' : 'in time') ??
    unequal('payment-order', desk.time + SILENCE_MS, due) ??
    (late ? undefined : desk.obligations.close(placeOf(desk.stream, 1))) ??
    follow(desk, payment, 'credit');
  payment.paid = true;
  return violation;
}

export const auditExpired = (
  desk: Desk,
  _data: EventData<typeof OrderExpired>,
  { own: { payment } }: Books,
): Violation | undefined =>
  payment !== null && desk.time < payment.expiresAt
    ? violationOf('payment-order', `an end from ${payment.expiresAt} on`, desk.time)
    : auditEnd(desk, payment, 'expired');

export const auditCancelled = (
  desk: Desk,
  _data: EventData<typeof OrderCancelled>,
  { own: { payment } }: Books,
): Violation | undefined =>
  (payment === null
    ? undefined
    : unequal('payment-order', playerActor(idOf(streamOf(payment.ordered))), desk.actor)) ??
  auditEnd(desk, payment, 'cancelled');

export const auditFailed = (
  desk: Desk,
  _data: EventData<typeof OrderFailed>,
  { own: { payment } }: Books,
): Violation | undefined => auditEnd(desk, payment, 'failed');

function auditEnd(desk: Desk, payment: PaymentBook | null, outcome: Ending): Violation | undefined {
  if (payment === null) return missing();
  const open = !payment.ended && !payment.paid;
  payment.ended = true;
  return (
    (open ? undefined : violationOf('payment-order', 'an order that waits', outcome)) ??
    desk.obligations.close(placeOf(desk.stream, 1)) ??
    follow(desk, payment, outcome)
  );
}

export function auditAsked(
  desk: Desk,
  { approved }: EventData<typeof RefundAsked>,
  { own: { payment } }: Books,
): Violation | undefined {
  if (payment === null) return missing();
  const open = payment.paid && payment.reversed === null && payment.asked === null;
  payment.asked = desk.place;
  return (
    (open ? undefined : violationOf('payment-refund', 'an order that was paid, once', 'another')) ??
    // An approval must follow, and its stricter checks cover the approver.
    (approved ? undefined : auditCeiling(desk, payment.gems))
  );
}

function auditCeiling({ operators, rules }: Desk, gems: number): Violation | undefined {
  const role = operators.roleAtHand();
  const stranger = operators.demand('refund-orders');
  if (stranger !== undefined) return { ...stranger, rule: 'payment-refund' };
  const ceilings = rules.inForce(TOP_UP_REFUNDS)?.content;
  const ceiling = role === 'owner' || role === 'finance' ? (ceilings?.[role] ?? 0) : 0;
  return gems > ceiling
    ? violationOf('payment-refund', `${ceiling} at most, or an approval`, gems)
    : undefined;
}

export function auditReversed(
  desk: Desk,
  { reference, way, asked, due }: EventData<typeof OrderReversed>,
  { own: { payment } }: Books,
): Violation | undefined {
  if (payment === null) return missing();
  const open = payment.paid && payment.reversed === null;
  payment.reversed = way;
  return (
    (open ? undefined : violationOf('payment-order', 'an order that was paid, once', 'another')) ??
    unequal('payment-match', payment.reference ?? 'a reference', reference) ??
    auditProvider(desk, payment) ??
    unequal('payment-order', payment.asked ?? 'nobody', asked ?? 'nobody') ??
    unequal('payment-order', desk.time + SILENCE_MS, due) ??
    follow(desk, payment, 'take back')
  );
}

export function auditReinstated(
  desk: Desk,
  { reference, due }: EventData<typeof OrderReinstated>,
  { own: { payment } }: Books,
): Violation | undefined {
  if (payment === null) return missing();
  const gone = payment.reversed === 'chargeback';
  payment.reversed = null;
  payment.asked = null;
  return (
    (gone ? undefined : violationOf('payment-order', 'an order that was charged back', 'another')) ??
    auditProvider(desk, payment) ??
    unequal('payment-match', payment.reference ?? 'a reference', reference) ??
    unequal('payment-order', desk.time + SILENCE_MS, due) ??
    follow(desk, payment, 'reinstate')
  );
}

/** Checks that whoever took an order says what became of it. Its reference is known to no other provider. */
function auditProvider({ actor, edition }: Desk, payment: PaymentBook): Violation | undefined {
  const before = payment.provider ?? actor;
  payment.provider = before;
  return edition < INPUT_EDITION ? undefined : unequal('payment-order', before, actor);
}

/** Checks that a payment has one reference, and a reference one payment. */
function refer(
  { stream }: Desk,
  payment: PaymentBook,
  reference: string,
  { references }: Shop,
): Violation | undefined {
  const before = payment.reference ?? reference;
  payment.reference = reference;
  const owner = references.get(reference) ?? stream;
  references.set(reference, stream);
  return unequal('payment-match', before, reference) ?? unequal('payment-match', owner, stream);
}

/** Notes what the player's stream has to do within a day. */
const follow = (
  { obligations, time }: Desk,
  { ordered }: { readonly ordered: Place },
  way: Parameters<typeof meansOf>[0],
): Violation | undefined =>
  obligations.open({
    to: streamOf(ordered),
    amount: 0,
    due: time + SILENCE_MS,
    terms: meansOf(way, ordered),
  });

const missing = (): Violation => violationOf('payment-order', 'an order', 'none');
