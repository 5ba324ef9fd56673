import {
  type Desk,
  type EventData,
  type Place,
  type Violation,
  INPUT_EDITION,
  actorOf,
  streamOf,
  unequal,
  violationOf,
} from '../../kernel/index.ts';
import type { Books, Shop, WithdrawalBook } from './audit-books.ts';
import { meansOf, termsOf } from './audit-retrieval.ts';
import type {
  RetrievalOutcome,
  WithdrawalCreated,
  WithdrawalDelivered,
  WithdrawalEnded,
  WithdrawalOffered,
  WithdrawalRecalled,
  WithdrawalReleased,
  WithdrawalReversed,
} from './events.ts';

// Checks the conversation about a retrieval in its own stream.

const DAY_MS = 86_400_000;
const REVERSAL_MS = 604_800_000;

export function auditCreated(
  desk: Desk,
  data: EventData<typeof WithdrawalCreated>,
  { own }: Books,
): Violation | undefined {
  const { requested, playerId, itemId, release, releaseBy, answerMs } = data;
  const { obligations } = desk;
  const violation =
    (own.withdrawal === null ? undefined : violationOf('withdrawal', 'one retrieval', 'another one')) ??
    unequal('withdrawal', `player-${playerId}`, streamOf(requested)) ??
    unequal('withdrawal', obligations.find(requested)?.terms ?? 'nothing asked for', termsOf(data)) ??
    obligations.meet(requested);
  own.withdrawal = {
    requested,
    playerId,
    itemId,
    release,
    releaseBy,
    answerMs,
    released: false,
    recalled: false,
    reference: null,
    ended: false,
    settlesAt: null,
    reversed: false,
    provider: null,
  };
  return violation;
}

const isOver = ({ ended, settlesAt }: WithdrawalBook): boolean => ended || settlesAt !== null;
const isWaiting = (book: WithdrawalBook): boolean => book.release && !book.released && !isOver(book);

/** Checks the item only. The operators are checked at the approval, which has to follow. */
export function auditReleased(
  desk: Desk,
  { itemId }: EventData<typeof WithdrawalReleased>,
  { own: { withdrawal } }: Books,
): Violation | undefined {
  if (withdrawal === null) return missing();
  const open = isWaiting(withdrawal);
  withdrawal.released = true;
  return (
    (open
      ? undefined
      : violationOf('withdrawal-release', 'an item that waits for its release', desk.stream)) ??
    unequal('withdrawal-release', withdrawal.itemId, itemId)
  );
}

export function auditRecalled(
  desk: Desk,
  _data: EventData<typeof WithdrawalRecalled>,
  { own: { withdrawal } }: Books,
): Violation | undefined {
  if (withdrawal === null) return missing();
  const open = !isOver(withdrawal) && !withdrawal.recalled;
  withdrawal.recalled = true;
  return (
    (open ? undefined : violationOf('withdrawal-recall', 'an item on its way, once', desk.stream)) ??
    auditCaller(desk, withdrawal)
  );
}

/** Checks that the provider that made the offer says what became of it. */
function auditProvider({ actor, edition }: Desk, { provider }: WithdrawalBook): Violation | undefined {
  if (edition < INPUT_EDITION || provider === null || actorOf(actor)?.role !== 'provider') return undefined;
  return unequal('withdrawal', provider, actor);
}

function auditCaller({ actor, operators }: Desk, { playerId }: WithdrawalBook): Violation | undefined {
  if (actorOf(actor)?.role === 'player') return unequal('withdrawal-recall', `player:${playerId}`, actor);
  return demanded(operators.demand('handle-withdrawals'), 'withdrawal-recall');
}

export function auditOffered(
  desk: Desk,
  { reference, answerBy }: EventData<typeof WithdrawalOffered>,
  { own: { withdrawal }, shop }: Books,
): Violation | undefined {
  if (withdrawal === null) return missing();
  const fresh = withdrawal.reference === null && !isOver(withdrawal);
  const waiting = isWaiting(withdrawal);
  const known = shop.references.get(reference);
  shop.references.set(reference, desk.stream);
  withdrawal.reference = reference;
  withdrawal.provider = desk.actor;
  return (
    (fresh ? undefined : violationOf('withdrawal', 'one offer of an item that is asked for', reference)) ??
    (waiting ? violationOf('withdrawal-release', 'a release by two operators', 'none') : undefined) ??
    (known === undefined ? undefined : violationOf('withdrawal', `an offer of ${known} alone`, reference)) ??
    (shop.matched >= shop.epoch
      ? undefined
      : violationOf('withdrawal-held', `the list of the provider matched in epoch ${shop.epoch}`, 'none')) ??
    unequal('withdrawal', desk.time + withdrawal.answerMs, answerBy)
  );
}

