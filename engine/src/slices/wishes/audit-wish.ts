import {
  type Desk,
  type EventData,
  type FixedRound,
  type Violation,
  drawnByRound,
  fullRoundFixed,
  idOf,
  isOfOthers,
  mayBeVoid,
  sealedInTime,
  streamOf,
  unequal,
  violationOf,
} from '../../kernel/index.ts';
import type { Books, WishBook } from './audit-books.ts';
import { rootOver, shareBy } from './audit-draw.ts';
import type { SharesSold, WishDrawn, WishEnded, WishFrozen, WishReturned, WishVoided } from './events.ts';
import { WISH_TERMS } from './settings/events.ts';

// Checks wishes from their first share to their end. Implemented again on purpose: the auditor must not share the engine's mistakes.

const SHARES = 1_000;

const missing = (): Violation => violationOf('wish-order', 'a wish', 'none');

export function auditSold(
  { stream, time, hash, obligations, command }: Desk,
  data: EventData<typeof SharesSold>,
  { shop }: Books,
): Violation | undefined {
  const { from, to, reserved, entrant, userSeed } = data;
  const book = shop.wishes.get(stream);
  if (book === undefined) return violationOf('wish-share', 'a wish that grows', 'none');
  const { terms } = book.planted;
  const buyer = streamOf(reserved);
  const held = obligations.find(reserved);
  const owned = (book.owned.get(buyer) ?? 0) + to - from + 1;
  const next = (book.runs.at(-1)?.to ?? 0) + 1;
  book.runs.push({ ...data, command });
  book.owned.set(buyer, owned);
  return (
    unequal('wish-share', 'growing', book.phase) ??
    unequal('wish-share', next, from) ??
    (to >= from && to <= SHARES
      ? undefined
      : violationOf('wish-share', `shares up to ${SHARES}`, `${from} to ${to}`)) ??
    (time < terms.closesAt
      ? undefined
      : violationOf('wish-share', `a sale before ${terms.closesAt}`, time)) ??
    unequal('wish-share', terms.price, shop.listed.at(terms.skinId, time) ?? 'no such skin') ??
    (owned <= terms.most ? undefined : violationOf('wish-share', `${terms.most} a player`, owned)) ??
    obligations.take(reserved) ??
    unequal('wish-share', held?.terms ?? 'no stake', `${to - from + 1} ${userSeed}`) ??
    unequal('wish-share', hash(`upgrade-hall ${idOf(buyer)}`).slice(0, 16), entrant)
  );
}

export function auditFrozen(
  desk: Desk,
  data: EventData<typeof WishFrozen>,
  { shop }: Books,
): Violation | undefined {
  const book = shop.wishes.get(desk.stream);
  if (book === undefined) return missing();
  const { phase, runs } = book;
  const last = runs.at(-1);
  book.phase = 'frozen';
  book.frozen = data;
  return (
    unequal('wish-order', 'growing', phase) ??
    unequal('wish-frozen', SHARES, last?.to ?? 0) ??
    unequal('wish-frozen', desk.command, last?.command ?? 'none') ??
    unequal('wish-frozen', rootOver(runs), data.root) ??
    fullRoundFixed(desk, data, 'wish-source') ??
    auditCeiling(desk, book, data.source)
  );
}

/** Checks the ceiling of the rules by which the wish was asked for. */
function auditCeiling(
  desk: Desk,
  { planted: { terms } }: WishBook,
  { chain }: FixedRound,
): Violation | undefined {
  const ceiling = desk.rules.named(WISH_TERMS, terms.rulesHash)?.ceiling ?? 0;
  const most = isOfOthers(desk, chain) ? ceiling : terms.houseCeiling;
  return terms.price > most
    ? violationOf('wish-terms', `a skin for ${most} at most`, terms.price)
    : undefined;
}

