import { Type } from 'typebox';
import { get, post } from '../../foundation/contract/call.ts';
import {
  AfterPage,
  AfterQuery,
  Band,
  Gems,
  Hash,
  PageQuery,
  Time,
} from '../../foundation/contract/fields.ts';
import {
  Card,
  Count,
  Deck,
  Evidence,
  Next,
  Pending,
  Roll,
  RoomId,
  State,
  Turned,
} from './contract-fields.ts';

export { Card, Deck, Evidence, Next, Pending, Person, Roll, Turned } from './contract-fields.ts';

/** Default page size: complete rows of three and four. */
export const DECKS_PAGE = 12;

const Position = Type.String({
  description: 'where in the log it stands; lists can be asked to wait for it',
});

export const luckycardRules = get('/api/luckycard/rules', {
  summary: 'What decks are opened by: the rules in force and their limits',
  data: Type.Object({
    rulesHash: Hash,
    open: Type.Boolean({ description: 'whether cards are turned now' }),
    idleMs: Type.Integer({ description: 'a deck closes once nobody turned a card for so long' }),
    ceiling: Gems,
    kinds: Type.Array(
      Type.Object({
        kind: Type.String(),
        name: Type.String(),
        cards: Type.Integer({ minimum: 20, maximum: 100 }),
        rate: Type.Integer({ description: 'in 1/10,000' }),
        extra: Gems,
      }),
    ),
  }),
});

export const luckycardList = get('/api/luckycard/list', {
  summary: 'Decks: open ones in the order of their kinds, or those that are over, latest first',
  waits: true,
  query: Type.Object({
    ...PageQuery.properties,
    state: Type.Optional(Type.Enum(['open', 'over'], { description: 'absent: open' })),
    kind: Type.Optional(Type.String({ maxLength: 20 })),
    whose: Type.Optional(
      Type.Enum(['mine'], {
        description: 'only those of which the caller turned a card; nothing for visitors',
      }),
    ),
  }),
  data: Type.Object({
    records: Type.Array(Deck),
    total: Count,
    current: Type.Integer(),
    counts: Type.Object({
      open: Count,
      finishedToday: Type.Integer({ minimum: 0, description: 'all cards turned, on the house’s day' }),
    }),
  }),
});

export const luckycardDetail = get('/api/luckycard/detail', {
  summary: 'One deck: what is left, every chance, the price now, and all cards that were turned',
  waits: true,
  query: Type.Object({ roomId: RoomId }),
  refusals: ['deck-unknown'],
  data: Type.Object({
    deck: Deck,
    now: Time,
    composition: Hash,
    rulesHash: Hash,
    cards: Type.Array(Card, { description: 'in the order of the composition, the dearest first' }),
    turned: Type.Array(Turned, { description: 'by turn' }),
    prices: Type.Array(Gems, { description: 'by turn: of each card turned, then of the next one' }),
    pending: Type.Union([Pending, Type.Null()], {
      description: 'somebody paid for the next card; it is known in a moment',
    }),
    successor: Type.Union([RoomId, Type.Null()], {
      description: 'the deck of this kind that is open now, once this one is over',
    }),
  }),
});

export const luckycardEvidence = get('/api/luckycard/evidence', {
  summary: 'The file that `skins verify --room` takes',
  query: Type.Object({ roomId: RoomId }),
  refusals: ['deck-unknown'],
  data: Evidence,
});

export const luckycardPress = post('/api/luckycard/press', {
  summary: 'Pay for the next card and turn it',
  access: 'player',
  idempotencyKey: 'optional',
  perMinute: 120,
  refusals: ['deck-unknown', 'deck-over', 'stale-version', 'card-pending', 'insufficient-gems'],
  body: Type.Object({
    roomId: RoomId,
    turn: Type.Integer({ minimum: 0, maximum: 1_000, description: 'the next turn that the player saw' }),
    price: Gems,
    place: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 1_000,
        description: 'on the table, decoration; absent or taken: the first free one',
      }),
    ),
  }),
  data: Type.Object({
    roomId: RoomId,
    turned: Turned,
    itemId: Type.String({ description: 'of the card’s skin in the bag' }),
    next: Type.Union([Next, Type.Null()]),
    balance: Gems,
    position: Position,
  }),
});

/** What the caller turned in a deck, for the centre and the record. */
const Room = Type.Object({
  roomId: RoomId,
  name: Type.String(),
  number: Type.Integer({ minimum: 1 }),
  state: State,
  turned: Type.Integer({ minimum: 1 }),
  cost: Gems,
  value: Gems,
  best: Turned,
  time: Time,
});

const Figures = Type.Object({
  turned: Count,
  cost: Gems,
  value: Gems,
  expected: Type.Union([Type.Number(), Type.Null()], {
    description: 'return that the published rates promise for these cards; null before the first',
  }),
  usual: Band,
});

export const luckycardRooms = get('/api/luckycard/rooms', {
  summary: 'The caller’s decks, latest first, and the caller’s figures',
  access: 'player',
  waits: true,
  query: Type.Object({
    ...AfterQuery.properties,
    state: Type.Optional(Type.Enum(['open', 'over'])),
  }),
  data: Type.Object({ ...AfterPage(Room).properties, figures: Figures }),
});

export const luckycardRecord = get('/api/luckycard/record', {
  summary: 'Every card that the caller turned, latest first',
  access: 'player',
  waits: true,
  query: Type.Object({
    ...AfterQuery.properties,
    roomId: Type.Optional(RoomId),
    itemIds: Type.Optional(
      Type.String({
        pattern: '^[^,]{1,60}(,[^,]{1,60}){0,29}$',
        description: 'ids of up to 30 items, by commas: only the cards that they were',
      }),
    ),
  }),
  data: AfterPage(
    Type.Object({
      id: Type.String({ description: 'of the record' }),
      roomId: RoomId,
      name: Type.String(),
      number: Type.Integer({ minimum: 1 }),
      turned: Turned,
      itemId: Type.String({ description: 'of the card’s skin in the bag' }),
      commandId: Type.String({ description: 'key of the press' }),
    }),
  ),
});

/** A message on `/ws/luckycard`: everything of a turn is public at once. */
export const LuckycardMessage = Type.Object({
  position: Type.String(),
  type: Type.Literal('luckycard'),
  event: Type.Enum(['opened', 'claimed', 'turned', 'closed'], {
    description: 'claimed: somebody paid for the next card; turned: the last one of a deck finishes it',
  }),
  roomId: RoomId,
  kind: Type.String(),
  /** of opened and closed: the next turn */
  turn: Type.Integer({ minimum: 1, maximum: 101 }),
  left: Count,
  /** of the next card; null once none can be turned */
  price: Type.Union([Gems, Type.Null()]),
  mean: Type.Union([Type.Number(), Type.Null()]),
  card: Type.Union(
    [
      Type.Object({
        skinId: Type.String(),
        place: Turned.properties.place,
        value: Gems,
        price: Gems,
        extra: Type.Number(),
        person: Type.Object({ userId: Type.String(), userName: Type.String(), avatar: Type.String() }),
        number: Roll.properties.number,
      }),
      Type.Null(),
    ],
    { description: 'of turned' },
  ),
  time: Time,
});
