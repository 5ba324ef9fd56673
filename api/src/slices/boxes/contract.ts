import { MAX_OPENS, PaidBy } from '@skins/engine/boxes';
import { BoxKind, BoxTerms, CatalogueChange } from '@skins/engine/catalogue';
import { Type } from 'typebox';
import { get, post } from '../../foundation/contract/call.ts';
import {
  AfterPage,
  AfterQuery,
  Band,
  CATALOGUE_BYTES,
  Gems,
  Hash,
  Page,
  PageQuery,
  Probability,
  Rarity,
  Ticket,
  TicketCount,
  Time,
  UserSeed,
} from '../../foundation/contract/fields.ts';
import { BoxDrops, OpenDrop } from '../drops/contract.ts';
import { refusedAs } from '../../foundation/contract/refused-as.ts';

const Exterior = Type.String({ description: 'wear in the caller’s language, or empty' });
const BoxId = Type.String({ minLength: 1, maxLength: 40 });

/** Shares of the 2^24 tickets by rarity, commonest first, for the ruler on a box card. */
const RarityShare = Type.Object({ rarity: Rarity, tickets: TicketCount });

export const BoxCard = Type.Object({
  id: Type.String(),
  name: Type.String(),
  image: Type.String({ description: 'the presentation case' }),
  price: Gems,
  boxType: BoxKind,
  versionHash: Hash,
  number: Type.Integer({ description: 'the number printed on the box' }),
  heroImage: Type.String({ description: 'the item shown in the case' }),
  heroName: Type.String(),
  heroExterior: Exterior,
  heroRarity: Rarity,
  rtp: Type.Number({ description: 'published return to player, as a fraction of the price' }),
  rarest: TicketCount,
  shares: Type.Array(RarityShare),
  opens: Type.Integer({ description: 'how often the box was opened' }),
  allowance: Type.Integer({ description: 'how many opens a day are free for every player' }),
});

export const boxList = get('/api/box/list', {
  summary: 'Boxes on their shelves',
  query: Type.Object({ type: BoxKind }),
  data: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), boxes: Type.Array(BoxCard) })),
});

export const BoxItem = Type.Object({
  skinId: Type.String(),
  stuffName: Type.String({ description: 'brand and name joined by a pipe' }),
  stuffImage: Type.String(),
  price: Gems,
  skinsRarity: Rarity,
  category: Type.String(),
  exterior: Exterior,
  probability: Probability,
  startTicket: Ticket,
  endTicket: TicketCount,
});

export const boxDetails = get('/api/box/details', {
  summary: 'A box, its odds and its contents',
  query: Type.Object({ boxId: BoxId }),
  refusals: ['unknown-box'],
  waits: true,
  data: Type.Object({
    id: Type.String(),
    name: Type.String(),
    lede: Type.String(),
    image: Type.String(),
    number: Type.Integer(),
    boxType: BoxKind,
    price: Gems,
    versionHash: Hash,
    rtp: Type.Number(),
    rtpExact: Type.Object({
      numerator: Type.String({ description: 'integer: sum of value × tickets, in 1/10,000 gem' }),
      denominator: Type.String({ description: 'integer: price × 2^24, in 1/10,000 gem' }),
    }),
    opens: Type.Integer(),
    observedRtp: Type.Union([Type.Number(), Type.Null()], { description: 'null until the box was opened' }),
    observedBand: Band,
    terms: BoxTerms,
    drops: Type.Union([BoxDrops, Type.Null()], { description: 'null: opens have no extra drop' }),
    items: Type.Array(BoxItem),
  }),
});

export const boxToday = get('/api/box/today', {
  summary: 'What is left of the house’s day for the caller; for a visitor, what a new player would have',
  query: Type.Object({ boxId: BoxId }),
  refusals: ['unknown-box'],
  data: Type.Object({
    opened: Type.Integer({ description: 'opens of the box today' }),
    left: Type.Union([Type.Integer(), Type.Null()], { description: 'null where the box has no limit' }),
    freeLeft: Type.Integer({ description: 'of those left, how many are free; they come first' }),
    tickets: Type.Integer({ description: 'of the box, that the caller holds' }),
    resets: Type.Integer({
      description: 'cards that the caller holds, and that could be used now: 0 where nothing can be reset',
    }),
    nextDay: Time,
  }),
});

/** Price and odds of one version of a box, present or past. */
export const boxVersion = get('/api/box/version', {
  summary: 'The odds that a version hash names, for checking opens of any age',
  query: Type.Object({ boxId: BoxId, versionHash: Hash }),
  refusals: ['unknown-box'],
  data: Type.Object({
    id: Type.String(),
    name: Type.String(),
    versionHash: Hash,
    price: Gems,
    items: Type.Array(BoxItem),
  }),
});

/** One open of a box, by anybody. */
const Opening = Type.Object({
  id: Type.String({ description: 'position in the log' }),
  userName: Type.String({ description: 'masked' }),
  stuffName: Type.String(),
  stuffImage: Type.String(),
  exterior: Exterior,
  rarity: Rarity,
  category: Type.String(),
  price: Gems,
  ticket: Ticket,
  createTime: Time,
});

export const boxOpenings = get('/api/box/openings', {
  summary: 'All opens of a box, newest first, and how often each rarity came out',
  query: Type.Object({ boxId: BoxId, ...PageQuery.properties }),
  refusals: ['unknown-box'],
  waits: true,
  data: Type.Object({
    ...Page(Opening).properties,
    byRarity: Type.Array(Type.Object({ rarity: Rarity, opens: Type.Integer() }), {
      description: 'of all versions of the box; what never came out is not there',
    }),
    observedRtp: Type.Union([Type.Number(), Type.Null()]),
    observedBand: Band,
  }),
});

