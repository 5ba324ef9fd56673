import { Type } from 'typebox';
import { get, post } from '../../foundation/contract/call.ts';
import { AfterPage, AfterQuery, Gems, Hash, PageQuery, Time } from '../../foundation/contract/fields.ts';
import { refusedAs } from '../../foundation/contract/refused-as.ts';
import {
  Battle,
  BattleId,
  BoxId,
  Count,
  Evidence,
  Outcome,
  Person,
  Reason,
  Round,
  Rule,
  SeatNumber,
} from './contract-fields.ts';

export { Battle, Evidence, Outcome, Person, Round, Rule } from './contract-fields.ts';

/** Default page size: complete rows of four. */
export const BATTLES_PAGE = 12;
/** Rounds of boxes in a battle. */
export const ROUNDS_MAX = 50;

const Position = Type.String({
  description: 'where in the log it stands; lists can be asked to wait for it',
});

export const battleOpen = get('/api/battle/open', {
  summary: 'Whether battles are open: 0 yes, 1 no',
  data: Type.Integer({ minimum: 0, maximum: 1 }),
});

/** A way to seat players. */
const Seating = Type.Object({
  seats: Type.Integer({ minimum: 2, maximum: 6 }),
  teams: Type.Integer({ minimum: 0, maximum: 3, description: '0: each for itself' }),
});

export const battleRules = get('/api/battle/rules', {
  summary: 'The rules in force, their hash, the ceilings and the times of a battle',
  data: Type.Object({
    rulesHash: Hash,
    rules: Type.Array(Rule),
    seatings: Type.Array(Seating),
    roundsMost: Count,
    ceiling: Gems,
    independentCeiling: Gems,
    houseCeiling: Gems,
    steers: Type.Enum(['nobody', 'shop'], { description: 'who could steer a battle created now' }),
    cardValue: Gems,
    sellBackRate: Type.Number({ description: 'what an item brings of its value in `shared`: 0.9' }),
    waitMs: Type.Integer({ description: 'a battle waits so long for its seats' }),
    roundAfterMs: Type.Integer({
      description: 'the beacon’s round comes so long behind the last seat at least',
    }),
    sealBeforeMs: Type.Integer({ description: 'it is signed so long before that round, or void' }),
    paceMs: Type.Integer({ description: 'from one round of boxes to the next' }),
    reelMs: Type.Integer({ description: 'of that, until the reels have landed' }),
    decideMs: Type.Integer({ description: 'from the deciding moment to the end' }),
    invitesMost: Count,
    invitesMs: Type.Integer({ description: 'in which so many invitations may be sent' }),
  }),
});

/** `price` and `seats` of the filters. */
const PriceRange = Type.String({
  pattern: '^[0-9]{1,7}-[0-9]{0,7}$',
  description: 'gems a seat, both ends included: `30-100`; `300-` without an end',
});
const SeatingName = Type.Enum(['2', '3', '4', '2x2', '3x3', '2x2x2']);

export const battleList = get('/api/battle/list', {
  summary: 'Open battles, newest first; waiting ones by who waits longest',
  waits: true,
  query: Type.Object({
    ...PageQuery.properties,
    state: Type.Optional(
      Type.Enum(['waiting', 'running', 'finished'], { description: 'running: sealing ones too' }),
    ),
    price: Type.Optional(PriceRange),
    rule: Type.Optional(Rule),
    seats: Type.Optional(SeatingName),
    boxId: Type.Optional(BoxId),
  }),
  data: Type.Object({
    records: Type.Array(Battle),
    total: Count,
    current: Type.Integer(),
    own: Type.Array(Battle, {
      description: 'the caller’s battles that are not over, whatever the filters; with page 1 only',
    }),
    counts: Type.Object({
      waiting: Count,
      running: Count,
      finishedToday: Count,
      voidToday: Type.Array(Type.Object({ reason: Reason, battles: Count }), {
        description: 'full battles without a draw, by reason, of the house’s day; link-only ones too',
      }),
    }),
  }),
});

