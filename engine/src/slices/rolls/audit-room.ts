import {
  type Desk,
  type EventData,
  type Violation,
  isOfOthers,
  roundFixed,
  unequal,
  violationOf,
} from '../../kernel/index.ts';
import { type Books, type RoomBook, type Shop, roomBook } from './audit-books.ts';
import type {
  DevicesLimited,
  PasswordsIssued,
  RoomCancelled,
  RoomCreated,
  RoomEnded,
  RoomPublished,
} from './events.ts';
import { ROLL_TERMS, type RollTerms } from './settings/events.ts';

// Checks how a room begins and ends. Implemented again on purpose: the auditor must not share the engine's mistakes.

const FREEZE_MS = 30_000;
const PATIENCE_MS = 604_800_000;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

type Created = EventData<typeof RoomCreated>;

export function auditCreated(desk: Desk, data: Created, { shop }: Books): Violation | undefined {
  const { stream, place, obligations } = desk;
  const known = shop.rooms.has(stream) || desk.version !== 1;
  shop.rooms.set(stream, roomBook(place, data));
  shop.held += BigInt(data.held);
  return (
    (known ? violationOf('roll-room', 'one room', 'another one') : undefined) ??
    demanded(desk) ??
    auditTerms(desk, data) ??
    auditPrizes(desk, data, shop) ??
    auditDoor(data) ??
    auditSource(desk, data, shop) ??
    obligations.open({ to: stream, amount: 0, due: lastTime(data) + DAY_MS, terms: 'room' })
  );
}

const lastTime = ({ source, closesAt }: Created): number =>
  'chain' in source ? source.time + PATIENCE_MS : closesAt;

function auditTerms(desk: Desk, data: Created): Violation | undefined {
  const { rules, time } = desk;
  const inForce = rules.inForce(ROLL_TERMS);
  if (inForce?.content.open !== true) return violationOf('roll-room', 'rules that allow rooms', 'none');
  const { leastMinutes, mostDays } = inForce.content;
  const { closesAt } = data;
  const inTime = closesAt >= time + leastMinutes * MINUTE_MS && closesAt <= time + mostDays * DAY_MS;
  return (
    unequal('roll-room', inForce.hash, data.rulesHash) ??
    (inTime ? undefined : violationOf('roll-room', 'a close in the time that the rules say', closesAt)) ??
    auditCeiling(desk, data, inForce.content)
  );
}

/** Checks the ceiling on prizes, which is lower if somebody could steer the draw. */
function auditCeiling(desk: Desk, { source, held }: Created, terms: RollTerms): Violation | undefined {
  const ceiling = 'chain' in source && isOfOthers(desk, source.chain) ? terms.ceiling : terms.houseCeiling;
  return held > ceiling ? violationOf('roll-ceiling', `prizes worth ${ceiling} at most`, held) : undefined;
}

/** Checks that prizes are held at their listed prices. */
function auditPrizes({ time }: Desk, { prizes, held }: Created, { listed }: Shop): Violation | undefined {
  for (const { skinId, value } of prizes) {
    const violation = unequal('roll-held', listed.at(skinId, time) ?? 'no price', value);
    if (violation !== undefined) return violation;
  }
  const worth = prizes.reduce((sum, { value }) => sum + value, 0);
  return unequal('roll-held', worth, held);
}

const auditDoor = ({ kind, host, door, password }: Created): Violation | undefined =>
  unequal('roll-room', String(kind === 'streamer'), String(host !== null)) ??
  unequal('roll-room', String(door === 'password'), String(password !== null));

/** Checks the fixed source: the first round far enough after the close, or a seed of the current epoch. */
function auditSource(desk: Desk, { source, closesAt }: Created, { epoch }: Shop): Violation | undefined {
  if (!('chain' in source)) return unequal('roll-source', epoch, source.epoch);
  return roundFixed(desk, source, closesAt + FREEZE_MS, 'roll-source');
}

export function auditLimited(
  { stream }: Desk,
  _data: EventData<typeof DevicesLimited>,
  { shop }: Books,
): Violation | undefined {
  const room = shop.rooms.get(stream);
  if (room === undefined) return missing();
  room.limited = true;
  return undefined;
}

export function auditIssued(
  desk: Desk,
  { hashes }: EventData<typeof PasswordsIssued>,
  { shop }: Books,
): Violation | undefined {
  const room = shop.rooms.get(desk.stream);
  if (room === undefined) return missing();
  const fresh = hashes.every((hash) => !room.issued.has(hash)) && new Set(hashes).size === hashes.length;
  for (const hash of hashes) room.issued.add(hash);
  return (
    demanded(desk) ??
    unequal('roll-password', 'once', room.created.door) ??
    (room.closed || room.cancelled
      ? violationOf('roll-password', 'passwords before the close', 'later ones')
      : undefined) ??
    (fresh ? undefined : violationOf('roll-password', 'each password issued once', 'again'))
  );
}

export function auditPublished(
  { stream, time }: Desk,
  { created }: EventData<typeof RoomPublished>,
  { shop }: Books,
): Violation | undefined {
  const room = shop.rooms.get(stream);
  if (room === undefined) return missing();
  const open = !room.published && !room.cancelled && !room.voided && time < room.created.closesAt;
  room.published = true;
  return (
    unequal('roll-room', room.place, created) ??
    (open ? undefined : violationOf('roll-room', 'a room published once, before its close', stream))
  );
}

export function auditCancelled(
  desk: Desk,
  _data: EventData<typeof RoomCancelled>,
  { shop }: Books,
): Violation | undefined {
  const room = shop.rooms.get(desk.stream);
  if (room === undefined) return missing();
  const open = !room.closed && !room.cancelled && !room.voided && desk.time < room.created.closesAt;
  room.cancelled = true;
  endTaking(room);
  return (
    demanded(desk) ??
    (open ? undefined : violationOf('roll-void', 'a room taken back before its close', 'later'))
  );
}

/** Marks all waiting questions as late. */
function endTaking(room: RoomBook): void {
  room.waiting = room.waiting.map((one) => ({ ...one, late: true }));
}

export function auditRoomEnded(
  { stream, obligations }: Desk,
  { created, given, back }: EventData<typeof RoomEnded>,
  { shop }: Books,
): Violation | undefined {
  const room = shop.rooms.get(stream);
  if (room === undefined) return missing();
  shop.rooms.delete(stream);
  shop.held -= BigInt(given) + BigInt(back);
  const over = room.cancelled || room.voided;
  const open = room.winners.findIndex((winner) => winner?.given === false);
  const { held } = room.created;
  return (
    unequal('roll-room', room.place, created) ??
    (over || room.drawn !== undefined
      ? undefined
      : violationOf('roll-room', 'a draw, or its void, before the end', 'none')) ??
    (open === -1 ? undefined : violationOf('roll-prize', `prize ${open + 1} given`, 'not given')) ??
    unequal('roll-held', room.given, given) ??
    unequal('roll-held', held - room.given, back) ??
    obligations.meet(created) ??
    (room.drawn === undefined ? undefined : obligations.meet(room.drawn.place))
  );
}

const demanded = ({ operators }: Desk): Violation | undefined => operators.demand('propose-rolls');

export const missing = (): Violation => violationOf('roll-room', 'a room', 'none');
