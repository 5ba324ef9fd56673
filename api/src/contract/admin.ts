import { closed } from '@skins/engine/kernel';
import { type Static, type TObject, type TSchema, Type } from 'typebox';
import { get, post } from './call.ts';
import { Gems, Hash, Probability, Rarity, Ticket, TicketCount, Time } from './fields.ts';

// The operators' side: logging in answers like every call; resources speak the wire format of ra-data-simple-rest,
// bare arrays and objects with the total in `Content-Range`.

export const Role = Type.Enum(['admin', 'operator', 'support', 'auditor']);
export type Role = Static<typeof Role>;

const OperatorData = Type.Object({ name: Type.String(), role: Role });

export const operatorLogin = post('/admin/api/login', {
  summary: 'Log in as an operator',
  refusals: ['operator-login-wrong'],
  body: Type.Object({
    name: Type.Optional(Type.String({ maxLength: 64 })),
    username: Type.Optional(Type.String({ maxLength: 64, description: "react-admin's word for the name" })),
    password: Type.String({ minLength: 1, maxLength: 128 }),
  }),
  data: Type.Object({ token: Type.String(), ...OperatorData.properties }),
});

export const operatorLogout = post('/admin/api/logout', {
  summary: 'Log out: revokes the token',
  access: 'operator',
  data: Type.Null(),
});

export const operatorMe = get('/admin/api/me', {
  summary: 'The logged-in operator',
  access: 'operator',
  data: OperatorData,
});

/** A resource as the console lists, filters and shows it. */
export interface Resource<Row extends TSchema, Detail extends TSchema, Filter extends TObject> {
  readonly name: string;
  readonly summary: string;
  /** one entry of a list */
  readonly row: Row;
  /** the record by itself */
  readonly detail: Detail;
  /** closed; besides `id`, the list of ids that every resource can be asked for */
  readonly filter: Filter;
  /** fields that a list can be ordered by */
  readonly sortable: readonly string[];
}

const resource = <Row extends TSchema, Detail extends TSchema, Filter extends TObject>(
  definition: Resource<Row, Detail, Filter>,
): Resource<Row, Detail, Filter> => definition;

/** A text in the shop's languages. */
const Names = Type.Object({ zh: Type.String(), en: Type.String(), ru: Type.String(), vi: Type.String() });
const Search = Type.String({ maxLength: 100 });
const Fraction = Type.Object({
  numerator: Type.String({ description: 'integer' }),
  denominator: Type.String({ description: 'integer' }),
});
const Rtp = Type.Number({ description: 'return to player, as a fraction of the price' });
const Count = Type.Integer({ minimum: 0 });

const Band = Type.Union([Type.Object({ low: Type.Number(), high: Type.Number() }), Type.Null()], {
  description: '95 % confidence band of the observed return: ± 1.96 σ / √opens',
});

/** Opens of all versions against what those versions promise; null until there is one. */
const Comparison = Type.Object({
  opens: Count,
  expectedRtp: Type.Union([Rtp, Type.Null()], {
    description: 'published return of those opens, weighted by what was paid for each version',
  }),
  observedRtp: Type.Union([Rtp, Type.Null()]),
  band: Band,
  deviation: Type.Union([Type.Number(), Type.Null()], {
    description: 'standard deviations between what was returned and what was promised',
  }),
});
export type Comparison = Static<typeof Comparison>;

const BoxRow = Type.Object({
  id: Type.String(),
  number: Type.Integer({ description: 'the number printed on the box' }),
  names: Names,
  image: Type.String(),
  shelf: Type.Object({ id: Type.String(), names: Names }),
  type: Type.Enum(['hash', 'csgo']),
  price: Gems,
  versionHash: Hash,
  versionCount: Type.Integer({ minimum: 1 }),
  rtpExact: Fraction,
  rtp: Rtp,
  ...Comparison.properties,
});
export type BoxRow = Static<typeof BoxRow>;

