import {
  type Desk,
  type EventData,
  type Violation,
  roundFixed,
  sealedInTime,
  unequal,
  violationOf,
} from '../../kernel/index.ts';
import { HOUSE_TIME } from '../rules/events.ts';
import { type Books, type RainBook, rainBook } from './audit-books.ts';
import type { RainAnnounced, RainCancelled, RainClosed, RainDrawn, RainEnded } from './events.ts';
import { auditPackets } from './audit-packets.ts';
import { RED_PACKETS } from './settings/events.ts';

// Checks rains from their announcement to their end. Implemented again on purpose: the auditor must not share the engine's mistakes.

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const LEAST_AHEAD_MS = 300_000;
const ROUND_BEFORE_MS = 38_000;
const SEAL_BEFORE_MS = 3_000;

const missing = (): Violation => violationOf('rain-order', 'a rain that was announced', 'none');

export function auditAnnounced(
  desk: Desk,
  data: EventData<typeof RainAnnounced>,
  { shop }: Books,
): Violation | undefined {
  const { stream, place, time, version, obligations, ledger } = desk;
  const { start, endsAt, terms, source, epoch } = data;
  const known = shop.rains.has(stream) || version !== 1;
  shop.rains.set(stream, rainBook(place, time, data));
  return (
    (known ? violationOf('rain-order', 'one rain', 'another one') : undefined) ??
    unequal('rain-terms', `rain-${start.toString(16).padStart(12, '0')}`, stream) ??
    auditTerms(desk, data) ??
    unequal('rain-terms', start + terms.seconds * 1_000, endsAt) ??
    unequal('rain-seed', shop.epoch, epoch) ??
    roundFixed(desk, source, start - ROUND_BEFORE_MS, 'rain-source') ??
    ledger.due('rain-reserve', { from: 'house', to: 'escrow', amount: terms.total }) ??
    obligations.open({ to: stream, amount: terms.total, due: endsAt + DAY_MS, terms: 'rain' })
  );
}

/** Checks that the rules in force plan the rain like this. */
function auditTerms(
  { rules, time }: Desk,
  { start, terms }: EventData<typeof RainAnnounced>,
): Violation | undefined {
  const inForce = rules.inForce(RED_PACKETS);
  if (inForce === undefined) return violationOf('rain-terms', 'published rules', 'none');
  const { open, starts, ...planned } = inForce.content;
  const { offsetMinutes } = rules.inForce(HOUSE_TIME)?.content ?? HOUSE_TIME.first;
  const minute = ((start + offsetMinutes * MINUTE_MS) % DAY_MS) / MINUTE_MS;
  const ahead = start - time;
  const { rulesHash, ...said } = terms;
  return (
    (open && starts.includes(minute) ? undefined : violationOf('rain-terms', 'a planned start', start)) ??
    (ahead >= LEAST_AHEAD_MS && ahead <= DAY_MS
      ? undefined
      : violationOf('rain-terms', 'an announcement five minutes to a day ahead', ahead)) ??
    unequal('rain-terms', inForce.hash, rulesHash) ??
    unequal('rain-terms', shown(planned), shown(said))
  );
}

type Plan = Omit<EventData<typeof RainAnnounced>['terms'], 'rulesHash'>;

const shown = ({ name, total, perPlayer, seconds, table }: Plan): string =>
  JSON.stringify([
    [name.zh, name.en, name.ru, name.vi],
    [total, perPlayer, seconds],
    table.map(({ amount, weight }) => [amount, weight]),
  ]);

export function auditSealed(desk: Desk, _data: object, { shop }: Books): Violation | undefined {
  const book = shop.rains.get(desk.stream);
  if (book === undefined) return missing();
  const { phase, announced } = book;
  book.phase = 'sealed';
  return (
    unequal('rain-order', 'announced', phase) ?? sealedInTime(desk, announced.source.time, 'rain-sealed')
  );
}

