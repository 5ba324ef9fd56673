import { drawOrder, isIncluded } from '../../fairness/index.ts';
import { type Desk, type EventData, type Violation, unequal, violationOf } from '../../kernel/index.ts';
import { type Books, type RoomBook, type Shop, isOff } from './audit-books.ts';
import { entrantOf } from './audit-entries.ts';
import { missing } from './audit-room.ts';
import type { DrawHeld, Drawn, PrizePassed, PrizesGiven, RoomVoided } from './events.ts';

// Checks winners, and rooms without a draw.

const DAY_MS = 86_400_000;
const PATIENCE_MS = 604_800_000;
const AT_ONCE = 25;

export function auditDraw(
  desk: Desk,
  { by, winners, reserves, due }: EventData<typeof DrawHeld>,
  { shop }: Books,
): Violation | undefined {
  const room = shop.rooms.get(desk.stream);
  if (room?.frozen === undefined) return missing();
  shop.draws += 1;
  const violation =
    auditOnce(room) ??
    auditBy(desk, room, by, shop) ??
    auditOrder(desk, room, 'seed' in by ? by.seed : by.randomness, [...winners, ...reserves]) ??
    unequal('roll-draw', Math.min(room.created.prizes.length, room.frozen.count), winners.length) ??
    unequal('roll-draw', desk.time + DAY_MS, due) ??
    desk.obligations.open({ to: desk.stream, amount: 0, due, terms: 'prizes' });
  room.drawn = { place: desk.place, reserves: reserves.map(({ joined }) => joined) };
  for (const { joined } of winners) room.winners.push({ joined, cause: desk.place, given: false });
  return violation;
}

function auditOnce(room: RoomBook): Violation | undefined {
  const beacon = 'chain' in room.created.source;
  const open = room.drawn === undefined && !isOff(room) && (room.sealed || !beacon);
  return open
    ? undefined
    : violationOf('roll-draw', 'one draw over entries under a signed checkpoint', 'another');
}

/** Checks that the round is the fixed one, after its time; without a beacon, that the seed is the committed one. */
function auditBy(
  { hash, time, isRound }: Desk,
  { created: { source } }: RoomBook,
  by: EventData<typeof DrawHeld>['by'],
  { epoch }: Shop,
): Violation | undefined {
  if (!('chain' in source))
    return (
      unequal('roll-source', source.commitment, 'seed' in by ? hash(by.seed) : 'a round') ??
      unequal('roll-source', source.epoch, epoch)
    );
  if ('seed' in by) return violationOf('roll-source', `round ${source.round}`, 'a seed of the house');
  return (
    unequal('roll-source', source.round, by.round) ??
    (time >= source.time
      ? undefined
      : violationOf('roll-source', `a round that is out from ${source.time} on`, time)) ??
    (isRound(source.chain, by)
      ? undefined
      : violationOf('roll-source', 'a round as its beacon signed it', by.signature))
  );
}

function auditOrder(
  desk: Desk,
  { created, frozen }: RoomBook,
  randomness: string,
  drawn: readonly Drawn[],
): Violation | undefined {
  if (frozen === undefined) return missing();
  const { root, count } = frozen;
  const order = drawOrder({ draw: desk.stream, randomness, root, count, winners: created.prizes.length });
  const numbers = [...order.winners, ...order.reserves];
  const named = drawn.map(({ n }) => n);
  const violation = unequal('roll-draw', numbers.join(' '), named.join(' '));
  if (violation !== undefined) return violation;
  for (const { joined, proof, ...entry } of drawn) {
    const found =
      unequal('roll-draw', entrantOf(desk, joined), entry.entrant) ??
      (isIncluded(entry, proof, frozen)
        ? undefined
        : violationOf('roll-draw', 'a proof that leads to the frozen root', `entry ${entry.n}`));
    if (found !== undefined) return found;
  }
  return undefined;
}

export function auditPassed(
  { stream, place }: Desk,
  { rank, joined, to }: EventData<typeof PrizePassed>,
  { shop }: Books,
): Violation | undefined {
  const room = shop.rooms.get(stream);
  const winner = room?.winners[rank - 1];
  if (room?.drawn === undefined || winner === undefined || winner === null) return missing();
  const next = room.drawn.reserves[room.passed] ?? null;
  if (next !== null) room.passed += 1;
  room.winners[rank - 1] = to === null ? null : { joined: to, cause: place, given: false };
  return (
    unequal('roll-prize', winner.joined, joined) ??
    (winner.given ? violationOf('roll-prize', 'a prize that is not given', `prize ${rank}`) : undefined) ??
    (shop.erased.has(joined.slice(0, joined.lastIndexOf('#')))
      ? undefined
      : violationOf('roll-prize', 'a winner who has no account any more', joined)) ??
    unequal('roll-prize', next ?? 'nobody', to ?? 'nobody')
  );
}

export function auditPrizesGiven(
  { stream }: Desk,
  { through }: EventData<typeof PrizesGiven>,
  { shop }: Books,
): Violation | undefined {
  const room = shop.rooms.get(stream);
  if (room?.drawn === undefined) return missing();
  const { noted } = room;
  room.noted = through;
  const open = room.winners.slice(0, through).findIndex((winner) => winner?.given === false);
  return (
    (open === -1 ? undefined : violationOf('roll-prize', `prize ${open + 1} given`, 'not given')) ??
    unequal('roll-prize', Math.min(noted + AT_ONCE, room.winners.length), through)
  );
}

/** Checks that a room is void for a reason visible in the log, and never after its draw. */
export function auditVoided(
  desk: Desk,
  { reason }: EventData<typeof RoomVoided>,
  { shop }: Books,
): Violation | undefined {
  const room = shop.rooms.get(desk.stream);
  if (room === undefined) return missing();
  const good = !isOff(room) && room.drawn === undefined && isReason(desk, room, reason, shop);
  room.voided = true;
  return good ? undefined : violationOf('roll-void', 'a room that cannot be drawn', reason);
}

function isReason(
  { time }: Desk,
  { created: { source, closesAt }, published, closed, frozen, sealed, tree, waiting }: RoomBook,
  reason: EventData<typeof RoomVoided>['reason'],
  { epoch }: Shop,
): boolean {
  const roundTime = 'chain' in source ? source.time : Infinity;
  switch (reason) {
    case 'unpublished':
      return !published && time >= closesAt;
    case 'no-entries':
      return closed && tree.count === 0 && waiting.every(({ late }) => late);
    case 'late':
      return closed && !sealed && tree.count > 0 && time >= roundTime;
    case 'no-beacon':
      return sealed && time >= roundTime + PATIENCE_MS;
    case 'epoch':
      return closed && !('chain' in source) && source.epoch < epoch && (frozen === undefined || !sealed);
    default:
      return reason satisfies never;
  }
}