const VersionItem = Type.Object({
  skinId: Type.String(),
  names: Names,
  image: Type.String(),
  rarity: Rarity,
  value: Gems,
  startTicket: Ticket,
  endTicket: TicketCount,
  tickets: TicketCount,
  probabilityExact: Fraction,
  probability: Probability,
  observed: Count,
  expected: Type.Number({ description: 'opens × probability' }),
});
export type VersionItem = Static<typeof VersionItem>;

const ChiSquare = Type.Object({
  statistic: Type.Number(),
  degreesOfFreedom: Type.Integer({ minimum: 1 }),
  pValue: Probability,
  pooled: Type.Integer({ description: 'items counted together, because each is expected too rarely' }),
});
export type ChiSquare = Static<typeof ChiSquare>;

const BoxVersion = Type.Object({
  hash: Hash,
  version: Type.Integer({ minimum: 1 }),
  published: Time,
  price: Gems,
  rtpExact: Fraction,
  rtp: Rtp,
  standardDeviation: Type.Number({ description: "of one open's return, as a fraction of the price" }),
  opens: Count,
  observedRtp: Type.Union([Rtp, Type.Null()]),
  band: Band,
  chiSquare: Type.Union([ChiSquare, Type.Null()], { description: 'null until it was opened often enough' }),
  items: Type.Array(VersionItem),
});
export type BoxVersion = Static<typeof BoxVersion>;

export const BoxRecord = Type.Object({
  ...BoxRow.properties,
  ledes: Names,
  versions: Type.Array(BoxVersion, { description: 'newest first' }),
});
export type BoxRecord = Static<typeof BoxRecord>;

export const boxResource = resource({
  name: 'boxes',
  summary: 'Boxes with published and observed return',
  row: BoxRow,
  detail: BoxRecord,
  filter: closed({
    type: Type.Optional(Type.Enum(['hash', 'csgo'])),
    q: Type.Optional(Search),
  }),
  sortable: ['id', 'number', 'price', 'rtp', 'opens', 'observedRtp', 'deviation', 'versionCount'],
});

const SkinRow = Type.Object({
  id: Type.String(),
  names: Names,
  image: Type.String(),
  rarity: Rarity,
  category: Type.String(),
  exterior: Type.Union([Names, Type.Null()]),
  price: Gems,
});
export type SkinRow = Static<typeof SkinRow>;

export const SkinRecord = Type.Object({
  ...SkinRow.properties,
  boxes: Type.Array(
    Type.Object({
      boxId: Type.String(),
      number: Type.Integer(),
      names: Names,
      price: Gems,
      value: Gems,
      tickets: TicketCount,
      probabilityExact: Fraction,
      probability: Probability,
    }),
    { description: 'boxes on sale that hold it' },
  ),
});
export type SkinRecord = Static<typeof SkinRecord>;

export const skinResource = resource({
  name: 'skins',
  summary: 'Skins of the catalogue',
  row: SkinRow,
  detail: SkinRecord,
  filter: closed({
    rarity: Type.Optional(Rarity),
    category: Type.Optional(Type.String({ maxLength: 20 })),
    q: Type.Optional(Search),
  }),
  sortable: ['id', 'price', 'rarity', 'category'],
});

const CategoryRow = Type.Object({ id: Type.String(), skins: Count });
export type CategoryRow = Static<typeof CategoryRow>;

export const categoryResource = resource({
  name: 'categories',
  summary: 'Categories of skins',
  row: CategoryRow,
  detail: CategoryRow,
  filter: closed({}),
  sortable: ['id', 'skins'],
});

const PlayerRow = Type.Object({
  id: Type.String(),
  registered: Time,
  balance: Gems,
  items: Count,
  opens: Count,
  staked: Gems,
  seen: Type.Integer({ description: "when the player's stream grew last" }),
});
export type PlayerRow = Static<typeof PlayerRow>;

