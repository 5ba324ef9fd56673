import { LoginClaimed, LoginGivenUp, LoginUnbound, PlayerRegistered } from '../accounts/events.ts';
import {
  type Desk,
  type EventData,
  type OwnBooks,
  type Paid,
  type RulesInForce,
  type Violation,
  defineAudit,
  experienceOf,
  follow,
  nothingPaid,
  one,
  paidCounts,
  unequal,
  violationOf,
} from '../../kernel/index.ts';
import {
  ConditionsMet,
  EntryRefused,
  RoomCancelled,
  RoomClosed,
  RoomPublished,
  RoomVoided,
} from '../rolls/events.ts';
import {
  FIRST_DAY,
  type FirstDay,
  type NewcomerBoxClaimed,
  NewcomerDeviceClaimed,
  NewcomerMoved,
  events,
} from './events.ts';

// Implemented again on purpose: the auditor must not share the engine's mistakes.
const HOUR_MS = 3_600_000;
const [FREE, TOP_UP] = [1, 4];

/** Books of the player; JSON. */
interface Own extends Paid {
  /** milliseconds since 1970 */
  registered: number;
  status: number;
  topUpBox: boolean;
  /** rooms that the player asked to join and was not turned away from */
  joined: string[];
}
interface Shop {
  boxes: number;
  finished: number;
  /** facts: players with a device for their first day who have not begun it */
  readonly ready: Set<string>;
  /** facts: phone logins that had another player before, and the players who claimed one of them */
  readonly used: Set<string>;
  readonly again: Set<string>;
  /** facts: rooms that take entries */
  readonly rooms: Set<string>;
}
type Books = OwnBooks<Own, Shop>;

export const audit = defineAudit({
  events,
  rules: {
    'newcomer-window':
      'a step of a first day is taken within the window that was offered at the registration',
    'newcomer-once': 'each box of a first day is opened once',
    'newcomer-device': 'a device, and a phone number, give one account a first day',
    'newcomer-cause': 'a step of a first day follows from what happened before it',
    'newcomer-box': 'a first day gives the boxes that its rules name',
    'newcomer-room': 'a first day leads to a room of the rules in force that takes entries, or was joined',
  },
  books: {
    own: (): Own => ({ ...nothingPaid(), registered: 0, status: 0, topUpBox: false, joined: [] }),
    shop: (): Shop => ({
      boxes: 0,
      finished: 0,
      ready: new Set(),
      used: new Set(),
      again: new Set(),
      rooms: new Set(),
    }),
    totals: ({ boxes, finished }) => ({ newcomerBoxes: boxes, firstDays: finished }),
  },
  counts: paidCounts,
  checks: {
    NewcomerBoxClaimed(desk, data, books) {
      books.shop.boxes += 1;
      const violation = auditBox(desk, data, books);
      const { own, shop } = books;
      own.status = Math.max(own.status, data.box === 'newcomer-free' ? FREE : TOP_UP);
      if (data.box === 'newcomer-topup') own.topUpBox = true;
      else shop.ready.delete(desk.id);
      return violation;
    },
    NewcomerMoved(desk, data, books) {
      const violation = auditMove(desk, data, books);
      books.own.status = data.status;
      if (data.status === 6) books.shop.finished += 1;
      return violation;
    },
    NewcomerDeviceClaimed({ id, version, began }, { playerId, device }, { shop: { ready, again } }) {
      ready.add(playerId);
      if (!began(`player-${playerId}`)) return violationOf('newcomer-device', 'a player', playerId);
      return (
        unequal('newcomer-device', id, device) ??
        unequal('newcomer-device', 1, version) ??
        (again.has(playerId)
          ? violationOf('newcomer-device', 'a number that nobody had before', playerId)
          : undefined)
      );
    },
  },
  follows: [
    follow(PlayerRegistered, ({ time }, _data, { own }: Books) => {
      own.registered = time;
      return undefined;
    }),
    follow(LoginClaimed, ({ stream }, { playerId }, { shop: { used, again } }: Books) => {
      if (used.has(stream)) again.add(playerId);
      return undefined;
    }),
    follow(LoginGivenUp, ({ stream }, _data, { shop }: Books) => noted(shop.used, stream)),
    follow(LoginUnbound, ({ stream }, _data, { shop }: Books) => noted(shop.used, stream)),
    follow(RoomPublished, ({ id }, _data, { shop }: Books) => noted(shop.rooms, id)),
    ...[RoomClosed, RoomCancelled, RoomVoided].map((ended) =>
      follow(ended, ({ id }, _data: unknown, { shop }: Books) => {
        shop.rooms.delete(id);
        return undefined;
      }),
    ),
    follow(ConditionsMet, (_desk, { roomId }, { own }: Books) => {
      own.joined.push(roomId);
      return undefined;
    }),
    follow(EntryRefused, (_desk, { roomId }, { own }: Books) => {
      own.joined = own.joined.filter((one) => one !== roomId);
      return undefined;
    }),
  ],
  writings: {
    'update-newcomer': { in: 'player', by: ['player'], writes: one(NewcomerMoved) },
    'claim-newcomer-device': { in: 'newcomer', by: ['system'], writes: one(NewcomerDeviceClaimed) },
  },
  inputs: {
    'update-newcomer': ([event]) =>
      event !== undefined && NewcomerMoved.is(event) ? { status: event.data.status } : undefined,
    'claim-newcomer-device': ([event]) =>
      event !== undefined && NewcomerDeviceClaimed.is(event) ? event.data : undefined,
  },
  ways: {},
});