export const Roll = {
  itemId: Type.String(),
  skinId: Type.String(),
  stuffName: Type.String(),
  exterior: Exterior,
  price: Gems,
  skinsRarity: Rarity,
  category: Type.String(),
  ticket: Ticket,
  number: Type.Number({ description: 'ticket / 0xffffff, truncated to six decimals' }),
  userSeed: UserSeed,
  serverSeed: Hash,
  serverHash: Hash,
  resultHash: Hash,
  seedIndex: Type.Integer(),
  drop: Type.Union([OpenDrop, Type.Null()], { description: 'null: without a part in the extra drops' }),
};

export const openBox = post('/api/box/open', {
  summary: 'Open a box one to ten times, all or nothing',
  access: 'player',
  idempotencyKey: 'optional',
  refusals: [
    'count-out-of-range',
    'unknown-box',
    'stale-version',
    'box-limit-reached',
    'prop-not-held',
    'fewer-free',
    'insufficient-gems',
  ],
  body: Type.Object({
    boxId: BoxId,
    count: refusedAs('count-out-of-range', Type.Integer({ minimum: 1, maximum: MAX_OPENS })),
    versionHash: Type.String({ maxLength: 64 }),
    free: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: MAX_OPENS,
        description: 'how many of them the player was shown to be free: refused where fewer are',
      }),
    ),
    dropsHash: Type.Optional(
      Type.String({
        maxLength: 64,
        description: 'table of extra drops that the player was shown: refused where another is in force',
      }),
    ),
    ticket: Type.Optional(
      Type.Boolean({ description: 'open by as many tickets of the box, and in no other way' }),
    ),
  }),
  data: Type.Object({
    balance: Gems,
    cost: Type.Number({ description: 'what was paid, in gems; 0 where all were free' }),
    position: Type.String({
      description: 'where in the log the play stands; lists can be asked to wait for it',
    }),
    opens: Type.Array(Type.Object({ ...Roll, nextServerHash: Hash })),
  }),
});

export const resetBox = post('/api/box/reset', {
  summary: 'Use up a card that gives the openings of a box on this day again',
  access: 'player',
  idempotencyKey: 'optional',
  refusals: ['unknown-box', 'nothing-to-reset', 'prop-not-held'],
  body: Type.Object({ boxId: BoxId }),
  data: Type.Object({ left: Type.Integer({ description: 'openings today' }), position: Type.String() }),
});

export const boxRecord = get('/api/box/record', {
  summary:
    "The player's opened boxes, newest first: by page, or behind one; or those that some items came out of",
  access: 'player',
  query: Type.Object({
    ...PageQuery.properties,
    after: AfterQuery.properties.after,
    itemIds: Type.Optional(
      Type.String({
        pattern: '^[^,]{1,60}(,[^,]{1,60}){0,29}$',
        description: 'ids of up to 30 items, by commas: only what they came out of',
      }),
    ),
  }),
  waits: true,
  data: Type.Object({
    current: Type.Integer(),
    ...AfterPage(
      Type.Object({
        ...Roll,
        boxId: Type.String(),
        boxName: Type.String(),
        cost: Type.Number({ description: 'what was paid, in gems; 0 where it was free' }),
        paidBy: PaidBy,
        stuffImage: Type.String(),
        versionHash: Hash,
        startTicket: Ticket,
        endTicket: TicketCount,
        chainId: Type.Integer(),
        position: Type.String(),
        commandId: Type.String({ description: 'the Idempotency-Key that it was opened with' }),
        createTime: Time,
      }),
    ).properties,
  }),
});

const Worst = Type.Object({
  hour: Time,
  net: Type.Number({ description: 'what the house kept in it, in gems' }),
});

/** Totals of opens; amounts in gems. */
const Course = Type.Object({
  staked: Gems,
  returned: Gems,
  rtp: Type.Number(),
  exposure: Type.Number({
    description: 'the largest fall of what the house kept, from any earlier moment on',
  }),
  largest: Type.Number({ description: 'what the largest single opening returned' }),
  worst: Worst,
});

/** Chosen by the caller. */
const Run = Type.String({ minLength: 8, maxLength: 64, description: 'what its progress can be asked by' });

export const rehearsalProgress = get('/admin/api/boxes/rehearse', {
  summary: 'How far a rehearsal is that is under way',
  access: 'operator',
  right: 'read',
  query: Type.Object({ run: Run }),
  data: Type.Object({
    read: Type.Integer({ description: 'events of the log' }),
    events: Type.Integer({ description: 'of how many; 0 while it waits, and after its end' }),
  }),
});

export const rehearseBoxes = post('/admin/api/boxes/rehearse', {
  summary:
    'Run the boxes of a change over the last week’s openings, with the tickets that were drawn; writes nothing',
  access: 'operator',
  right: 'read',
  perMinute: 30,
  bodyBytes: CATALOGUE_BYTES,
  body: Type.Object({ change: CatalogueChange, run: Type.Optional(Run) }),
  data: Type.Object({
    boxes: Type.Array(Type.Object({ boxId: Type.String(), name: Type.String(), opens: Type.Integer() }), {
      description: 'boxes that get another version, with how often each was opened',
    }),
    from: Time,
    until: Time,
    opens: Type.Integer(),
    events: Type.Integer({ description: 'of the log that were read' }),
    whole: Type.Boolean({
      description: 'false: the week held more events than are read, so the newest were',
    }),
    most: Type.Integer({ description: 'how many events are read at most' }),
    happened: Type.Union([Course, Type.Null()], { description: 'null where nobody opened any of them' }),
    rehearsed: Type.Union([Course, Type.Null()]),
  }),
});