export function auditDelivered(
  desk: Desk,
  { reference, settlesAt, due }: EventData<typeof WithdrawalDelivered>,
  { own: { withdrawal }, shop }: Books,
): Violation | undefined {
  if (withdrawal === null) return missing();
  const open = !isOver(withdrawal);
  withdrawal.settlesAt = settlesAt;
  shop.delivered += 1;
  return (
    (open
      ? undefined
      : violationOf('withdrawal', 'an item delivered once, and not after its end', 'again')) ??
    auditProvider(desk, withdrawal) ??
    unequal('withdrawal', withdrawal.reference ?? 'an offer', reference) ??
    unequal('withdrawal-reversal', desk.time + REVERSAL_MS, settlesAt) ??
    decided(desk, withdrawal, 'delivered', due)
  );
}

export function auditEnded(
  desk: Desk,
  { outcome, reason, due }: EventData<typeof WithdrawalEnded>,
  { own: { withdrawal } }: Books,
): Violation | undefined {
  if (withdrawal === null) return missing();
  const open = !isOver(withdrawal);
  const waiting = isWaiting(withdrawal);
  withdrawal.ended = true;
  return (
    (open ? undefined : violationOf('withdrawal', 'an end, once', outcome)) ??
    auditOutcome(desk, withdrawal, outcome, waiting) ??
    auditProvider(desk, withdrawal) ??
    unequal('withdrawal', String(outcome === 'rejected'), String(reason !== null)) ??
    decided(desk, withdrawal, outcome, due)
  );
}

/** Checks that only the shop ends a withdrawal waiting for release, and only the provider one on its way. */
function auditOutcome(
  { operators, time }: Desk,
  { recalled, releaseBy }: WithdrawalBook,
  outcome: RetrievalOutcome,
  waiting: boolean,
): Violation | undefined {
  if (outcome === 'recalled')
    return recalled ? undefined : violationOf('withdrawal-recall', 'an item that was called back', outcome);
  const ofShop = outcome === 'rejected' || outcome === 'unreleased';
  if (ofShop !== waiting)
    return violationOf('withdrawal-release', waiting ? 'an end by the shop' : 'one by the provider', outcome);
  if (outcome === 'rejected') return demanded(operators.demand('handle-withdrawals'), 'withdrawal-release');
  return outcome === 'unreleased' && time < releaseBy
    ? violationOf('withdrawal-release', `an end from ${releaseBy} on`, time)
    : undefined;
}

export function auditReversed(
  desk: Desk,
  { reference, due }: EventData<typeof WithdrawalReversed>,
  { own: { withdrawal } }: Books,
): Violation | undefined {
  if (withdrawal === null) return missing();
  const { settlesAt, reversed } = withdrawal;
  const open = settlesAt !== null && !reversed && desk.time <= settlesAt;
  withdrawal.reversed = true;
  return (
    (open
      ? undefined
      : violationOf('withdrawal-reversal', 'a delivery of the last seven days, once', desk.stream)) ??
    auditProvider(desk, withdrawal) ??
    unequal('withdrawal', withdrawal.reference ?? 'an offer', reference) ??
    decided(desk, withdrawal, 'take back', due)
  );
}

export function auditMatched(
  { actor, id }: Desk,
  { epoch }: { readonly epoch: number },
  { shop }: { readonly shop: Shop },
): Violation | undefined {
  shop.matched = epoch;
  return unequal('delivery-list', shop.epoch, epoch) ?? unequal('delivery-list', `provider:${id}`, actor);
}

/** Opens an obligation: the player's stream must follow this decision. */
const decided = (
  { obligations, time }: Desk,
  { requested }: { readonly requested: Place },
  way: RetrievalOutcome | 'take back',
  due: number,
): Violation | undefined =>
  unequal('withdrawal', time + DAY_MS, due) ??
  obligations.open({ to: streamOf(requested), amount: 0, due, terms: meansOf(way, requested) });

const demanded = (found: Violation | undefined, rule: string): Violation | undefined =>
  found && { ...found, rule };

const missing = (): Violation => violationOf('withdrawal', 'a retrieval', 'none');
