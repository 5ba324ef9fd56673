import { Shown } from '@skins/engine/profile';
import { Type } from 'typebox';
import { get, post } from '../../foundation/contract/call.ts';
import { refusedAs } from '../../foundation/contract/refused-as.ts';
import { Gems, Hash, Probability, Rarity, Time } from '../../foundation/contract/fields.ts';

const Count = Type.Integer({ minimum: 0 });
const UserId = Type.String({
  pattern: '^[0-9a-f]{16}$',
  description: 'names a player in public, and says nothing of the account',
});

/** Returns a part that is null where the player does not show it. */
const part = <Part extends ReturnType<typeof Type.Object> | ReturnType<typeof Type.Array>>(one: Part) =>
  Type.Union([one, Type.Null()], { description: 'null: not shown' });

const Face = {
  skinId: Type.String(),
  name: Type.String(),
  image: Type.String(),
  skinsRarity: Rarity,
  category: Type.String(),
  exterior: Type.String(),
};

const Luck = Type.Object({
  plays: Type.Integer({ minimum: 0, description: 'boxes and upgrades whose results have landed' }),
  staked: Type.Number({ description: 'gems and items put in, in gems' }),
  expected: Type.Number({ description: 'what the published odds promise for these plays, in gems' }),
  returned: Type.Number({ description: 'value of what came back, in gems' }),
  deviation: Type.Number({ description: 'one standard deviation of what comes back, in gems' }),
  points: Type.Array(
    Type.Object({
      plays: Count,
      luck: Type.Number({ description: 'returned less expected, in gems' }),
      deviation: Type.Number(),
    }),
    { description: 'at even distances, at most 128' },
  ),
});

const Runs = Type.Object({
  paid: Type.Integer({ minimum: 0, description: 'plays that cost something' }),
  above: Type.Integer({
    minimum: 0,
    description: 'longest run of plays that returned what they cost, or more',
  }),
  below: Type.Integer({ minimum: 0, description: 'longest run of plays that returned less' }),
});

const Best = Type.Object({
  ...Face,
  multiple: Type.Number({ description: 'what came back over what was put in' }),
  kind: Type.Enum(['box', 'upgrade']),
  position: Type.String({ description: 'of the play in the log' }),
  price: Gems,
});

const Collection = Type.Object({
  seen: Type.Integer({
    minimum: 0,
    description: 'places that are filled: the skin was ever in the bag, in any wear',
  }),
  places: Type.Integer({ minimum: 0, description: 'skins of the catalogue, all wears of one in one place' }),
  gone: Type.Integer({ minimum: 0, description: 'skins that were in the bag and left the catalogue' }),
  groups: Type.Array(Type.Object({ rarity: Rarity, places: Count, seen: Type.Array(Type.Object(Face)) }), {
    description: 'the rarest first; in each the dearest first',
  }),
});

export const TITLE_NAMES = ['collector', 'ancient', 'battles', 'longShot', 'kept'] as const;
const Title = Type.Object({
  name: Type.Enum([...TITLE_NAMES]),
  earned: Type.Boolean(),
  have: Type.Number({ description: 'so far, in what the title counts' }),
  need: Type.Number({ description: 'what the published rules ask for; of longShot, at most' }),
});

/** A landed result, as followers of the player see it. */
export const LiveResult = Type.Object({
  ...Face,
  position: Type.String({ description: 'of the play in the log' }),
  kind: Type.Enum(['box', 'upgrade']),
  won: Type.Boolean({ description: 'false: an upgrade that failed; the skin is the one aimed at' }),
  staked: Type.Number({ description: 'gems and items put in, in gems; 0: it cost nothing' }),
  price: Type.Number({ description: 'value of what came back, in gems' }),
  createTime: Time,
});

/** A message of the channel `follow`. */
export const FollowMessage = Type.Object({
  type: Type.Literal('result'),
  userId: UserId,
  ...LiveResult.properties,
});