export function auditDrawn(
  { stream, time, isRound, rules }: Desk,
  { by }: EventData<typeof RainDrawn>,
  { shop }: Books,
): Violation | undefined {
  const book = shop.rains.get(stream);
  if (book === undefined) return missing();
  const { phase, announced } = book;
  const { source, start, epoch } = announced;
  book.phase = 'drawn';
  book.randomness = by.randomness;
  return (
    unequal('rain-order', 'sealed', phase) ??
    unequal('rain-seed', shop.epoch, epoch) ??
    unequal('rain-source', source.round, by.round) ??
    (time >= source.time && time < start
      ? undefined
      : violationOf('rain-source', `a round from ${source.time} until before ${start}`, time)) ??
    (rules.inForce(RED_PACKETS)?.content.open === true
      ? undefined
      : violationOf('rain-terms', 'rains that may fall', 'closed ones')) ??
    (isRound(source.chain, by)
      ? undefined
      : violationOf('rain-source', 'a round as its beacon signed it', by.signature))
  );
}

export function auditClosed(
  { stream, time, place, hash }: Desk,
  data: EventData<typeof RainClosed>,
  { shop }: Books,
): Violation | undefined {
  const book = shop.rains.get(stream);
  if (book === undefined) return missing();
  const { phase, announced, packets, sums, left } = book;
  book.phase = 'closed';
  book.closed = place;
  shop.fallen += 1;
  shop.issued += BigInt(announced.terms.total - left);
  return (
    unequal('rain-order', 'drawn', phase) ??
    (time >= announced.endsAt
      ? undefined
      : violationOf('rain-order', `an end from ${announced.endsAt} on`, time)) ??
    unequal('rain-seed', announced.seedHash, hash(data.seed)) ??
    unequal('rain-packet', packets.length, data.packets) ??
    unequal('rain-packet', sums.size, data.players) ??
    unequal('rain-packet', announced.terms.total - left, data.issued) ??
    auditPackets(hash, stream, data.seed, book)
  );
}

export function auditCancelled(
  desk: Desk,
  { announced: named, reason }: EventData<typeof RainCancelled>,
  { shop }: Books,
): Violation | undefined {
  const { stream, ledger, obligations } = desk;
  const book = shop.rains.get(stream);
  if (book === undefined) return missing();
  shop.rains.delete(stream);
  return (
    unequal('rain-order', book.place, named) ??
    (mayCancel(desk, book, shop.epoch, reason)
      ? undefined
      : violationOf('rain-cancelled', 'a rain that cannot fall', reason)) ??
    ledger.due('rain-return', { from: 'escrow', to: 'house', amount: book.left }) ??
    obligations.close(named)
  );
}

function mayCancel(
  { time, rules }: Desk,
  { phase, announced: { source, start, epoch } }: RainBook,
  open: number,
  reason: EventData<typeof RainCancelled>['reason'],
): boolean {
  const before = phase === 'sealed' && time < start;
  switch (reason) {
    case 'late':
      return phase === 'announced' && time > source.time - SEAL_BEFORE_MS;
    case 'no-beacon':
      return phase === 'sealed' && time >= start;
    case 'closed':
      return before && open === epoch && rules.inForce(RED_PACKETS)?.content.open !== true;
    case 'epoch':
    default:
      return before && open !== epoch;
  }
}

export function auditEnded(
  { stream, ledger, obligations }: Desk,
  { announced: named, left }: EventData<typeof RainEnded>,
  { shop }: Books,
): Violation | undefined {
  const book = shop.rains.get(stream);
  if (book === undefined) return missing();
  shop.rains.delete(stream);
  const [unpaid] = book.sums.keys();
  return (
    unequal('rain-order', 'closed', book.phase) ??
    unequal('rain-order', book.place, named) ??
    (unpaid === undefined ? undefined : violationOf('rain-paid', `a payment of ${unpaid}`, 'none yet')) ??
    unequal('rain-reserve', book.left, left) ??
    (left === 0 ? undefined : ledger.due('rain-return', { from: 'escrow', to: 'house', amount: left })) ??
    obligations.close(named)
  );
}