export const battleOwn = get('/api/battle/own', {
  summary: 'The caller’s battles that are not over: to be seen before the round, on any page',
  access: 'player',
  waits: true,
  data: Type.Array(
    Type.Object({
      battle: Battle,
      root: Type.Union([Hash, Type.Null()], { description: 'of the frozen terms and seats' }),
      note: Type.Union([Type.String(), Type.Null()], { description: 'the signed checkpoint' }),
    }),
  ),
});

const PaidBy = Type.Enum(['gems', 'card'], { description: 'card: a competition card' });

export const battleDetail = get('/api/battle/detail', {
  summary: 'One battle: seats, rounds that are on screen or were, who is ahead, and the proof so far',
  waits: true,
  query: Type.Object({ id: refusedAs('battle-unknown', BattleId) }),
  refusals: ['battle-unknown'],
  data: Type.Object({
    battle: Battle,
    now: Time,
    next: Type.Union([Time, Type.Null()], {
      description:
        'when this answer tells more without any event: the next round, the deciding moment, the end',
    }),
    topic: Type.String({ description: 'of this battle’s messages on `/ws/battle`' }),
    rounds: Type.Array(Round, { description: 'those whose `shownAt` is not later than `now`' }),
    outcome: Type.Union([Outcome, Type.Null()], { description: 'null before `decidesAt`' }),
    settled: Type.Boolean({ description: 'over, and all stakes, shares and items are where they belong' }),
    paidBy: Type.Union([PaidBy, Type.Null()], {
      description: 'how the caller’s seat was paid; null without a seat',
    }),
    itemIds: Type.Array(Type.String(), {
      description: 'of the items that the caller got, once settled, whatever became of them since',
    }),
    evidence: Evidence,
  }),
});

export const battleEvidence = get('/api/battle/evidence', {
  summary: 'The file that `skins verify --room` takes',
  query: Type.Object({ id: refusedAs('battle-unknown', BattleId) }),
  refusals: ['battle-unknown'],
  data: Evidence,
});

const Pay = Type.Optional(
  Type.Enum(['gems', 'card'], { description: 'card: a competition card; absent: gems' }),
);

export const createBattle = post('/api/battle/create', {
  summary: 'Create a battle and take its first seat',
  access: 'player',
  idempotencyKey: 'optional',
  perMinute: 60,
  refusals: [
    'rounds-out-of-range',
    'seats-misfit',
    'unknown-box',
    'stale-version',
    'over-battle-ceiling',
    'prop-not-held',
    'card-too-small',
    'insufficient-gems',
    'battles-closed',
  ],
  body: Type.Object({
    boxes: refusedAs(
      'rounds-out-of-range',
      Type.Array(Type.Object({ boxId: BoxId, versionHash: Type.String({ maxLength: 64 }) }), {
        minItems: 1,
        maxItems: ROUNDS_MAX,
        description: 'one a round, in their order; repeats allowed',
      }),
    ),
    seats: Type.Integer({ minimum: 0, maximum: 100 }),
    teams: Type.Integer({ minimum: 0, maximum: 100, description: '0: each for itself' }),
    rule: Rule,
    open: Type.Boolean({ description: 'listed in the hall; else by its link only' }),
    rulesHash: Type.String({ maxLength: 64 }),
    pay: Pay,
    oneADevice: Type.Optional(Type.Boolean({ description: 'each device takes one seat' })),
  }),
  data: Type.Object({ battleId: BattleId, balance: Gems, position: Position }),
});

