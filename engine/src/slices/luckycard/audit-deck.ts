import {
  type Desk,
  type EventData,
  type Violation,
  idOf,
  streamOf,
  unequal,
  violationOf,
} from '../../kernel/index.ts';
import { canonicalJson } from '../../kernel/canonical.ts';
import { type Books, type DeckBook, type Shop, countLeft, deckBook, priceDue } from './audit-books.ts';
import type { CardClaimed, CardLaid, DeckClosed, DeckOpened } from './events.ts';
import { LUCKYCARD_DECKS } from './settings/events.ts';

// Checks decks from their opening to their end. Implemented again on purpose: the auditor must not share the engine's mistakes.

const HOUR_MS = 3_600_000;
const STEPS_MS = 691_200_000;

export const noDeck = (stream: string): Violation => violationOf('deck-order', 'a deck that is open', stream);

export function auditOpened(
  desk: Desk,
  data: EventData<typeof DeckOpened>,
  { shop }: Books,
): Violation | undefined {
  const { stream, place, time, obligations } = desk;
  const { kind, number, cards, endsBy, idleMs } = data;
  const before = shop.numbers.get(kind) ?? 0;
  const earlier = `deck-${kind}-${before}`;
  const count = cards.reduce((sum, card) => sum + card.count, 0);
  const open = shop.decks.has(earlier) ? earlier : 'none';
  shop.decks.set(stream, deckBook(place, data, time));
  shop.numbers.set(kind, number);
  shop.opened += 1;
  return (
    unequal('deck-order', `deck-${kind}-${before + 1}`, stream) ??
    unequal('deck-order', before + 1, number) ??
    unequal('deck-order', 'none', open) ??
    auditComposition(desk, data, shop) ??
    unequal('deck-terms', time + (count + 1) * idleMs + STEPS_MS, endsBy) ??
    obligations.open({ to: stream, amount: 0, due: endsBy, terms: 'deck' })
  );
}

function auditComposition(
  { rules, time, hash, stream }: Desk,
  { kind, rulesHash, rate, extra, cards, composition, idleMs }: EventData<typeof DeckOpened>,
  { prices }: Shop,
): Violation | undefined {
  const inForce = rules.inForce(LUCKYCARD_DECKS);
  const made = inForce?.content.kinds.find((one) => one.kind === kind);
  if (inForce === undefined || made === undefined)
    return violationOf('deck-terms', 'a kind of the rules', kind);
  const due = made.cards
    .map(({ skinId, count }) => ({ skinId, value: prices.at(skinId, time) ?? 0, count }))
    .toSorted((a, b) => b.value - a.value || (a.skinId < b.skinId ? -1 : 1));
  const told = (all: typeof due): string =>
    all.map(({ skinId, value, count }) => `${count} ${skinId} at ${value}`).join(', ');
  const worth = (due[0]?.value ?? 0) + made.extra;
  return (
    unequal('deck-terms', inForce.hash, rulesHash) ??
    unequal('deck-terms', made.rate, rate) ??
    unequal('deck-terms', made.extra, extra) ??
    unequal('deck-terms', inForce.content.idleHours * HOUR_MS, idleMs) ??
    unequal('deck-composition', told(due), told(cards)) ??
    unequal(
      'deck-composition',
      hash(canonicalJson({ scheme: 'v1', deck: stream, rate, extra, rulesHash, cards: due })),
      composition,
    ) ??
    (due.some(({ value }) => value < 1)
      ? violationOf('deck-composition', 'skins with a price', 'one without')
      : undefined) ??
    (worth > inForce.content.ceiling
      ? violationOf('deck-terms', `a card for ${inForce.content.ceiling} at most`, worth)
      : undefined)
  );
}

export function auditClaimed(
  desk: Desk,
  data: EventData<typeof CardClaimed>,
  { shop }: Books,
): Violation | undefined {
  const { stream, place: at, hash, obligations } = desk;
  const book = shop.decks.get(stream);
  if (book === undefined) return noDeck(stream);
  const { turn, reserved, entrant, place, price } = data;
  const before = book.pending;
  const held = obligations.find(reserved);
  const due = priceDue(book);
  const chosen = Number(held?.terms.split(' ').at(-1) ?? 0);
  book.pending = { ...data, at };
  const violation =
    unequal('deck-order', 'no card claimed', before === undefined ? 'no card claimed' : before.reserved) ??
    (countLeft(book) > 0 ? undefined : violationOf('deck-order', 'a card left', 'none')) ??
    unequal('deck-order', book.turns + 1, turn) ??
    unequal('deck-price', due, price) ??
    obligations.take(reserved) ??
    obligations.decide(reserved, 'turn') ??
    unequal('deck-price', due, held?.amount ?? 0) ??
    unequal('deck-order', held?.terms ?? 'nothing held', `turn ${turn} ${chosen}`) ??
    unequal('deck-place', placeDue(book, chosen), place) ??
    unequal('deck-order', hash(`upgrade-hall ${idOf(streamOf(reserved))}`).slice(0, 16), entrant);
  book.places.add(place);
  return violation;
}

function placeDue({ opened, places }: DeckBook, chosen: number): number {
  const count = opened.cards.reduce((sum, card) => sum + card.count, 0);
  if (chosen >= 1 && chosen <= count && !places.has(chosen)) return chosen;
  for (let place = 1; ; place += 1) if (!places.has(place)) return place;
}

export function auditLaid(
  { stream, time }: Desk,
  { turn, reserved, number, skinId, itemId, reveal }: EventData<typeof CardLaid>,
  { shop }: Books,
): Violation | undefined {
  const book = shop.decks.get(stream);
  if (book === undefined) return noDeck(stream);
  const { pending, turned } = book;
  book.pending = undefined;
  book.turned = undefined;
  if (pending === undefined || turned === undefined)
    return violationOf('deck-order', 'a card that was turned', reserved);
  const left = book.left.get(turned.skinId) ?? 0;
  book.left.set(turned.skinId, left - 1);
  book.turns += 1;
  book.since = time;
  return (
    unequal('deck-order', pending.turn, turn) ??
    unequal('deck-order', pending.reserved, reserved) ??
    unequal('deck-number', turned.number, number) ??
    unequal('deck-card', turned.skinId, skinId) ??
    unequal('deck-card', turned.itemId, itemId) ??
    unequal('deck-number', JSON.stringify(turned.reveal), JSON.stringify(reveal))
  );
}

export function auditClosed(
  { stream, time, obligations }: Desk,
  { opened, reason }: EventData<typeof DeckClosed>,
  { shop }: Books,
): Violation | undefined {
  const book = shop.decks.get(stream);
  if (book === undefined) return noDeck(stream);
  shop.decks.delete(stream);
  const count = countLeft(book);
  const idle = time >= book.since + book.opened.idleMs;
  const repriced = [...book.left].some(
    ([skinId, n]) => n > 0 && shop.prices.at(skinId, time) !== book.values.get(skinId),
  );
  const good = {
    finished: count === 0,
    idle: count > 0 && idle,
    price: count > 0 && !idle && repriced,
  }[reason];
  return (
    (book.pending === undefined ? undefined : violationOf('deck-order', 'the claimed card first', reason)) ??
    (good ? undefined : violationOf('deck-end', 'a deck that may close', reason)) ??
    unequal('deck-order', book.place, opened) ??
    obligations.close(opened)
  );
}
