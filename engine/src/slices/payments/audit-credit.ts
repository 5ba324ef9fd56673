import {
  DEBT_EDITION,
  type Desk,
  type EventData,
  type Place,
  type Violation,
  actorOf,
  unequal,
  violationOf,
} from '../../kernel/index.ts';
import type { RetrievalRequested } from '../retrievals/events.ts';
import type { WalletPosted } from '../wallet/events.ts';
import type { Books, Shop } from './audit-books.ts';
import type {
  TopUpCredited,
  TopUpDebtSettled,
  TopUpEnded,
  TopUpReinstated,
  TopUpTakenBack,
} from './events.ts';

// The checks of orders in players' streams.

/** Returns a payment stream's decision, as the auditor's books store it. */
export const meansOf = (
  way: 'credit' | 'expired' | 'failed' | 'cancelled' | 'take back' | 'reinstate',
  ordered: Place,
): string => `${way} ${ordered}`;

export function auditCredited(
  desk: Desk,
  data: EventData<typeof TopUpCredited>,
  { own, shop }: Books,
): Violation | undefined {
  const { orderId, ordered, cause, gems, gift, bonus, settled, late } = data;
  const order = own.orders[ordered];
  const violation =
    (order === undefined || order.phase === 'open' || order.phase === 'ended'
      ? undefined
      : violationOf('top-up-twice', `${ordered} credited once`, 'again')) ??
    auditCause(desk, 'top-up-unpaid', cause, meansOf('credit', ordered)) ??
    auditHeld(shop) ??
    unequal('top-up-amount', order?.orderId ?? 'an order', orderId) ??
    unequal('top-up-amount', order?.gems ?? 0, gems) ??
    unequal('top-up-amount', order?.gift ?? 0, gift) ??
    unequal('top-up-amount', order?.bonus ?? 0, bonus) ??
    unequal('top-up-amount', order?.phase === 'ended' ? 'late' : 'in time', late ? 'late' : 'in time') ??
    unequal('top-up-debt', Math.min(own.debt, gems + gift + bonus), settled) ??
    due(desk, 'top-up', 'in', gems) ??
    due(desk, 'top-up-gift', 'in', gift) ??
    due(desk, 'top-up-bonus', 'in', bonus) ??
    due(desk, 'top-up-debt', 'out', settled);
  if (order !== undefined) order.phase = 'credited';
  shop.paidIn += BigInt(gems);
  shop.given += BigInt(gift + bonus);
  owe(desk, { own, shop }, -settled);
  return violation;
}

export function auditEnded(
  desk: Desk,
  { orderId, ordered, cause, outcome }: EventData<typeof TopUpEnded>,
  { own }: Books,
): Violation | undefined {
  const order = own.orders[ordered];
  const violation =
    auditCause(desk, 'top-up-end', cause, meansOf(outcome, ordered)) ??
    unequal('top-up-end', order?.orderId ?? 'an order', orderId) ??
    unequal('top-up-end', 'open', order?.phase ?? 'unknown');
  if (order !== undefined) order.phase = 'ended';
  return violation;
}

export function auditTakenBack(
  desk: Desk,
  { orderId, ordered, cause, gems, taken, owed }: EventData<typeof TopUpTakenBack>,
  { own, shop }: Books,
): Violation | undefined {
  const order = own.orders[ordered];
  const all = order === undefined ? 0 : order.gems + order.gift + order.bonus;
  const violation =
    auditCause(desk, 'top-up-back', cause, meansOf('take back', ordered)) ??
    unequal('top-up-back', order?.orderId ?? 'an order', orderId) ??
    unequal('top-up-back', 'credited', order?.phase ?? 'unknown') ??
    unequal('top-up-back', order?.gems ?? 0, gems) ??
    unequal('top-up-back', Math.min(desk.ledger.balance(), all), taken) ??
    unequal('top-up-back', all - taken, owed) ??
    due(desk, 'top-up-back', 'out', taken);
  if (order !== undefined) order.phase = 'taken-back';
  shop.takenBack += BigInt(taken);
  owe(desk, { own, shop }, owed);
  return violation;
}

