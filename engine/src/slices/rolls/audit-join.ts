import { ItemSource } from '../bag/events.ts';
import {
  type Desk,
  type EventData,
  type Violation,
  experienceOf,
  unequal,
  violationOf,
} from '../../kernel/index.ts';
import { VIP_TABLE } from '../vip/events.ts';
import { type Books, type Own, type RoomBook, type Shop, isOff } from './audit-books.ts';
import type { Condition, ConditionsMet, DeviceClaimed, EntryRefused, PrizeWon } from './events.ts';

// Checks players' questions and prizes. Implemented again on purpose: the auditor must not share the engine's mistakes.

const DAY_MS = 86_400_000;
const QUARTER_MS = 900_000;

type Asked = EventData<typeof ConditionsMet>;

export function auditConditionsMet(desk: Desk, data: Asked, { own, shop }: Books): Violation | undefined {
  const stream = `roll-${data.roomId}`;
  const room = shop.rooms.get(stream);
  if (room?.published !== true) return violationOf('roll-join', 'a published room', stream);
  const again = own.joined[data.roomId];
  own.joined[data.roomId] = desk.place;
  const late = room.closed || isOff(room) || room.frozen !== undefined;
  room.waiting.push({ joined: desk.place, userSeed: data.userSeed, pass: data.pass, late });
  return (
    (again === undefined ? undefined : violationOf('roll-join', 'one question a room', again)) ??
    (desk.time < room.created.closesAt
      ? undefined
      : violationOf('roll-join', `a question before ${room.created.closesAt}`, desk.time)) ??
    (room.created.host === desk.id ? violationOf('roll-join', 'somebody else’s room', desk.id) : undefined) ??
    auditPassword(room, data) ??
    auditSeed(desk, own, data) ??
    auditFigures(desk, room, data, { own, shop }) ??
    (room.limited && !room.claimants.has(desk.id)
      ? violationOf('roll-device', 'a device that was claimed', desk.id)
      : undefined) ??
    unequal('roll-join', room.created.closesAt + DAY_MS, data.due) ??
    desk.obligations.open({ to: stream, amount: 0, due: data.due, terms: 'entry' })
  );
}

/** Accepts claims for a room that ended in the meantime: they give nobody anything. */
export function auditClaimed(
  { id, began }: Desk,
  { playerId, device }: EventData<typeof DeviceClaimed>,
  { shop }: Books,
): Violation | undefined {
  if (!began(`roll-${id}`) || !began(`player-${playerId}`))
    return violationOf('roll-device', 'a player, and a room', `${playerId} in ${id}`);
  const room = shop.rooms.get(`roll-${id}`);
  if (room === undefined) return undefined;
  const again = room.devices.has(device);
  room.devices.add(device);
  room.claimants.add(playerId);
  return (
    (room.limited && room.published
      ? undefined
      : violationOf('roll-device', 'an open room that takes one account a device', id)) ??
    (again ? violationOf('roll-device', 'a device for the first time', device) : undefined)
  );
}

function auditPassword({ created: { door, password }, issued }: RoomBook, { pass }: Asked) {
  if (door === 'open') return unequal('roll-password', 'no password', pass ?? 'no password');
  if (door === 'password') return unequal('roll-password', password ?? '', pass ?? 'no password');
  return issued.has(pass ?? '')
    ? undefined
    : violationOf('roll-password', 'a password that was issued', pass ?? 'none');
}

const auditSeed = ({ hash, command }: Desk, { userSeed }: Own, data: Asked): Violation | undefined =>
  unequal('roll-join', userSeed ?? hash(`skins user seed v1\n${command}`).slice(0, 16), data.userSeed);

function auditFigures(
  desk: Desk,
  { created: { conditions, host } }: RoomBook,
  data: Asked,
  books: Books,
): Violation | undefined {
  const expected = conditions.map((condition) => figureOf(desk, condition, { host, data, ...books }));
  const short = expected.find(({ wanted, found }) => found < wanted);
  return (
    (short === undefined
      ? undefined
      : violationOf('roll-condition', `${short.wanted} of ${short.kind}`, short.found)) ??
    unequal('roll-condition', JSON.stringify(expected), JSON.stringify(data.figures))
  );
}

interface Player extends Books {
  readonly host: string | null;
  readonly data: Asked;
}

function figureOf(desk: Desk, condition: Condition, { own, shop, host, data }: Player) {
  const { kind } = condition;
  switch (kind) {
    case 'paid-in':
      return {
        kind,
        wanted: condition.amount,
        found: Math.max(0, desk.deeds.done('paid-in', lastDays(desk, condition.days)).amount),
      };
    case 'opens': {
      const days = lastDays(desk, condition.days);
      const found = desk.deeds.done('open-classic', days).count + desk.deeds.done('open-hash', days).count;
      return { kind, wanted: condition.count, found };
    }
    case 'vip':
      return { kind, wanted: condition.level, found: levelOf(desk, own) };
    case 'invited':
      return {
        kind,
        wanted: 1,
        found: host !== null && (own.invitedBy === host || data.through === host) ? 1 : 0,
      };
    case 'assists':
      return { kind, wanted: condition.count, found: helpedIn(shop, data.roomId, desk.id) };
    default:
      return condition satisfies never;
  }
}

const lastDays = ({ time }: Desk, days: number) => ({
  from: time - days * DAY_MS - ((time - days * DAY_MS) % QUARTER_MS),
  until: time + QUARTER_MS,
});

function levelOf({ rules }: Desk, own: Own): number {
  const levels = rules.inForce(VIP_TABLE)?.content.levels ?? [];
  return levels.findLast(({ vipNum }) => vipNum <= experienceOf(own))?.level ?? 0;
}

export const helpedIn = ({ helped }: Shop, roomId: string, playerId: string): number =>
  helped.get(`${roomId} ${playerId}`) ?? 0;

export function auditRefused(
  { obligations }: Desk,
  { roomId, joined, cause, why }: EventData<typeof EntryRefused>,
  { own }: Books,
): Violation | undefined {
  const known = own.joined[roomId];
  const terms = obligations.find(cause)?.terms;
  delete own.joined[roomId];
  return (
    unequal('roll-join', known ?? 'no question', joined) ??
    unequal('roll-join', terms ?? 'nobody turned away', `${why} ${joined}`) ??
    obligations.meet(cause)
  );
}

export function auditWon(
  { items }: Desk,
  { roomId, joined, cause, rank, skinId, value }: EventData<typeof PrizeWon>,
  { own, shop }: Books,
): Violation | undefined {
  const room = shop.rooms.get(`roll-${roomId}`);
  const winner = room?.winners[rank - 1];
  const prize = room?.created.prizes[rank - 1];
  items.due(ItemSource.rollPrize, { itemId: items.nextId(), skinId, value });
  if (room === undefined || winner === undefined || winner === null || prize === undefined)
    return violationOf('roll-prize', 'a prize of a draw', `prize ${rank} of ${roomId}`);
  const twice = winner.given;
  winner.given = true;
  room.given += value;
  shop.given += BigInt(value);
  return (
    (twice ? violationOf('roll-prize', `prize ${rank} given once`, 'again') : undefined) ??
    unequal('roll-prize', winner.joined, joined) ??
    unequal('roll-prize', winner.cause, cause) ??
    unequal('roll-prize', own.joined[roomId] ?? 'no entry', joined) ??
    unequal('roll-prize', prize.skinId, skinId) ??
    unequal('roll-prize', prize.value, value)
  );
}