export const joinBattle = post('/api/battle/join', {
  summary: 'Take a free seat',
  access: 'player',
  idempotencyKey: 'optional',
  perMinute: 60,
  refusals: [
    'battle-unknown',
    'own-battle',
    'already-seated',
    'battle-cancelled',
    'battle-over',
    'battle-full',
    'stale-version',
    'device-seated',
    'beacon-away',
    'prop-not-held',
    'card-too-small',
    'insufficient-gems',
    'battles-closed',
  ],
  body: Type.Object({ battleId: BattleId, pay: Pay }),
  data: Type.Object({ battleId: BattleId, seat: SeatNumber, balance: Gems, position: Position }),
});

export const cancelBattle = post('/api/battle/cancel', {
  summary: 'Take back an own battle while a seat is free: everything goes back',
  access: 'player',
  idempotencyKey: 'optional',
  refusals: ['battle-unknown', 'not-your-battle', 'battle-full', 'battle-cancelled', 'battle-over'],
  body: Type.Object({ battleId: BattleId }),
  data: Type.Object({ battleId: BattleId, position: Position }),
});

export const battlePeople = get('/api/battle/people', {
  summary: 'Whom the caller played battles with lately, latest first, at most 20; and the own choice',
  access: 'player',
  waits: true,
  data: Type.Object({
    muted: Type.Boolean({ description: 'whether the caller takes no invitations' }),
    people: Type.Array(
      Type.Object({
        person: Person,
        battles: Count,
        latest: Time,
        muted: Type.Boolean({ description: 'takes no invitations' }),
      }),
    ),
  }),
});

export const inviteToBattle = post('/api/battle/invite', {
  summary: 'Invite somebody of `/api/battle/people` to a battle with a free seat',
  access: 'player',
  idempotencyKey: 'optional',
  refusals: [
    'battle-unknown',
    'battle-full',
    'battle-cancelled',
    'battle-over',
    'invitee-unknown',
    'invitee-muted',
    'invites-spent',
  ],
  body: Type.Object({ battleId: BattleId, userId: Person.properties.userId }),
  data: Type.Object({ left: Type.Integer({ description: 'invitations that may be sent in this time' }) }),
});

export const muteInvitations = post('/api/battle/mute', {
  summary: 'Take no invitations to battles, or take them again',
  access: 'player',
  idempotencyKey: 'optional',
  body: Type.Object({ muted: Type.Boolean() }),
  data: Type.Object({ muted: Type.Boolean() }),
});

/** won: items or a share; lost: others have it; returned: cancelled or void */
const Result = Type.Enum(['open', 'won', 'lost', 'returned']);

export const battleRecord = get('/api/battle/record', {
  summary: 'The caller’s seats in battles, newest first; each page goes on behind the one before',
  access: 'player',
  waits: true,
  query: Type.Object({ ...AfterQuery.properties, result: Type.Optional(Result) }),
  data: Type.Object({
    ...AfterPage(
      Type.Object({
        id: Type.String({ description: 'of the record' }),
        battle: Battle,
        seat: SeatNumber,
        result: Result,
        paidBy: PaidBy,
        cost: Type.Number({ description: 'gems that were paid and did not come back' }),
        value: Type.Number({ description: 'of the items that came, in gems' }),
        share: Type.Number({ description: 'of shared, in gems' }),
        createTime: Time,
      }),
    ).properties,
    summary: Type.Object({
      battles: Type.Integer({ description: 'that were played out' }),
      won: Count,
      spent: Type.Number(),
      received: Type.Number({ description: 'items at their value then, and shares' }),
    }),
  }),
});

/**
 * A message on `/ws/battle`: something happened to a battle. It tells no result: ask `detail` or `list` again.
 * Battles by link only have no `id`, and are recognised by their `topic`.
 */
export const BattleMessage = Type.Object({
  position: Type.String(),
  type: Type.Literal('battle'),
  event: Type.Enum(['created', 'seated', 'left', 'frozen', 'sealed', 'drawn', 'cancelled', 'void', 'ended']),
  topic: Type.String(),
  id: Type.Union([BattleId, Type.Null()]),
  taken: Count,
  seats: Count,
  time: Time,
});
