import { Type } from 'typebox';
import { get, post } from '../../foundation/contract/call.ts';
import { refusedAs } from '../../foundation/contract/refused-as.ts';
import {
  AfterPage,
  AfterQuery,
  Gems,
  Hash,
  PageQuery,
  Probability,
  Time,
} from '../../foundation/contract/fields.ts';
import { gems } from '../../foundation/contract/gems.ts';
import {
  Account,
  Bought,
  Count,
  Evidence,
  Lucky,
  Returned,
  Share,
  Wish,
  WishId,
  WishedSkin,
} from './contract-fields.ts';

export { Account, Bought, Evidence, Lucky, Person, Returned, Wish, WishedSkin } from './contract-fields.ts';

/** Default page size: complete rows at every width. */
export const WISHES_PAGE = 12;

const Position = Type.String({
  description: 'where in the log it stands; lists can be asked to wait for it',
});
const Hours = Type.Integer({ minimum: 1, maximum: 720, description: 'how long a wish may grow' });
const PlantLevel = Type.Object({
  level: Count,
  atOnce: Type.Integer({ minimum: 0, description: 'own wishes that may grow at once; 0: none' }),
  priceMost: Gems,
});

export const wishOpen = get('/api/wish/open', {
  summary: 'Whether wishes are open: 0 yes, 1 no',
  data: Type.Integer({ minimum: 0, maximum: 1 }),
});

export const wishRules = get('/api/wish/rules', {
  summary: 'The rules in force, their hash, and the times of a wish',
  data: Type.Object({
    rulesHash: Hash,
    shares: Type.Literal(1_000),
    feeRate: Type.Number({ minimum: 0, maximum: 1 }),
    most: Type.Integer({
      minimum: 1,
      maximum: 500,
      description: 'shares of a wish that one player may hold',
    }),
    hours: Type.Array(Hours, { description: 'to choose from when planting' }),
    priceLeast: Gems,
    levels: Type.Array(PlantLevel, { description: 'by VIP level, from 0' }),
    steers: Type.Enum(['nobody', 'shop'], { description: 'who could steer a wish planted now' }),
    ceiling: Type.Number({
      description: 'gems: the dearest skin that may be wished for, whatever the level',
    }),
    house: Type.Object({
      plants: Type.Boolean({ description: 'whether the house plants wishes' }),
      hour: Type.Integer({ minimum: 0, maximum: 23, description: 'of the house’s day' }),
      wishes: Type.Integer({ minimum: 0, description: 'planted each day at most' }),
      next: Type.Union([Time, Type.Null()], { description: 'when it plants next; null: never' }),
    }),
    roundAfterMs: Type.Integer({
      description: 'the beacon’s round comes so long behind the last share at least',
    }),
    sealBeforeMs: Type.Integer({ description: 'it is signed so long before that round, or void' }),
  }),
});

export const wishList = get('/api/wish/list', {
  summary: 'Wishes: growing ones by how near they are to full, ended ones newest first',
  waits: true,
  query: Type.Object({
    ...PageQuery.properties,
    state: Type.Optional(
      Type.Enum(['growing', 'lit', 'returned'], {
        description: 'growing: sealing ones first; returned: void ones too',
        default: 'growing',
      }),
    ),
    sort: Type.Optional(
      Type.Enum(['near', 'ending', 'newest'], {
        description: 'of growing: nearest to full, nearest to its deadline, planted last',
        default: 'near',
      }),
    ),
    mine: Type.Optional(
      Type.Boolean({ description: 'only wishes in which the caller has shares; ignored without login' }),
    ),
  }),
  data: Type.Object({
    records: Type.Array(Wish),
    total: Count,
    current: Type.Integer(),
    counts: Type.Object({
      growing: Count,
      sealing: Count,
      mine: Type.Integer({
        minimum: 0,
        description: 'growing and sealing ones in which the caller has shares',
      }),
      litToday: Type.Integer({ minimum: 0, description: 'in the house’s day' }),
      voidToday: Count,
    }),
  }),
});

export const wishOwn = get('/api/wish/own', {
  summary:
    'Wishes that are not over in which the caller has shares: to be seen before the round, on any page',
  access: 'player',
  waits: true,
  data: Type.Array(
    Type.Object({
      wish: Wish,
      root: Type.Union([Hash, Type.Null()], { description: 'of the frozen shares' }),
      note: Type.Union([Type.String(), Type.Null()], { description: 'the signed checkpoint' }),
    }),
  ),
});

export const wishDetail = get('/api/wish/detail', {
  summary: 'One wish: its shares, what it costs, the draw, and the proof so far',
  waits: true,
  query: Type.Object({ id: refusedAs('wish-unknown', WishId) }),
  refusals: ['wish-unknown'],
  data: Type.Object({
    wish: Wish,
    now: Time,
    account: Account,
    bought: Type.Array(Bought, { description: 'in the order of the shares' }),
    mine: Type.Union(
      [
        Type.Object({
          shares: Type.Integer({ minimum: 0, maximum: 500 }),
          chance: Probability,
          cost: Type.Number({ description: 'gems paid; they came back where it was returned or void' }),
          mayBuy: Type.Integer({
            minimum: 0,
            maximum: 500,
            description: 'shares that the caller may still buy: by the limit and by what is left',
          }),
          itemId: Type.Union([Type.String(), Type.Null()], {
            description: 'the item in the caller’s bag, if the caller won it',
          }),
        }),
        Type.Null(),
      ],
      { description: 'null without login' },
    ),
    lucky: Type.Union([
      Type.Object({
        ...Lucky.properties,
        from: Share,
        to: Share,
        chance: Probability,
        given: Type.Boolean({ description: 'whether it is in the winner’s bag' }),
      }),
      Type.Null(),
    ]),
    returned: Type.Union([Returned, Type.Null()], { description: 'of returned and void' }),
    evidence: Evidence,
  }),
});

