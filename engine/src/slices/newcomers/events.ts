import { type Static, Type } from 'typebox';
import { Hash, UNITS_PER_GEM, closed, defineEvent, defineRules } from '../../kernel/index.ts';

const BoxId = Type.String({ pattern: '^[a-z0-9-]{1,40}$' });
const RoomId = Type.String({ pattern: '^[0-9a-f]{12}$' });
const PlayerId = Type.String({ pattern: '^[a-z0-9]{8,40}$' });

/** Longest window: a week of hours. */
const HOURS_MAX = 168;
/** Most rooms lined up at once. */
const ROOMS_MAX = 20;
/** 10^6 gems: highest minimum of the first top-up. */
const GEMS_MAX = 10 ** 6 * UNITS_PER_GEM;
const DAY_HOURS = 24;

/** The two boxes of a first day, by the ids under which players ask for them. */
export const NEWCOMER_BOXES = ['newcomer-free', 'newcomer-topup'] as const;
const NewcomerBox = Type.Enum([...NEWCOMER_BOXES]);
export type NewcomerBox = Static<typeof NewcomerBox>;

/**
 * The first day of a new player (spec 4.4). Window, boxes and minimum are those in force when the player registered; the rooms
 * are those in force now.
 */
export const FIRST_DAY = defineRules(
  'first-day',
  closed({
    open: Type.Boolean({ description: 'whether who registers now has a first day' }),
    hours: Type.Integer({ minimum: 1, maximum: HOURS_MAX, description: 'length of the window' }),
    freeBox: BoxId,
    topUpBox: BoxId,
    minimum: Type.Integer({ minimum: 1, maximum: GEMS_MAX, description: '1/10,000 gem bought' }),
    rooms: Type.Refine(
      Type.Array(RoomId, { maxItems: ROOMS_MAX }),
      (rooms) => new Set(rooms).size === rooms.length,
    ),
  }),
  {
    open: true,
    hours: DAY_HOURS,
    freeBox: 'chujian',
    topUpBox: 'jingzhe',
    minimum: 30 * UNITS_PER_GEM,
    rooms: [],
  },
);
export type FirstDay = (typeof FIRST_DAY)['first'];

/** A player opens a box of the first day: the draw of `of` follows in the same command. */
export const NewcomerBoxClaimed = defineEvent(
  'NewcomerBoxClaimed',
  closed({
    box: NewcomerBox,
    of: BoxId,
    rulesHash: Hash,
  }),
);

/** Statuses that a player asks for; 0 is the registration, 1 the opened free box. */
const NewcomerStatus = Type.Integer({ minimum: 2, maximum: 6 });

/** A player's status moved on. */
export const NewcomerMoved = defineEvent(
  'NewcomerMoved',
  closed({
    status: NewcomerStatus,
    roomId: Type.Union([RoomId, Type.Null()], {
      description: 'of 5 the room that the player goes to; of 6 the room joined without it; else null',
    }),
  }),
);

/** The first account that a device gives a first day, in the stream `newcomer-<keyed hash of the device>`. */
export const NewcomerDeviceClaimed = defineEvent(
  'NewcomerDeviceClaimed',
  closed({ playerId: PlayerId, device: Hash }),
);

/** Returns the stream of a device. @param device keyed hash, which reveals nothing of the device */
export const newcomerStream = (device: string): string => `newcomer-${device}`;

/** The event types of the slice, for its definition and its audit. */
export const events = { NewcomerBoxClaimed, NewcomerMoved, NewcomerDeviceClaimed };
