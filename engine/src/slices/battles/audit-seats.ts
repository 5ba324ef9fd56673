import { SELL_BACK } from '../bag/events.ts';
import {
  type Desk,
  type EventData,
  type Violation,
  actorOf,
  idOf,
  stakeReleased,
  stakeReserved,
  stakeSettled,
  streamOf,
  unequal,
  violationOf,
} from '../../kernel/index.ts';
import { ItemSource } from '../bag/events.ts';
import type { BattleBook, Books, Shop } from './audit-books.ts';
import type {
  InvitationSent,
  InvitationsMuted,
  LootGranted,
  SeatReleased,
  SeatReserved,
  SeatSettled,
  SeatTaken,
  SeatVacated,
  Terms,
} from './events.ts';
import { BATTLE_TERMS } from './settings/events.ts';

// Checks stakes, seats and what seats get. Implemented again on purpose: the auditor must not share the engine's mistakes.

const END_MS = 600_000 + 8 * 86_400_000;
const AT_ONCE = 50;
const INVITES = 5;
const INVITES_MS = 600_000;
const CARD = 'armyCompetitionCard';
/** seats and teams that fit together */
const SEATINGS: ReadonlySet<string> = new Set(['2/0', '3/0', '4/0', '4/2', '6/2', '6/3']);

type Reserved = EventData<typeof SeatReserved>;

/** The terms of a stake in the auditor's books: what a seat is taken with. */
const said = (
  { userSeed, device }: Pick<Reserved, 'userSeed' | 'device'>,
  card: boolean,
  terms: Terms | null,
): string => JSON.stringify([userSeed, device, card, terms]);

export function auditReserved(desk: Desk, data: Reserved, { own, shop }: Books): Violation | undefined {
  const { battle: to, gems, card, userSeed, terms, due } = data;
  const known = shop.battles.get(to);
  const price = terms?.price ?? known?.terms.price;
  const cardValue = desk.rules.inForce(BATTLE_TERMS)?.content.cardValue ?? 0;
  const derived = desk.hash(`skins user seed v1\n${desk.command}`).slice(0, 16);
  return (
    (terms === null ? undefined : auditTerms(desk, terms, shop)) ??
    unequal('battle-seat', own.userSeed ?? derived, userSeed) ??
    unequal('battle-stake', card ? 0 : (price ?? -1), gems) ??
    (card && (price ?? Infinity) > cardValue
      ? violationOf('battle-stake', `a card for ${cardValue} at most`, price ?? 'no battle')
      : undefined) ??
    unequal('battle-stake', desk.time + END_MS, due) ??
    stakeReserved(desk, {
      to,
      gems,
      prop: card ? CARD : null,
      due,
      terms: said(data, card, terms),
      reason: 'battle-stake',
    })
  );
}

function auditTerms({ rules, time }: Desk, terms: Terms, { onSale }: Shop): Violation | undefined {
  const inForce = rules.inForce(BATTLE_TERMS);
  const { boxes, order, price, rule, seats, teams, rate } = terms;
  const sellBack = rules.inForce(SELL_BACK)?.content;
  const stray = boxes.find(({ boxId, versionHash, price: said }) => {
    const sold = onSale.at(boxId, time);
    return sold?.versionHash !== versionHash || sold.price !== said;
  });
  const unused = boxes.findIndex((_box, index) => !order.includes(index));
  const fits = SEATINGS.has(`${seats}/${teams}`) && !(rule === 'shared' && teams !== 0);
  const sum = order.reduce((all, index) => all + (boxes[index]?.price ?? Number.NaN), 0);
  return (
    unequal('battle-terms', inForce?.hash ?? 'no rules', terms.rulesHash) ??
    (inForce?.content.rules.includes(rule) === true
      ? undefined
      : violationOf('battle-terms', 'a rule that is played', rule)) ??
    (fits ? undefined : violationOf('battle-terms', 'seats and teams that fit', `${seats} in ${teams}`)) ??
    (stray === undefined ? undefined : violationOf('battle-terms', 'a version on sale', stray.versionHash)) ??
    (unused === -1 ? undefined : violationOf('battle-terms', 'boxes that are opened', `box ${unused}`)) ??
    (new Set(boxes.map(({ boxId }) => boxId)).size === boxes.length
      ? undefined
      : violationOf('battle-terms', 'each box once', 'twice')) ??
    unequal('battle-terms', sum, price) ??
    // Without the rule `shared` nothing is sold back.
    unequal('battle-terms', sellBack?.open === true ? sellBack.rate : rule === 'shared' ? -1 : 0, rate)
  );
}

export function auditTaken(
  desk: Desk,
  data: EventData<typeof SeatTaken>,
  { shop }: Books,
): Violation | undefined {
  const { stream, time, hash, obligations, command } = desk;
  const { n, reserved, entrant, device } = data;
  const book = shop.battles.get(stream);
  if (book === undefined) return violationOf('battle-seat', 'a battle that waits', 'none');
  const { terms, created, seats } = book;
  const playerId = idOf(streamOf(reserved));
  const held = obligations.find(reserved);
  const first = created.reserved === reserved;
  const twice = [...seats.values()].some((seat) => streamOf(seat.reserved) === streamOf(reserved));
  const shares =
    terms.oneADevice && device !== null && [...seats.values()].some((seat) => seat.device === device);
  const free = freeIn(book);
  const violation =
    (book.phase === 'waiting' ? undefined : violationOf('battle-seat', 'a battle that waits', book.phase)) ??
    (time < created.waitsUntil
      ? undefined
      : violationOf('battle-seat', `before ${created.waitsUntil}`, time)) ??
    unequal('battle-seat', free ?? 0, n) ??
    (twice ? violationOf('battle-seat', 'another player', playerId) : undefined) ??
    (shares ? violationOf('battle-seat', 'another device', playerId) : undefined) ??
    auditOnSale(desk, terms, shop) ??
    obligations.take(reserved) ??
    unequal('battle-seat', held?.terms ?? 'no stake', said(data, held?.amount === 0, first ? terms : null)) ??
    unequal('battle-seat', hash(`upgrade-hall ${playerId}`).slice(0, 16), entrant);
  seats.set(n, { ...data, command });
  return violation;
}