export function auditComeAgain(
  desk: Desk,
  { orderId, ordered, cause, gems, gift, bonus, settled }: EventData<typeof TopUpReinstated>,
  { own, shop }: Books,
): Violation | undefined {
  const order = own.orders[ordered];
  const all = gems + gift + bonus;
  const violation =
    auditCause(desk, 'top-up-again', cause, meansOf('reinstate', ordered)) ??
    auditHeld(shop) ??
    unequal('top-up-again', order?.orderId ?? 'an order', orderId) ??
    unequal('top-up-again', 'taken-back', order?.phase ?? 'unknown') ??
    unequal('top-up-again', order?.gems ?? 0, gems) ??
    unequal('top-up-again', order?.gift ?? 0, gift) ??
    unequal('top-up-again', order?.bonus ?? 0, bonus) ??
    unequal('top-up-debt', Math.min(own.debt, all), settled) ??
    due(desk, 'top-up-again', 'in', all) ??
    due(desk, 'top-up-debt', 'out', settled);
  if (order !== undefined) order.phase = 'credited';
  shop.givenAgain += BigInt(all);
  owe(desk, { own, shop }, -settled);
  return violation;
}

/** Checks that after a restore of the log gems are credited only once the provider's list was matched. */
const auditHeld = ({ matched, epoch }: Shop): Violation | undefined =>
  matched >= epoch
    ? undefined
    : violationOf('top-up-held', `the list of the provider matched in epoch ${epoch}`, 'none');

export function auditSettled(
  desk: Desk,
  { amount }: EventData<typeof TopUpDebtSettled>,
  { own, shop }: Books,
): Violation | undefined {
  const violation =
    unequal('top-up-debt', Math.min(own.debt, desk.ledger.balance()), amount) ??
    due(desk, 'top-up-debt', 'out', amount);
  owe(desk, { own, shop }, -amount);
  return violation;
}

/** Checks that a player who owes gems spends none. */
export function auditSpent(
  { actor, stream }: Desk,
  { reason, postings }: EventData<typeof WalletPosted>,
  { shop }: Books,
): Violation | undefined {
  if (shop.owing.size === 0 || !shop.owing.has(stream) || actorOf(actor)?.role !== 'player') return undefined;
  const spends = reason !== 'top-up-debt' && postings.some(({ from }) => from === 'player');
  return spends ? violationOf('top-up-debt', 'nothing spent while something is owed', reason) : undefined;
}

/** Checks that a player who owes gems has no items sent out. */
export const auditTakenOut = (
  { stream }: Desk,
  { itemId }: EventData<typeof RetrievalRequested>,
  { shop }: Books,
): Violation | undefined =>
  shop.owing.has(stream)
    ? violationOf('top-up-debt', 'nothing taken out while something is owed', itemId)
    : undefined;

/** Checks that a player who owes gems does not leave with the debt. */
export const auditLeft = (
  { edition, stream }: Desk,
  _data: unknown,
  { shop }: Books,
): Violation | undefined =>
  edition >= DEBT_EDITION && shop.owing.has(stream)
    ? violationOf('top-up-debt', 'no erasure while something is owed', stream)
    : undefined;

/** Checks that the payment's stream decided this, and ends that obligation. */
function auditCause(
  { obligations }: Desk,
  rule: 'top-up-unpaid' | 'top-up-end' | 'top-up-back' | 'top-up-again',
  cause: Place,
  means: string,
): Violation | undefined {
  return unequal(rule, means, obligations.find(cause)?.terms ?? 'nothing') ?? obligations.meet(cause);
}

const due = ({ ledger }: Desk, reason: string, way: 'in' | 'out', amount: number): Violation | undefined => {
  if (amount === 0) return undefined;
  const [from, to] = way === 'in' ? ['mint', 'player'] : ['player', 'mint'];
  return ledger.due(reason, { from, to, amount });
};

function owe({ stream }: Desk, { own, shop }: Books, more: number): void {
  own.debt += more;
  shop.owed += BigInt(more);
  if (own.debt > 0) shop.owing.add(stream);
  else shop.owing.delete(stream);
}
