import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Desk, type EventData, type Violation, unequal, violationOf } from '../../kernel/index.ts';
import type { Books, RainBook } from './audit-books.ts';
import type { PacketsCredited, PacketsGrabbed, RainJoined } from './events.ts';

// Checks who grabs, and what packets are worth. Implemented again on purpose: the auditor must not share the engine's mistakes.

const PART = 12;
const NUMBERS = 2 ** 48;

const noRain = (): Violation => violationOf('rain-grab', 'a rain that falls', 'none');

export function auditJoined(
  { time, id }: Desk,
  { rain, device }: EventData<typeof RainJoined>,
  { own, shop }: Books,
): Violation | undefined {
  const book = shop.rains.get(rain);
  if (book === undefined) return noRain();
  const again = book.joined.has(id);
  book.joined.set(id, device);
  return (
    (again ? violationOf('rain-grab', 'a player who joins once', 'again') : undefined) ??
    falling(book, time, shop.epoch) ??
    (own.registered >= 0 && own.registered < book.time
      ? undefined
      : violationOf('rain-account', `an account older than ${book.time}`, own.registered))
  );
}

/** Checks that packets fall at a time. */
function falling(
  { phase, announced: { start, endsAt, epoch } }: RainBook,
  time: number,
  open: number,
): Violation | undefined {
  return (
    unequal('rain-order', 'drawn', phase) ??
    unequal('rain-seed', open, epoch) ??
    (time >= start && time < endsAt
      ? undefined
      : violationOf('rain-grab', `a grab from ${start} until before ${endsAt}`, time))
  );
}

export function auditGrabbed(
  { stream, time }: Desk,
  { packets }: EventData<typeof PacketsGrabbed>,
  { shop }: Books,
): Violation | undefined {
  const book = shop.rains.get(stream);
  if (book === undefined) return noRain();
  let violation = falling(book, time, shop.epoch);
  for (const packet of packets) violation ??= auditGrab(book, packet);
  return violation;
}

function auditGrab(
  book: RainBook,
  packet: EventData<typeof PacketsGrabbed>['packets'][number],
): Violation | undefined {
  const { player, n, amount, device } = packet;
  const { joined, devices, sums, announced } = book;
  const sum = sums.get(player) ?? { count: 0, amount: 0 };
  sums.set(player, { count: sum.count + 1, amount: sum.amount + amount });
  book.packets.push(packet);
  book.left -= amount;
  const by = joined.get(player);
  const holder = devices.get(by ?? '') ?? player;
  if (by !== undefined) devices.set(by, player);
  return (
    (by === undefined ? violationOf('rain-grab', `${player}, who takes part`, 'a stranger') : undefined) ??
    unequal('rain-packet', sum.count + 1, n) ??
    unequal('rain-device', holder, player) ??
    unequal('rain-device', (n === 1 ? by : null) ?? 'none', device ?? 'none') ??
    (n <= announced.terms.perPlayer
      ? undefined
      : violationOf('rain-grab', `${announced.terms.perPlayer} packets at most`, n)) ??
    (book.left >= 0
      ? undefined
      : violationOf(
          'rain-reserve',
          `${announced.terms.total} issued at most`,
          announced.terms.total - book.left,
        ))
  );
}

/** Draws every packet again. */
export function auditPackets(
  hash: Desk['hash'],
  stream: string,
  seed: string,
  { packets, randomness, announced: { terms } }: RainBook,
): Violation | undefined {
  const key = hexToBytes(seed + randomness);
  const weights = terms.table.reduce((sum, { weight }) => sum + weight, 0);
  let left = terms.total;
  for (const { player, n, amount } of packets) {
    const entrant = hash(`upgrade-hall ${player}`).slice(0, 16);
    const text = `skins rain v1\n${stream}\n${entrant}\n${n}`;
    const digest = bytesToHex(hmac(sha256, key, utf8ToBytes(text)));
    const expected = Math.min(left, rowOf(terms.table, numberIn(digest, weights)));
    const other = unequal(
      'rain-packet',
      `${expected} for packet ${n} of ${entrant}`,
      `${amount} for packet ${n} of ${entrant}`,
    );
    if (other !== undefined) return other;
    left -= amount;
  }
  return undefined;
}

function numberIn(digest: string, bound: number): number {
  const fair = Math.floor(NUMBERS / bound) * bound;
  const parts = [0, 1, 2, 3, 4].map((k) => Number.parseInt(digest.slice(k * PART, k * PART + PART), 16));
  return (parts.find((part) => part < fair) ?? parts[4] ?? 0) % bound;
}

function rowOf(
  table: readonly { readonly amount: number; readonly weight: number }[],
  number: number,
): number {
  let rest = number;
  for (const { amount, weight } of table) {
    if (rest < weight) return amount;
    rest -= weight;
  }
  return 0;
}

export function auditCredited(
  { id, ledger, obligations }: Desk,
  { rain, closed, packets, amount }: EventData<typeof PacketsCredited>,
  { shop }: Books,
): Violation | undefined {
  const book = shop.rains.get(rain);
  const sum = book?.sums.get(id);
  if (book === undefined || sum === undefined)
    return violationOf('rain-paid', `packets of ${rain} that are not paid`, 'none');
  book.sums.delete(id);
  return (
    unequal('rain-order', 'closed', book.phase) ??
    unequal('rain-paid', book.closed, closed) ??
    unequal('rain-paid', sum.count, packets) ??
    unequal('rain-paid', sum.amount, amount) ??
    obligations.pay(book.place, amount) ??
    ledger.due('red-packets', { from: 'escrow', to: 'player', amount })
  );
}