export function auditSealed(desk: Desk, _data: object, { shop }: Books): Violation | undefined {
  const book = shop.wishes.get(desk.stream);
  if (book === undefined) return missing();
  const { phase, frozen } = book;
  book.phase = 'sealed';
  return (
    unequal('wish-order', 'frozen', phase) ?? sealedInTime(desk, frozen?.source.time ?? 0, 'wish-sealed')
  );
}

export function auditDrawn(
  desk: Desk,
  { by, share, reserved }: EventData<typeof WishDrawn>,
  { shop }: Books,
): Violation | undefined {
  const book = shop.wishes.get(desk.stream);
  if (book?.frozen === undefined) return missing();
  const { phase, runs, planted } = book;
  const { source, root } = book.frozen;
  const { stream, obligations } = desk;
  shop.drawn += 1;
  book.phase = 'drawn';
  const drawn = shareBy({ stream, root, randomness: by.randomness });
  const lucky = runs.find(({ from, to }) => from <= drawn && drawn <= to)?.reserved ?? '';
  book.lucky = lucky;
  const violation =
    unequal('wish-order', 'sealed', phase) ??
    drawnByRound(desk, source, by, 'wish-source') ??
    unequal('wish-draw', drawn, share) ??
    unequal('wish-draw', lucky, reserved);
  return (
    runs.reduce(
      (found, run) =>
        found ??
        obligations.decide(run.reserved, `settle ${run.reserved === lucky ? planted.terms.price : 0}`),
      violation,
    ) ?? over(obligations, book)
  );
}

export function auditReturned(
  desk: Desk,
  { reason }: EventData<typeof WishReturned>,
  { shop }: Books,
): Violation | undefined {
  const book = shop.wishes.get(desk.stream);
  if (book === undefined) return missing();
  const {
    phase,
    planted: { terms },
  } = book;
  const due = desk.time >= terms.closesAt;
  const changed = shop.listed.at(terms.skinId, desk.time) !== terms.price;
  const good = reason === 'expired' ? due : changed && !due;
  return (
    unequal('wish-order', 'growing', phase) ??
    (good ? undefined : violationOf('wish-void', 'a wish that may be taken back', reason)) ??
    released(desk, book)
  );
}

export function auditVoided(
  desk: Desk,
  { reason }: EventData<typeof WishVoided>,
  { shop }: Books,
): Violation | undefined {
  const book = shop.wishes.get(desk.stream);
  if (book === undefined) return missing();
  return (
    (mayBeVoid(desk, book, reason)
      ? undefined
      : violationOf('wish-void', 'a wish that cannot be drawn', reason)) ?? released(desk, book)
  );
}

function released({ obligations }: Desk, book: WishBook): Violation | undefined {
  book.phase = 'off';
  let violation: Violation | undefined;
  for (const { reserved } of book.runs) violation ??= obligations.decide(reserved, 'release');
  return violation ?? over(obligations, book);
}

const over = (obligations: Desk['obligations'], { planted: { asked } }: WishBook): Violation | undefined =>
  asked === null ? undefined : obligations.decide(asked, 'over');

export function auditEnded(
  { stream, obligations }: Desk,
  { planted }: EventData<typeof WishEnded>,
  { shop }: Books,
): Violation | undefined {
  const book = shop.wishes.get(stream);
  if (book === undefined) return missing();
  shop.wishes.delete(stream);
  const {
    phase,
    place,
    runs,
    planted: { asked },
  } = book;
  const open = [...runs.map(({ reserved }) => reserved), ...(asked === null ? [] : [asked])].find(
    (held) => obligations.find(held) !== undefined,
  );
  return (
    (phase === 'drawn' || phase === 'off'
      ? undefined
      : violationOf('wish-order', 'the end of a wish', phase)) ??
    unequal('wish-order', place, planted) ??
    (open === undefined ? undefined : violationOf('wish-gain', `an end of ${open}`, 'none yet')) ??
    obligations.close(planted)
  );
}
