import {
  type Desk,
  type EventData,
  type Violation,
  idOf,
  streamOf,
  unequal,
  violationOf,
} from '../../kernel/index.ts';
import { type Books, type RoomBook, isOff, isTaking } from './audit-books.ts';
import { missing } from './audit-room.ts';
import type { EntriesTaken, EntryTurnedAway, RoomClosed, RoomFrozen, RoomSealed } from './events.ts';

// Checks a room's entries, from the first question to the frozen list.

const DAY_MS = 86_400_000;

type Entry = EventData<typeof EntriesTaken>['entries'][number];

export function auditTaken(
  desk: Desk,
  { first, entries }: EventData<typeof EntriesTaken>,
  { shop }: Books,
): Violation | undefined {
  const room = shop.rooms.get(desk.stream);
  if (room === undefined) return missing();
  shop.entries += entries.length;
  const violation =
    (isTaking(room)
      ? undefined
      : violationOf('roll-entry', 'entries while a room is open, or its list not frozen', desk.stream)) ??
    unequal('roll-entry', room.tree.count + 1, first);
  if (violation !== undefined) return violation;
  for (const entry of entries) {
    const found = auditEntry(desk, room, entry);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Checks that each entry is the next player who asked, in time, with an unused password. */
function auditEntry(desk: Desk, room: RoomBook, entry: Entry): Violation | undefined {
  const { joined, entrant, userSeed, pass } = entry;
  const next = room.waiting.shift();
  const once = room.created.door === 'once' && pass !== null;
  const again = once && room.used.has(pass);
  if (once) room.used.add(pass);
  room.tree.add(entrant, userSeed);
  return (
    unequal('roll-entry', next?.joined ?? 'nobody who asked', joined) ??
    (next?.late === true
      ? violationOf('roll-entry', 'who asked before the close', `${joined}, who asked after it`)
      : undefined) ??
    unequal('roll-entry', next?.userSeed ?? '', userSeed) ??
    unequal('roll-entry', entrantOf(desk, joined), entrant) ??
    unequal('roll-password', next?.pass ?? 'no password', pass ?? 'no password') ??
    (again ? violationOf('roll-password', 'a one-time password used once', 'again') : undefined) ??
    desk.obligations.meet(joined)
  );
}

export const entrantOf = ({ hash }: Desk, joined: string): string =>
  hash(`upgrade-hall ${idOf(streamOf(joined))}`).slice(0, 16);

export function auditTurnedAway(
  { stream, time, obligations }: Desk,
  { joined, why, due }: EventData<typeof EntryTurnedAway>,
  { shop }: Books,
): Violation | undefined {
  const room = shop.rooms.get(stream);
  if (room === undefined) return missing();
  const next = room.waiting.shift();
  return (
    unequal('roll-entry', next?.joined ?? 'nobody who asked', joined) ??
    auditReason(room, why, next) ??
    unequal('roll-entry', time + DAY_MS, due) ??
    obligations.meet(joined) ??
    obligations.open({ to: streamOf(joined), amount: 0, due, terms: `${why} ${joined}` })
  );
}

function auditReason(
  room: RoomBook,
  why: EventData<typeof EntryTurnedAway>['why'],
  next: RoomBook['waiting'][number] | undefined,
): Violation | undefined {
  const inTime = next?.late === false && isTaking(room);
  const used = room.created.door === 'once' && room.used.has(next?.pass ?? '');
  if (why === 'room-closed')
    return inTime ? violationOf('roll-entry', 'an entry for who asked before the close', 'none') : undefined;
  return inTime && used ? undefined : violationOf('roll-password', 'a password that was used before', why);
}

export function auditClosed(
  { stream, time }: Desk,
  _data: EventData<typeof RoomClosed>,
  { shop }: Books,
): Violation | undefined {
  const room = shop.rooms.get(stream);
  if (room === undefined) return missing();
  const open = room.published && !room.closed && !isOff(room);
  room.closed = true;
  return (
    (open ? undefined : violationOf('roll-room', 'an open room closed once', stream)) ??
    (time >= room.created.closesAt
      ? undefined
      : violationOf('roll-room', `a close from ${room.created.closesAt} on`, time))
  );
}

export function auditFrozen(
  { stream, time }: Desk,
  { count, root }: EventData<typeof RoomFrozen>,
  { shop }: Books,
): Violation | undefined {
  const room = shop.rooms.get(stream);
  if (room === undefined) return missing();
  const open = room.closed && room.frozen === undefined && !isOff(room);
  const dropped = room.waiting.find(({ late }) => !late);
  room.frozen = { count, root };
  return (
    (open ? undefined : violationOf('roll-frozen', 'a closed room frozen once', stream)) ??
    (dropped === undefined
      ? undefined
      : violationOf('roll-entry', `an entry for ${dropped.joined}`, 'a list without it')) ??
    unequal('roll-frozen', room.tree.count, count) ??
    unequal('roll-frozen', room.tree.root(), root) ??
    beforeRound(room, time)
  );
}

export function auditSealed(
  { stream, time }: Desk,
  _data: EventData<typeof RoomSealed>,
  { shop }: Books,
): Violation | undefined {
  const room = shop.rooms.get(stream);
  if (room === undefined) return missing();
  const open = room.frozen !== undefined && !room.sealed && !isOff(room);
  room.sealed = true;
  return (
    (open ? undefined : violationOf('roll-frozen', 'a checkpoint over frozen entries, once', stream)) ??
    beforeRound(room, time)
  );
}

/** Checks that entries are fixed before the round: later, somebody who knows it could choose them. */
function beforeRound({ created: { source } }: RoomBook, time: number): Violation | undefined {
  return 'chain' in source && time >= source.time
    ? violationOf('roll-frozen', `entries frozen and signed before ${source.time}`, time)
    : undefined;
}
