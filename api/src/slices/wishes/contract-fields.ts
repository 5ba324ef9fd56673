import { Type } from 'typebox';
import { Gems, Hash, Probability, Rarity, Time, UserSeed } from '../../foundation/contract/fields.ts';

// What the calls of wishes share.

export const WishId = Type.String({ pattern: '^[0-9a-f]{12}$' });
export const Count = Type.Integer({ minimum: 0 });
/** Number of a share. */
export const Share = Type.Integer({ minimum: 1, maximum: 1_000, description: 'number of a share, from 1' });

export const State = Type.Enum(['growing', 'sealing', 'lit', 'returned', 'void'], {
  description:
    'growing: shares are sold; sealing: all are sold and frozen, it waits for the beacon; lit: drawn, and the item is in a bag or on its way; returned: not full in time, or the price changed; void: full, and not drawn. In the last two everything goes back',
});

export const Reason = Type.Enum(['expired', 'price', 'late', 'no-beacon'], {
  description:
    'of returned: expired: not full at its deadline; price: the price of the skin changed. Of void: late: not signed 3 s before the round; no-beacon: the round never came out',
});

export const Person = Type.Object({
  userId: Type.String({
    pattern: '^[0-9a-f]{16}$',
    description: 'names a player in public, and says nothing of the account',
  }),
  userName: Type.String({ description: 'masked' }),
  avatar: Type.String(),
  me: Type.Boolean({ description: 'whether it is the caller' }),
});

/** A skin that is wished for. */
export const WishedSkin = Type.Object({
  skinId: Type.String(),
  name: Type.String(),
  image: Type.String(),
  skinsRarity: Rarity,
  category: Type.String(),
  exterior: Type.String(),
});

/** The share that a draw named, and who held it. */
export const Lucky = Type.Object({
  share: Share,
  person: Person,
  shares: Type.Integer({ minimum: 1, description: 'that the player held' }),
});

/** A wish in lists. */
export const Wish = Type.Object({
  id: WishId,
  state: State,
  reason: Type.Union([Reason, Type.Null()], { description: 'of returned and void' }),
  skin: WishedSkin,
  price: Type.Number({ description: 'of the skin when it was planted, in gems; fixed' }),
  sharePrice: Type.Number({ description: 'of one of 1,000 shares, in gems, exact to 4 places' }),
  sold: Type.Integer({ minimum: 0, maximum: 1_000, description: 'of 1,000' }),
  people: Type.Integer({ minimum: 0, description: 'players with shares' }),
  most: Type.Integer({ minimum: 1, maximum: 500, description: 'shares that one player may hold' }),
  planter: Type.Union([Person, Type.Null()], {
    description: 'null: the house, which never holds a share',
  }),
  mine: Type.Integer({ minimum: 0, maximum: 500, description: 'shares of the caller' }),
  chance: Type.Union([Probability, Type.Null()], {
    description: 'of the caller: shares / 1,000, exact; null without shares',
  }),
  buyable: Type.Boolean({
    description: 'shares are left, its time is not over, the price is unchanged; says nothing of the caller',
  }),
  steers: Type.Enum(['nobody', 'shop'], {
    description: 'shop: no independent beacon stands behind the draw, so the shop could steer it',
  }),
  plantedAt: Time,
  closesAt: Type.Integer({ description: 'not full by then: everything goes back; milliseconds since 1970' }),
  frozenAt: Type.Union([Time, Type.Null()], { description: 'when the last share was sold' }),
  roundNumber: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()], {
    description: 'of the beacon, once it is frozen',
  }),
  roundTime: Type.Union([Time, Type.Null()], { description: 'when that round comes out' }),
  drawnAt: Type.Union([Time, Type.Null()]),
  overAt: Type.Union([Time, Type.Null()], { description: 'when it was drawn, returned or void' }),
  lucky: Type.Union([Lucky, Type.Null()], { description: 'of lit' }),
});

/** Shares that were bought together. */
export const Bought = Type.Object({
  from: Share,
  to: Share,
  person: Person,
  time: Time,
});

/** What a wish costs, and who gets what of it. All in gems. */
export const Account = Type.Object({
  price: Gems,
  feeRate: Type.Number({ minimum: 0, maximum: 1, description: '0.03: of the price' }),
  fee: Type.Number({ description: 'price × rate, rounded up to a unit of 1/10,000' }),
  sharePrice: Gems,
  total: Type.Number({ description: '1,000 shares' }),
  surplus: Type.Number({ description: 'total − price − fee, from rounding a share up; fee as well' }),
  fees: Type.Number({ description: 'fee + surplus' }),
  returns: Type.Number({ minimum: 0, maximum: 1, description: 'price / total: what all get back together' }),
});

/** What came back, of returned and void. */
export const Returned = Type.Object({
  reason: Reason,
  time: Time,
  people: Count,
  amount: Type.Number({ description: 'gems, all players together' }),
  mine: Type.Union([Type.Number({ description: 'gems' }), Type.Null()], {
    description: 'the caller’s; null without shares',
  }),
});

const FixedRound = Type.Object({
  chain: Type.Object({
    hash: Hash,
    publicKey: Type.String(),
    genesisTime: Time,
    period: Type.Integer({ description: 'milliseconds' }),
  }),
  round: Type.Integer({ minimum: 1 }),
  time: Time,
});

/** Everything that decides a wish, and lets anybody repeat it (docs/fairness.md, section 14). */
export const Evidence = Type.Object({
  kind: Type.Literal('wish'),
  draw: Type.String({ description: 'name of the draw: the stream of the wish' }),
  terms: Type.Object({
    skinId: Type.String(),
    price: Type.Integer({ description: '1/10,000 gem' }),
    feeRate: Type.Integer({ description: '1/10,000' }),
    sharePrice: Type.Integer({ description: '1/10,000 gem' }),
    most: Type.Integer({ description: 'shares a player' }),
    rulesHash: Hash,
  }),
  closesAt: Time,
  bought: Type.Array(Type.Object({ from: Share, to: Share, entrant: Type.String(), userSeed: UserSeed }), {
    description:
      'in the order of the shares, without gaps; each share is one leaf: the entry of section 12 with its number. Before the freeze: so far',
  }),
  source: Type.Union([FixedRound, Type.Null()]),
  frozen: Type.Union([
    Type.Object({
      root: Hash,
      time: Time,
      newest: Type.Integer({
        minimum: 1,
        description: 'round of the beacon that the shop had verified last',
      }),
    }),
    Type.Null(),
  ]),
  sealed: Type.Union([
    Type.Object({ size: Type.Integer({ minimum: 1 }), root: Hash, note: Type.String(), time: Time }),
    Type.Null(),
  ]),
  round: Type.Union([
    Type.Object({ round: Type.Integer({ minimum: 1 }), signature: Type.String(), randomness: Hash }),
    Type.Null(),
  ]),
  drawn: Type.Union([Time, Type.Null()]),
  lucky: Type.Union(
    [
      Type.Object({
        share: Share,
        entrant: Type.String(),
        userSeed: UserSeed,
        proof: Type.Array(Hash, {
          description: 'audit path of RFC 6962 from the share’s leaf to the root, from the leaf up',
        }),
      }),
      Type.Null(),
    ],
    { description: 'the share that was drawn' },
  ),
  voided: Type.Union([Type.Object({ reason: Reason, time: Time }), Type.Null()]),
});
