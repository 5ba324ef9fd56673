import {
  DECLARED_EDITION,
  type Desk,
  type EventData,
  type Place,
  type Violation,
  streamOf,
  unequal,
  violationOf,
} from '../../kernel/index.ts';
import type { Books, ItemBook } from './audit-books.ts';
import {
  type ItemsPutBack,
  type RetrievalBarred,
  type RetrievalEnded,
  type RetrievalOutcome,
  type RetrievalRequested,
  type RetrievalReversed,
  withdrawalStream,
} from './events.ts';
import { RETRIEVAL_TERMS } from './settings/events.ts';

// Checks players' requests and their outcomes. Implemented again on purpose: the auditor must not share the engine's mistakes.

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const [IN_BAG, AWAITING, FAILED, RETRIEVED, REJECTED, OFTEN_FAILED, TWICE_REJECTED] = [0, 3, 4, 5, 7, 8, 9];
const OPEN_MAX = 50;
/** State of the item after each outcome of its retrieval. */
const LEADS_TO: Readonly<Record<RetrievalOutcome, number>> = {
  delivered: RETRIEVED,
  recalled: IN_BAG,
  rejected: IN_BAG,
  unreleased: IN_BAG,
  declined: REJECTED,
  expired: FAILED,
  unavailable: FAILED,
  link: FAILED,
  private: FAILED,
  locked: FAILED,
};

/** Returns the terms of an obligation for a conversation's outcome. */
export const meansOf = (outcome: RetrievalOutcome | 'take back', requested: Place): string =>
  `${outcome} ${requested}`;

/** Returns the terms of an obligation for a request. */
export const termsOf = (
  asked: Pick<
    EventData<typeof RetrievalRequested>,
    'itemId' | 'skinId' | 'value' | 'recipient' | 'release' | 'releaseBy' | 'answerMs'
  >,
): string =>
  `${asked.itemId} ${asked.skinId} at ${asked.value} to ${asked.recipient}, ` +
  `${asked.release ? `released until ${asked.releaseBy}` : `as of ${asked.releaseBy}`}, answered in ${asked.answerMs}`;

const bookOf = ({ own }: Books, itemId: string): ItemBook =>
  (own.items[itemId] ??= {
    attempts: 0,
    failures: 0,
    declines: 0,
    barredUntil: 0,
    open: null,
    left: null,
  });

export function auditRequested(
  desk: Desk,
  data: EventData<typeof RetrievalRequested>,
  books: Books,
): Violation | undefined {
  const { retrievalId, attempt, itemId, skinId, value, due, granted } = data;
  const book = bookOf(books, itemId);
  const open = Object.values(books.own.items).filter((one) => one.open !== null).length;
  const violation =
    usedOne(desk, AWAITING, itemId, [skinId, value]) ??
    (book.open === null ? undefined : violationOf('retrieval-twice', `${itemId} in one retrieval`, 'two')) ??
    (barredStateOf(book) === undefined
      ? undefined
      : violationOf('retrieval-barred', 'an item that may go on', itemId)) ??
    (open < OPEN_MAX ? undefined : violationOf('retrieval-request', `${OPEN_MAX} at once`, open + 1)) ??
    unequal('retrieval-request', book.attempts + 1, attempt) ??
    auditName(desk, data) ??
    auditTerms(desk, data) ??
    unequal('retrieval-request', desk.time + DAY_MS, due) ??
    desk.obligations.open({ to: withdrawalStream(retrievalId), amount: 0, due, terms: termsOf(data) });
  if (granted !== null) desk.items.came({ itemId, skinId, value }, AWAITING, granted);
  book.attempts += 1;
  book.open = desk.place;
  book.left = null;
  books.shop.requested += 1;
  return violation;
}

/** Checks that the name derives from this very item; before edition 7, from its number alone. */
function auditName(
  { edition, hash }: Desk,
  { retrievalId, attempt, itemId, skinId, granted }: EventData<typeof RetrievalRequested>,
): Violation | undefined {
  if (granted === null && edition >= DECLARED_EDITION)
    return violationOf('retrieval-request', 'when the item came', 'nothing');
  const name = granted === null ? `${itemId}/${attempt}` : `${itemId}/${skinId}/${granted}/${attempt}`;
  return unequal('retrieval-request', hash(name).slice(0, 20), retrievalId);
}