function noted(set: Set<string>, member: string): undefined {
  set.add(member);
}

/** Returns the first day that was offered to the player at hand; undefined if there was none, or its window is over. */
function offered({ rules, time }: Desk, { registered }: Own): RulesInForce<FirstDay> | undefined {
  const terms = rules.inForce(FIRST_DAY, registered);
  return terms?.content.open === true && time < registered + terms.content.hours * HOUR_MS
    ? terms
    : undefined;
}

const tooLate = ({ time }: Desk): Violation => violationOf('newcomer-window', 'a window that is open', time);

function auditBox(
  desk: Desk,
  { box, of, rulesHash }: EventData<typeof NewcomerBoxClaimed>,
  { own, shop }: Books,
): Violation | undefined {
  const terms = offered(desk, own);
  if (terms === undefined) return tooLate(desk);
  const { freeBox, topUpBox, minimum } = terms.content;
  const ofRules =
    unequal('newcomer-box', box === 'newcomer-free' ? freeBox : topUpBox, of) ??
    unequal('newcomer-box', terms.hash, rulesHash);
  if (box === 'newcomer-free' ? own.status > 0 : own.topUpBox)
    return violationOf('newcomer-once', `${box} once`, 'again');
  if (box === 'newcomer-free')
    return shop.ready.has(desk.id)
      ? ofRules
      : violationOf('newcomer-device', 'a device that was claimed', desk.id);
  if (experienceOf(own) < minimum) return violationOf('newcomer-cause', minimum, experienceOf(own));
  return own.status < 2 ? violationOf('newcomer-cause', 'a status of 2 to 4', own.status) : ofRules;
}

function auditMove(
  desk: Desk,
  { status, roomId }: EventData<typeof NewcomerMoved>,
  { own, shop }: Books,
): Violation | undefined {
  const listed = desk.rules.inForce(FIRST_DAY)?.content.rooms ?? [];
  const isListed = roomId !== null && listed.includes(roomId);
  if (status === 6) {
    if (own.status === 5) return unequal('newcomer-room', 'null', String(roomId));
    if (own.status !== 4 || !own.topUpBox) return violationOf('newcomer-cause', 5, own.status);
    return isListed && own.joined.includes(roomId)
      ? undefined
      : violationOf('newcomer-room', 'a room that was joined', String(roomId));
  }
  const terms = offered(desk, own);
  if (terms === undefined) return tooLate(desk);
  if (status === 5) {
    if (own.status !== 4 || !own.topUpBox) return violationOf('newcomer-cause', 4, own.status);
    return isListed && shop.rooms.has(roomId) && !own.joined.includes(roomId)
      ? undefined
      : violationOf('newcomer-room', 'a room that takes entries, not joined yet', String(roomId));
  }
  const paid = experienceOf(own) >= terms.content.minimum;
  const isFirst = own.status === 1;
  const isPaid = own.status === 3 || own.status === 2;
  const follows = status === 4 ? isPaid && paid : isFirst && (status === 2 || paid);
  return follows
    ? unequal('newcomer-room', 'null', String(roomId))
    : violationOf('newcomer-cause', `what leads to ${status}`, own.status);
}