const auditOnSale = ({ time }: Desk, { boxes }: Terms, { onSale }: Shop): Violation | undefined => {
  const stray = boxes.find(({ boxId, versionHash }) => onSale.at(boxId, time)?.versionHash !== versionHash);
  return stray === undefined ? undefined : violationOf('battle-seat', 'versions on sale', stray.versionHash);
};

function freeIn({ terms, seats }: BattleBook): number | undefined {
  for (let n = 1; n <= terms.seats; n += 1) if (!seats.has(n)) return n;
  return undefined;
}

export function auditVacated(
  { stream, obligations }: Desk,
  { n, reserved }: EventData<typeof SeatVacated>,
  { shop }: Books,
): Violation | undefined {
  const book = shop.battles.get(stream);
  if (book === undefined) return missing();
  const violation =
    unequal('battle-order', 'waiting', book.phase) ??
    unequal('battle-seat', book.seats.get(n)?.reserved ?? 'nobody', reserved) ??
    obligations.decide(reserved, 'release');
  book.seats.delete(n);
  book.vacated.push(reserved);
  return violation;
}

const partsOf = ({ items }: { readonly items: readonly unknown[] }): number =>
  Math.ceil(items.length / AT_ONCE);

/** Returns a seat and its gain. */
function gainAt(book: BattleBook | undefined, reserved: string) {
  const seat = [...(book?.seats.values() ?? [])].find((one) => one.reserved === reserved);
  const gain = seat && book?.gains[seat.n - 1];
  return gain && { n: seat.n, gain };
}

export function auditLoot(
  { items }: Desk,
  { battle, reserved, cause, part }: EventData<typeof LootGranted>,
  { shop }: Books,
): Violation | undefined {
  const book = shop.battles.get(battle);
  const found = gainAt(book, reserved);
  if (book === undefined || found === undefined)
    return violationOf('battle-gain', 'a seat that gets items', reserved);
  const { n, gain } = found;
  const again = book.granted.has(`${n} ${part}`);
  book.granted.add(`${n} ${part}`);
  const due = gain.items.slice((part - 1) * AT_ONCE, part * AT_ONCE);
  for (const { skinId, value } of due)
    items.due(ItemSource.battle, { itemId: items.nextId(), skinId, value });
  return (
    (again ? violationOf('battle-gain', `part ${part} once`, 'again') : undefined) ??
    (due.length > 0 ? undefined : violationOf('battle-gain', `${partsOf(gain)} parts`, `part ${part}`)) ??
    unequal('battle-gain', book.finished, cause)
  );
}

export function auditSettled(
  desk: Desk,
  { battle, reserved, cause, gems, card, value, share }: EventData<typeof SeatSettled>,
  { shop }: Books,
): Violation | undefined {
  const book = shop.battles.get(battle);
  const found = gainAt(book, reserved);
  if (book === undefined || found === undefined)
    return violationOf('battle-gain', 'a seat that is played out', reserved);
  const { n, gain } = found;
  const open = Array.from({ length: partsOf(gain) }, (_, k) => k + 1).find(
    (part) => !book.granted.has(`${n} ${part}`),
  );
  const held = desk.obligations.find(reserved);
  return (
    (open === undefined ? undefined : violationOf('battle-gain', `part ${open} of the items`, 'not yet')) ??
    unequal('battle-gain', gain.value, value) ??
    unequal('battle-gain', gain.share, share) ??
    unequal('battle-stake', held?.amount ?? 0, gems) ??
    unequal('battle-stake', String(held?.amount === 0), String(card)) ??
    stakeSettled(desk, {
      reserved,
      cause,
      means: `settle ${value} ${share}`,
      gems,
      prop: card ? CARD : null,
      won: share,
      reason: 'battle-settle',
    })
  );
}

export function auditReleased(
  desk: Desk,
  { battle, reserved, cause, card }: EventData<typeof SeatReleased>,
): Violation | undefined {
  const held = desk.obligations.find(reserved);
  return (
    unequal('battle-stake', held?.to ?? 'no stake', battle) ??
    unequal('battle-stake', String(held?.amount === 0), String(card)) ??
    stakeReleased(desk, { reserved, cause, prop: card ? CARD : null, reason: 'battle-release' })
  );
}

export function auditInvited(
  { time, began }: Desk,
  { battle }: EventData<typeof InvitationSent>,
  { own }: Books,
): Violation | undefined {
  const lately = own.invited.filter((at) => time < at + INVITES_MS);
  own.invited = [...lately, time];
  return (
    (began(battle) ? undefined : violationOf('battle-invite', 'a battle', battle)) ??
    (lately.length < INVITES ? undefined : violationOf('battle-invite', `${INVITES} in ten minutes`, 'more'))
  );
}

export function auditMuted(
  _desk: Desk,
  { muted }: EventData<typeof InvitationsMuted>,
  { own }: Books,
): Violation | undefined {
  const before = own.muted;
  own.muted = muted;
  return before === muted ? violationOf('battle-invite', 'another choice', String(muted)) : undefined;
}

export const missing = (): Violation => violationOf('battle-order', 'a battle', 'none');

/** Returns the acting player. */
export const actingPlayer = ({ actor }: Desk): string | undefined => {
  const acting = actorOf(actor);
  return acting?.role === 'player' ? acting.id : undefined;
};