export const wishEvidence = get('/api/wish/evidence', {
  summary: 'The file that `skins verify --room` takes',
  query: Type.Object({ id: refusedAs('wish-unknown', WishId) }),
  refusals: ['wish-unknown'],
  data: Evidence,
});

export const wishPlanting = get('/api/wish/planting', {
  summary: 'Whether the caller may plant a wish now, and which skins by price',
  access: 'player',
  waits: true,
  data: Type.Object({
    ...PlantLevel.properties,
    priceLeast: Gems,
    planted: Type.Integer({ minimum: 0, description: 'own wishes that are not over' }),
    free: Type.Union([Time, Type.Null()], {
      description: 'the earliest deadline of an own wish, where no more may be planted now; else null',
    }),
    rulesHash: Hash,
  }),
});

export const wishSkins = get('/api/wish/skins', {
  summary: 'Skins that the caller’s level may plant, with what a share would cost; dearest first unless told',
  access: 'player',
  query: Type.Object({
    ...PageQuery.properties,
    q: Type.Optional(
      Type.String({
        maxLength: 100,
        description: 'words of a name, each from its beginning, in any language',
      }),
    ),
    sort: Type.Optional(Type.Enum(['dearest', 'cheapest'], { default: 'dearest' })),
  }),
  data: Type.Object({
    records: Type.Array(Type.Object({ ...WishedSkin.properties, account: Account })),
    total: Count,
    current: Type.Integer(),
  }),
});

export const plantWish = post('/api/wish/plant', {
  summary: 'Plant a wish, and buy its first shares in the same step',
  access: 'player',
  idempotencyKey: 'optional',
  perMinute: 30,
  refusals: [
    'unknown-skin',
    'stale-version',
    'wishes-closed',
    'hours-misfit',
    'skin-not-plantable',
    'plants-spent',
    'shares-over-limit',
    'insufficient-gems',
  ],
  body: Type.Object({
    skinId: Type.String({ minLength: 1, maxLength: 40 }),
    price: gems({ exclusiveMinimum: 0, maximum: 10 ** 10 }),
    hours: Hours,
    shares: Type.Integer({
      minimum: 0,
      maximum: 1_000,
      description: 'bought by the planter at once; 0 is allowed',
    }),
    rulesHash: Type.String({ maxLength: 64, description: 'of the rules that the player saw' }),
  }),
  data: Type.Object({
    wishId: WishId,
    from: Type.Union([Share, Type.Null()], { description: 'first share bought; null without' }),
    to: Type.Union([Share, Type.Null()]),
    balance: Gems,
    position: Position,
  }),
});

export const buyShares = post('/api/wish/buy', {
  summary: 'Buy shares of a wish: all of them, or none',
  access: 'player',
  idempotencyKey: 'optional',
  perMinute: 60,
  refusals: [
    'wish-unknown',
    'wish-over',
    'wish-full',
    'shares-over-limit',
    'shares-short',
    'stale-version',
    'last-shares-wait',
    'purchases-spent',
    'wishes-closed',
    'insufficient-gems',
  ],
  body: Type.Object({
    wishId: WishId,
    shares: Type.Integer({ minimum: 1, maximum: 1_000 }),
  }),
  data: Type.Object({
    wishId: WishId,
    from: Share,
    to: Share,
    owned: Type.Integer({ minimum: 1, maximum: 500, description: 'shares of the caller now' }),
    sold: Type.Integer({ minimum: 1, maximum: 1_000, description: '1,000: these were the last' }),
    balance: Gems,
    position: Position,
  }),
});

/** won: the item is the caller's; lost: another's; returned: not full, or not drawn */
const Result = Type.Enum(['open', 'won', 'lost', 'returned']);

export const wishRecord = get('/api/wish/record', {
  summary: 'The caller’s purchases of shares, newest first; each page goes on behind the one before',
  access: 'player',
  waits: true,
  query: Type.Object({ ...AfterQuery.properties, result: Type.Optional(Result) }),
  data: AfterPage(
    Type.Object({
      id: Type.String({ description: 'of the record' }),
      wish: Wish,
      from: Share,
      to: Share,
      result: Result,
      cost: Type.Number({ description: 'gems that were paid and did not come back' }),
      paid: Gems,
      value: Type.Number({ description: 'of the item that these shares won, in gems' }),
      createTime: Time,
    }),
  ),
});

/** What happened to a wish, as type 0 of the channel `wish`. Nothing is held back: a draw is public once it is in the log. */
const WishTold = Type.Object({
  position: Position,
  type: Type.Literal(0),
  event: Type.Enum(['planted', 'sold', 'frozen', 'sealed', 'drawn', 'returned', 'void', 'ended']),
  id: WishId,
  sold: Count,
  time: Time,
});

/** Type 1 of the channel `wish`: red packets fall (spec 7.11). */
const RedPacketTold = Type.Object({
  position: Position,
  type: Type.Literal(1),
  time: Time,
  duration: Type.Integer({ description: 'seconds' }),
  name: Type.String(),
  amount: Gems,
});

/** A message on `/ws/wish`; `type` says which. Other slices that tell something there add their member. */
export const WishMessage = Type.Union([WishTold, RedPacketTold]);