function auditTerms(
  { rules, time }: Desk,
  { value, release, releaseBy, answerMs, rulesHash }: EventData<typeof RetrievalRequested>,
): Violation | undefined {
  const terms = rules.inForce(RETRIEVAL_TERMS);
  if (terms?.content.open !== true) return violationOf('retrieval-request', 'terms that allow it', rulesHash);
  const { releaseAbove, releaseHours, answerHours } = terms.content;
  return (
    unequal('retrieval-request', terms.hash, rulesHash) ??
    unequal('retrieval-request', String(value > releaseAbove), String(release)) ??
    unequal('retrieval-request', time + releaseHours * HOUR_MS, releaseBy) ??
    unequal('retrieval-request', answerHours * HOUR_MS, answerMs)
  );
}

export function auditRetrievalEnded(
  desk: Desk,
  { retrievalId, itemId, requested, cause, outcome }: EventData<typeof RetrievalEnded>,
  books: Books,
): Violation | undefined {
  const book = bookOf(books, itemId);
  const to = LEADS_TO[outcome];
  const violation =
    unequal('retrieval-end', book.open ?? 'a retrieval that is open', requested) ??
    auditCause(desk, 'retrieval-end', cause, meansOf(outcome, requested)) ??
    unequal('retrieval-end', withdrawalStream(retrievalId), streamOf(cause)) ??
    usedOne(desk, to, itemId);
  book.open = null;
  book.left = to === FAILED || to === REJECTED ? to : null;
  if (to === FAILED) book.failures += 1;
  if (to === REJECTED) book.declines += 1;
  return violation;
}

export function auditBarred(
  desk: Desk,
  { itemId, until }: EventData<typeof RetrievalBarred>,
  books: Books,
): Violation | undefined {
  const book = bookOf(books, itemId);
  const due = barredStateOf(book);
  book.barredUntil = until;
  book.left = due ?? null;
  return due === undefined
    ? violationOf('retrieval-barred', 'an item that failed or was turned down too often', itemId)
    : (unequal('retrieval-barred', desk.time + DAY_MS, until) ?? usedOne(desk, due, itemId));
}

/** Returns the state of an item that failed or was declined too often; undefined for others. */
function barredStateOf({ left, failures, declines }: ItemBook): number | undefined {
  if (left === FAILED && failures >= 3) return OFTEN_FAILED;
  return left === REJECTED && declines >= 2 ? TWICE_REJECTED : undefined;
}

export function auditRetrievalReversed(
  desk: Desk,
  { retrievalId, itemId, requested, cause }: EventData<typeof RetrievalReversed>,
  books: Books,
): Violation | undefined {
  books.shop.reversed += 1;
  return (
    auditCause(desk, 'retrieval-back', cause, meansOf('take back', requested)) ??
    unequal('retrieval-back', withdrawalStream(retrievalId), streamOf(cause)) ??
    usedOne(desk, IN_BAG, itemId)
  );
}

export function auditPutBack(
  desk: Desk,
  { itemIds }: EventData<typeof ItemsPutBack>,
  books: Books,
): Violation | undefined {
  const used = desk.items.use(IN_BAG)?.map(({ itemId }) => itemId) ?? [];
  let violation = unequal('retrieval-item', used.join(' '), itemIds.join(' '));
  for (const itemId of itemIds) {
    const book = bookOf(books, itemId);
    const { left } = book;
    const failed = (left === FAILED || left === REJECTED) && barredStateOf(book) === undefined;
    const waited = (left === OFTEN_FAILED || left === TWICE_REJECTED) && desk.time >= book.barredUntil;
    if (!failed && !waited)
      violation ??= violationOf('retrieval-barred', 'an item whose retrieval failed, in its time', itemId);
    if (book.barredUntil > 0) Object.assign(book, { failures: 0, declines: 0, barredUntil: 0 });
    book.left = null;
  }
  return violation;
}

/** Checks that the command moved exactly this item into the state. */
function usedOne(
  { items }: Desk,
  to: number,
  itemId: string,
  as?: readonly [skinId: string, value: number],
): Violation | undefined {
  const [item, ...more] = items.use(to) ?? [];
  if (item === undefined || more.length > 0)
    return violationOf('retrieval-item', `one item moved into state ${to}`, 'none, or several');
  return (
    unequal('retrieval-item', item.itemId, itemId) ??
    (as === undefined
      ? undefined
      : (unequal('retrieval-item', item.skinId, as[0]) ?? unequal('retrieval-item', item.value, as[1])))
  );
}

/** Checks that the outcome was decided at `cause`, and follows once. */
function auditCause(
  { obligations }: Desk,
  rule: 'retrieval-end' | 'retrieval-back',
  cause: Place,
  means: string,
): Violation | undefined {
  return unequal(rule, means, obligations.find(cause)?.terms ?? 'nothing') ?? obligations.meet(cause);
}
