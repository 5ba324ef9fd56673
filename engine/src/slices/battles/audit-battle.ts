import {
  type Desk,
  type EventData,
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
import { type BattleBook, type Books, type Shop, battleBook } from './audit-books.ts';
import { decided, gained, leavesOf, rootOver, ticketAt } from './audit-play.ts';
import { actingPlayer, missing } from './audit-seats.ts';
import type {
  BattleCancelled,
  BattleCreated,
  BattleDrawn,
  BattleEnded,
  BattleFrozen,
  BattleVoided,
} from './events.ts';
import { BATTLE_TERMS } from './settings/events.ts';

// Checks battles from their creation to their end. Implemented again on purpose: the auditor must not share the engine's mistakes.

const WAIT_MS = 600_000;
const END_MS = WAIT_MS + 8 * 86_400_000;
const LEAD_MS = 1_500;
const PACE_MS = 5_000;
const DECIDE_MS = 5_000;

export function auditCreated(
  { stream, place, time, version, obligations }: Desk,
  data: EventData<typeof BattleCreated>,
  { shop }: Books,
): Violation | undefined {
  const known = shop.battles.has(stream) || version !== 1;
  shop.battles.set(stream, battleBook(place, data));
  shop.created += 1;
  return (
    (known ? violationOf('battle-order', 'one battle', 'another one') : undefined) ??
    unequal('battle-terms', time + WAIT_MS, data.waitsUntil) ??
    obligations.open({ to: stream, amount: 0, due: data.waitsUntil + END_MS - WAIT_MS, terms: 'battle' })
  );
}

export function auditFrozen(
  desk: Desk,
  data: EventData<typeof BattleFrozen>,
  { shop }: Books,
): Violation | undefined {
  const book = shop.battles.get(desk.stream);
  if (book === undefined) return missing();
  const { terms, seats, phase } = book;
  const all = [...seats.values()].toSorted((a, b) => a.n - b.n);
  const together = all.some((seat) => seat.command === desk.command);
  book.phase = 'frozen';
  book.frozen = data;
  return (
    unequal('battle-order', 'waiting', phase) ??
    unequal('battle-frozen', terms.seats, all.length) ??
    (together ? undefined : violationOf('battle-frozen', 'a freeze with the last seat', 'apart')) ??
    unequal('battle-frozen', rootOver(leavesOf(terms, all)), data.root) ??
    fullRoundFixed(desk, data, 'battle-source') ??
    auditCeiling(desk, book, data)
  );
}

/** Checks the ceiling of the rules that the creator staked by. */
function auditCeiling(
  desk: Desk,
  { terms }: BattleBook,
  { source: { chain } }: EventData<typeof BattleFrozen>,
): Violation | undefined {
  const rules = desk.rules.named(BATTLE_TERMS, terms.rulesHash);
  const ceiling = (isOfOthers(desk, chain) ? rules?.ceiling : rules?.houseCeiling) ?? 0;
  const cost = terms.price * terms.seats;
  return cost > ceiling ? violationOf('battle-terms', `seats for ${ceiling} at most`, cost) : undefined;
}

export function auditSealed(desk: Desk, _data: object, { shop }: Books): Violation | undefined {
  const book = shop.battles.get(desk.stream);
  if (book === undefined) return missing();
  const { phase, frozen } = book;
  book.phase = 'sealed';
  return (
    unequal('battle-order', 'frozen', phase) ?? sealedInTime(desk, frozen?.source.time ?? 0, 'battle-sealed')
  );
}

export function auditDrawn(
  desk: Desk,
  data: EventData<typeof BattleDrawn>,
  { shop }: Books,
): Violation | undefined {
  const book = shop.battles.get(desk.stream);
  if (book?.frozen === undefined) return missing();
  const { stream } = desk;
  const { terms, phase, frozen } = book;
  const { source, root } = frozen;
  const { by } = data;
  shop.drawn += 1;
  book.phase = 'drawn';
  book.drawnAt = desk.time;
  const before = unequal('battle-order', 'sealed', phase) ?? drawnByRound(desk, source, by, 'battle-source');
  if (before !== undefined) return before;
  const items = drawnItems({ stream, root, randomness: by.randomness }, book, shop);
  const played = {
    stream,
    root,
    randomness: by.randomness,
    terms,
    items: items.map((row) => row.map(({ item }) => item)),
  };
  const { winner, tie, jackpot } = decided(played);
  book.gains = gained(played, winner);
  return (
    unequal(
      'battle-draw',
      JSON.stringify(items.map((row) => row.map(({ ticket }) => ticket))),
      JSON.stringify(data.tickets),
    ) ??
    auditItems(data, played.items) ??
    unequal('battle-draw', String(winner), String(data.winner)) ??
    unequal('battle-draw', JSON.stringify(tie), JSON.stringify(data.tie)) ??
    unequal('battle-draw', JSON.stringify(jackpot), JSON.stringify(data.jackpot))
  );
}

/** Draws every ticket and its item again, by seat and round. */
function drawnItems(
  by: { readonly stream: string; readonly root: string; readonly randomness: string },
  { terms: { seats, order, boxes } }: BattleBook,
  { versions }: Shop,
) {
  return Array.from({ length: seats }, (_seat, s) =>
    order.map((index, r) => {
      const ticket = ticketAt(by, s + 1, r + 1);
      const odds = versions.get(boxes[index]?.versionHash ?? '') ?? [];
      const found = odds.find(({ startTicket, endTicket }) => startTicket <= ticket && ticket < endTicket);
      return { ticket, item: { skinId: found?.skinId ?? '', value: found?.value ?? 0 } };
    }),
  );
}

/** Checks that the drawn items are those of the tickets, each kind listed once. */
function auditItems(
  { items, picks }: EventData<typeof BattleDrawn>,
  drawn: readonly (readonly { readonly skinId: string; readonly value: number }[])[],
): Violation | undefined {
  const table: { skinId: string; value: number }[] = [];
  const expected = drawn.map((row) =>
    row.map(({ skinId, value }) => {
      const index = table.findIndex((one) => one.skinId === skinId && one.value === value);
      return index === -1 ? table.push({ skinId, value }) - 1 : index;
    }),
  );
  return (
    unequal(
      'battle-draw',
      table.map(({ skinId, value }) => `${skinId} ${value}`).join(),
      items.map(({ skinId, value }) => `${skinId} ${value}`).join(),
    ) ?? unequal('battle-draw', JSON.stringify(expected), JSON.stringify(picks))
  );
}

export function auditFinished(
  { stream, time, place, obligations }: Desk,
  _data: object,
  { shop }: Books,
): Violation | undefined {
  const book = shop.battles.get(stream);
  if (book === undefined) return missing();
  const { phase, drawnAt, terms, gains, seats } = book;
  book.phase = 'finished';
  book.finished = place;
  const ends = drawnAt + LEAD_MS + terms.order.length * PACE_MS + DECIDE_MS;
  const violation =
    unequal('battle-order', 'drawn', phase) ??
    (time >= ends ? undefined : violationOf('battle-order', `an end from ${ends} on`, time));
  return [...seats.values()].reduce((found, { n, reserved }) => {
    const gain = gains[n - 1];
    return found ?? obligations.decide(reserved, `settle ${gain?.value ?? 0} ${gain?.share ?? 0}`);
  }, violation);
}

export function auditCancelled(
  desk: Desk,
  { reason }: EventData<typeof BattleCancelled>,
  { shop }: Books,
): Violation | undefined {
  const book = shop.battles.get(desk.stream);
  if (book === undefined) return missing();
  const { phase, created, terms } = book;
  const by = actingPlayer(desk);
  const creator = idOf(streamOf(created.reserved));
  const changed = terms.boxes.some(
    ({ boxId, versionHash }) => shop.onSale.at(boxId, desk.time)?.versionHash !== versionHash,
  );
  const good = {
    creator: by === creator,
    expired: by === undefined && desk.time >= created.waitsUntil,
    version: by === undefined && changed && desk.time < created.waitsUntil,
  }[reason];
  return (
    unequal('battle-order', 'waiting', phase) ??
    (good ? undefined : violationOf('battle-void', 'a battle that may be cancelled', reason)) ??
    released(desk, book)
  );
}

export function auditVoided(
  desk: Desk,
  { reason }: EventData<typeof BattleVoided>,
  { shop }: Books,
): Violation | undefined {
  const book = shop.battles.get(desk.stream);
  if (book === undefined) return missing();
  return (
    (mayBeVoid(desk, book, reason)
      ? undefined
      : violationOf('battle-void', 'a battle that cannot be drawn', reason)) ?? released(desk, book)
  );
}

function released({ obligations }: Desk, book: BattleBook): Violation | undefined {
  book.phase = 'off';
  let violation: Violation | undefined;
  for (const { reserved } of book.seats.values()) violation ??= obligations.decide(reserved, 'release');
  return violation;
}

export function auditEnded(
  { stream, obligations }: Desk,
  { created }: EventData<typeof BattleEnded>,
  { shop }: Books,
): Violation | undefined {
  const book = shop.battles.get(stream);
  if (book === undefined) return missing();
  shop.battles.delete(stream);
  const { phase, place, seats, vacated } = book;
  const stakes = [...vacated, ...[...seats.values()].map(({ reserved }) => reserved)];
  const open = stakes.find((reserved) => obligations.find(reserved) !== undefined);
  return (
    (phase === 'finished' || phase === 'off'
      ? undefined
      : violationOf('battle-order', 'the end of a battle', phase)) ??
    unequal('battle-order', place, created) ??
    (open === undefined ? undefined : violationOf('battle-gain', `an end of ${open}`, 'none yet')) ??
    obligations.close(created)
  );
}