const SeedChain = Type.Object({
  chainId: Type.Integer({ minimum: 1 }),
  anchor: Hash,
  length: Type.Integer({ minimum: 1 }),
  used: Count,
  commitment: Hash,
  armed: Type.Boolean({ description: 'whether a user seed was set after the anchor was logged' }),
});
export type SeedChain = Static<typeof SeedChain>;

export const PlayerRecord = Type.Object({
  id: Type.String(),
  registered: Time,
  avatar: Type.String(),
  balance: Gems,
  bagCount: Count,
  bagValue: Gems,
  events: Type.Integer({ description: "in the player's stream" }),
  phone: Type.Union([Type.String(), Type.Null()], {
    description: 'masked: 138****0000; null for who may not see it',
  }),
  seeds: Type.Object({
    current: Type.Union([SeedChain, Type.Null()]),
    next: Type.Union([SeedChain, Type.Null()]),
  }),
});
export type PlayerRecord = Static<typeof PlayerRecord>;

export const playerResource = resource({
  name: 'players',
  summary: 'Players',
  row: PlayerRow,
  detail: PlayerRecord,
  filter: closed({
    q: Type.Optional(Type.String({ maxLength: 40, description: 'how the id begins' })),
  }),
  sortable: ['id', 'registered', 'balance', 'opens', 'staked'],
});

const PlayerId = Type.String({ pattern: '^[a-z0-9]{8,40}$' });

const ItemRow = Type.Object({
  id: Type.String(),
  skinId: Type.String(),
  names: Names,
  image: Type.String(),
  rarity: Rarity,
  value: Gems,
  source: Type.Integer({ minimum: 0, maximum: 11 }),
  status: Type.Integer({ minimum: 0, maximum: 14 }),
  granted: Time,
});
export type ItemRow = Static<typeof ItemRow>;

export const itemResource = resource({
  name: 'items',
  summary: "A player's bag, from the folded stream",
  row: ItemRow,
  detail: ItemRow,
  filter: closed({ playerId: Type.Optional(PlayerId) }),
  sortable: ['id', 'value', 'granted'],
});

const EventRow = Type.Object({
  id: Type.String({ description: 'position in the log' }),
  stream: Type.String(),
  version: Type.Integer({ minimum: 1 }),
  type: Type.String(),
  time: Time,
  actor: Type.String(),
  command: Type.String(),
  data: Type.Unknown(),
  summary: Type.String({ description: "one line in the caller's language" }),
});
export type EventRow = Static<typeof EventRow>;

export const eventResource = resource({
  name: 'events',
  summary: "A player's events, from the stream",
  row: EventRow,
  detail: EventRow,
  filter: closed({ playerId: Type.Optional(PlayerId) }),
  sortable: ['id', 'version', 'time'],
});

const ProjectionRow = Type.Object({
  id: Type.String(),
  position: Type.String(),
  lag: Type.Integer({ description: 'events that it has not seen yet' }),
  parked: Type.Union([Type.String(), Type.Null()], { description: 'why it stopped, when it did' }),
});
export type ProjectionRow = Static<typeof ProjectionRow>;

export const projectionResource = resource({
  name: 'projections',
  summary: 'How far the lists are behind the log',
  row: ProjectionRow,
  detail: ProjectionRow,
  filter: closed({}),
  sortable: ['id', 'lag'],
});

export const Health = Type.Object({
  id: Type.Literal('shop'),
  version: Type.String(),
  time: Time,
  head: Type.Integer({ description: 'events in the log' }),
  lag: Type.Integer({ description: 'of the projection that is furthest behind' }),
  parked: Type.Integer({ description: 'projections that stopped themselves' }),
  players: Count,
  ...Comparison.properties,
});
export type Health = Static<typeof Health>;

export const healthResource = resource({
  name: 'health',
  summary: 'How the shop is: a single record, shop',
  row: Health,
  detail: Health,
  filter: closed({}),
  sortable: ['id'],
});