const Newest = Type.Union([LiveResult, Type.Null()], { description: 'null: none has landed' });

const Live = Type.Object({
  newest: Newest,
  followed: Type.Boolean({ description: 'whether the caller follows the player' }),
});

const Gem = Type.Object({ date: Type.String({ description: 'of the house' }), balance: Gems });

const Person = {
  userId: UserId,
  userName: Type.String({ description: 'masked' }),
  avatar: Type.String(),
  headPortraitBox: Type.String({ description: 'the frame around the avatar' }),
  vipLevel: Count,
};

const Profile = Type.Object({
  ...Person,
  me: Type.Boolean({ description: 'whether it is the caller' }),
  luck: part(Luck),
  runs: part(Runs),
  best: part(Type.Array(Best)),
  collection: part(Collection),
  titles: part(Type.Array(Title)),
  gems: part(Type.Array(Gem)),
  live: part(Live),
  rulesHash: Hash,
});

export const profileOf = get('/api/profile', {
  summary: 'The page of a player, with what the player shows; results that have not landed are left out',
  perMinute: 30,
  query: Type.Object({ id: refusedAs('no-such-profile', UserId) }),
  refusals: ['no-such-profile'],
  waits: true,
  data: Profile,
});

export const ownProfile = get('/api/profile/own', {
  summary: 'The player’s own page with all its parts, and what others see of it',
  access: 'player',
  waits: true,
  data: Type.Object({ ...Profile.properties, shown: Shown }),
});

export const chooseProfile = post('/api/profile/choose', {
  summary: 'Choose what others see on the own page',
  access: 'player',
  idempotencyKey: 'optional',
  body: Shown,
  data: Type.Object({ shown: Shown, position: Type.String({ description: 'in the log' }) }),
});

export const followPlayer = post('/api/profile/follow', {
  summary: 'Follow a player who allows it, or no longer; a repeat changes nothing',
  access: 'player',
  perMinute: 30,
  body: Type.Object({ userId: UserId, follow: Type.Boolean() }),
  refusals: ['no-such-profile', 'not-followable', 'follows-too-many'],
  data: Type.Object({ followed: Type.Boolean() }),
});

export const following = get('/api/profile/following', {
  summary: 'Whom the player follows, each with the newest result that has landed; the newest first',
  access: 'player',
  waits: true,
  data: Type.Object({
    most: Type.Integer({ description: 'players whom one may follow' }),
    records: Type.Array(Type.Object({ ...Person, since: Time, newest: Newest })),
  }),
});

const Status = Type.Integer({ minimum: 0, maximum: 14, description: 'an item state code' });

export const itemView = get('/api/profile/item', {
  summary:
    'One item of the player, gone or not: where it came from, what became of it, and what it can become',
  access: 'player',
  waits: true,
  refusals: ['no-such-item'],
  query: Type.Object({ id: Type.String({ minLength: 1, maxLength: 60 }) }),
  data: Type.Object({
    id: Type.String(),
    ...Face,
    status: Status,
    source: Type.Integer({ minimum: 0, maximum: 12, description: 'an item source code' }),
    createTime: Time,
    salePrice: Gems,
    price: Type.Union([Gems, Type.Null()], { description: 'of its skin now; null if it left the catalogue' }),
    moves: Type.Array(
      Type.Object({
        position: Type.String({ description: 'in the log' }),
        status: Status,
        createTime: Time,
      }),
      { description: 'what became of it, the oldest first' },
    ),
    wears: Type.Array(
      Type.Object({ wear: Type.Enum(['fn', 'mw', 'ft', 'ww', 'bs']), price: Gems, own: Type.Boolean() }),
      { description: 'wears of the same skin in the catalogue, the least worn first' },
    ),
    targets: Type.Array(Type.Object({ ...Face, price: Gems, rate: Probability }), {
      description: 'upgrades that it alone is enough for',
    }),
  }),
});
