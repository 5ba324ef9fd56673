import { type Static, Type } from 'typebox';
import { ItemId } from '../bag/events.ts';
import {
  DAY_MS,
  DrawnRound,
  FixedRound,
  Hash,
  Place,
  Sealed,
  UserSeed,
  closed,
  defineEvent,
  measured,
  placeOf,
} from '../../kernel/index.ts';

/** Latest end of a wish behind its deadline: seven days for the beacon, and a day for its steps. */
export const END_MS = 8 * DAY_MS;
const SHARES = 1_000;
const MOST_SHARES = 500;

const AMOUNT_MAX = 10 ** 13;
const Amount = (description: string, minimum = 1) =>
  Type.Integer({ minimum, maximum: AMOUNT_MAX, description: `1/10,000 gem; ${description}` });
const Time = (description: string) =>
  Type.Integer({
    minimum: 0,
    maximum: Number.MAX_SAFE_INTEGER,
    description: `milliseconds since 1970; ${description}`,
  });
const WishStream = Type.String({ pattern: '^wish-[0-9a-f]{12}$' });
const ShareNumber = Type.Integer({ minimum: 1, maximum: SHARES, description: 'from 1' });
const Shares = Type.Integer({ minimum: 1, maximum: MOST_SHARES, description: 'bought together' });

/** The conditions of a wish, fixed when it is planted. */
export const Terms = closed({
  skinId: Type.String(),
  price: Amount('of the skin'),
  feeRate: Type.Integer({ minimum: 0, maximum: 5_000, description: '1/10,000 of the price' }),
  sharePrice: Amount('of one of 1,000 shares'),
  most: Type.Integer({ minimum: 1, maximum: MOST_SHARES, description: 'shares that one player may hold' }),
  houseCeiling: Amount('no beacon of the shop draws a dearer skin'),
  closesAt: Time('not full by then: everything goes back'),
  rulesHash: Hash,
});
export type Terms = Static<typeof Terms>;

// In a player's stream.

/** A player asks for a wish to be planted. */
export const WishAsked = defineEvent('WishAsked', closed({ wish: WishStream, terms: Terms, due: Time('') }));

/** An own wish is over, or was refused: another one may be planted. */
export const PlantingEnded = defineEvent(
  'PlantingEnded',
  closed({
    wish: WishStream,
    asked: Place,
    cause: Type.Union([Place, Type.Null()], { description: 'null: it was refused' }),
  }),
);

/** Gems are held for shares of a wish. */
export const SharesReserved = defineEvent(
  'SharesReserved',
  closed({
    wish: WishStream,
    shares: Shares,
    gems: Amount('held'),
    userSeed: UserSeed,
    due: Time('latest end'),
  }),
);

/** A wish was drawn: the stake is the house's. */
export const SharesSettled = defineEvent(
  'SharesSettled',
  closed({
    wish: WishStream,
    reserved: Place,
    /** the draw */
    cause: Place,
    gems: Amount('the stake'),
    value: Amount('of the item that these shares won; 0 without', 0),
    itemId: Type.Union([ItemId, Type.Null()]),
  }),
  { label: ({ value }) => (value === 0 ? 'lost' : 'won') },
);

/** The stake came back whole: the shares were not sold, or there was no draw. */
export const SharesReleased = defineEvent(
  'SharesReleased',
  closed({
    wish: WishStream,
    reserved: Place,
    cause: Type.Union([Place, Type.Null()], { description: 'null: the shares were refused' }),
  }),
);

// In the stream of a wish.

/** A wish of the house's day. */
const HouseWish = closed({
  day: Type.Integer({ minimum: 0, maximum: 10 ** 7, description: 'house days since 1970' }),
  n: Type.Integer({ minimum: 1, maximum: 20, description: 'of the day' }),
});

/** A wish grows. */
export const WishPlanted = defineEvent(
  'WishPlanted',
  closed({
    asked: Type.Union([Place, Type.Null()], { description: 'null: by the house' }),
    house: Type.Union([HouseWish, Type.Null()]),
    terms: Terms,
  }),
  { label: ({ house }) => (house === null ? 'player' : 'house') },
);

/** Shares were sold: the next ones in order. */
export const SharesSold = defineEvent(
  'SharesSold',
  closed({
    from: ShareNumber,
    to: ShareNumber,
    reserved: Place,
    entrant: Type.String({
      pattern: '^[0-9a-f]{16}$',
      description: 'names a player in public: what SHA-256 of `upgrade-hall <player>` begins with',
    }),
    userSeed: UserSeed,
  }),
);

/** The last share was sold: all are under the root, and the round is fixed. */
export const WishFrozen = defineEvent(
  'WishFrozen',
  closed({
    root: Hash,
    source: FixedRound,
    newest: Type.Integer({
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'round verified here',
    }),
  }),
);

/** In time before the round, the shop signed a checkpoint of its log that holds the frozen wish. */
export const WishSealed = defineEvent('WishSealed', Sealed);

/** The beacon's round is out, and with it the share. */
export const WishDrawn = defineEvent(
  'WishDrawn',
  closed({ by: DrawnRound, share: ShareNumber, reserved: Place }),
);

/** expired: not full at its deadline; price: the price of the skin changed */
export const RETURNED_REASONS = ['expired', 'price'] as const;
export const ReturnedReason = Type.Enum([...RETURNED_REASONS]);
export type ReturnedReason = Static<typeof ReturnedReason>;

/** A wish ended before it was full: everything goes back. */
export const WishReturned = defineEvent('WishReturned', closed({ reason: ReturnedReason }), {
  label: ({ reason }) => reason,
});

/** late: not signed in time; no-beacon: the round never came out */
export const VOID_REASONS = ['late', 'no-beacon'] as const;
export const VoidReason = Type.Enum([...VOID_REASONS]);
export type VoidReason = Static<typeof VoidReason>;

/** A full wish is not drawn: everything goes back. */
export const WishVoided = defineEvent('WishVoided', closed({ reason: VoidReason }), {
  label: ({ reason }) => reason,
});

/** All stakes and the item are where they belong. */
export const WishEnded = defineEvent('WishEnded', closed({ planted: Place }));

/** Returns the stream of a wish. */
export const wishStream = (wishId: string): string => `wish-${wishId}`;
/** Returns the place of the event that planted a wish: its obligation until it ends. */
export const wishBegun = (stream: string): Place => placeOf(stream, 1);

export const measures = [
  measured(WishAsked, { opens: ({ due }) => due }),
  measured(PlantingEnded, { closes: ({ asked }) => asked }),
  measured(SharesReserved, { begins: () => 'play', opens: ({ due }) => due }),
  measured(
    SharesSettled,
    {
      plays: () => 1,
      staked: ({ gems }) => gems,
      closes: ({ reserved }) => reserved,
    },
    {
      'gems-spent': ({ gems }) => ({ count: 1, amount: gems }),
      wish: ({ gems }) => ({ count: 1, amount: gems }),
    },
  ),
  measured(SharesReleased, { closes: ({ reserved }) => reserved }),
  measured(WishPlanted, { opens: ({ terms }) => terms.closesAt + END_MS }),
  measured(WishEnded, { closes: ({ planted }) => planted }),
];

/** The event types of the slice, for its definition and its audit. */
export const events = {
  WishAsked,
  PlantingEnded,
  SharesReserved,
  SharesSettled,
  SharesReleased,
  WishPlanted,
  SharesSold,
  WishFrozen,
  WishSealed,
  WishDrawn,
  WishReturned,
  WishVoided,
  WishEnded,
};
