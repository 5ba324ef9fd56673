import { closed } from '@skins/engine/kernel';
import { type Static, Type } from 'typebox';
import {
  Band,
  Count,
  Fraction,
  Names,
  PlayerId,
  Rtp,
  Search,
  Span,
} from '../../foundation/contract/admin/fields.ts';
import { resource } from '../../foundation/contract/admin/resource.ts';
import { Gems, Hash, Probability, Rarity, Ticket, Time } from '../../foundation/contract/fields.ts';

const Target = Type.Object({ skinId: Type.String(), names: Names, image: Type.String(), rarity: Rarity });

const UpgradeRow = Type.Object({
  id: Type.String({ description: 'position in the log' }),
  playerId: Type.String(),
  target: Target,
  stake: Gems,
  targetPrice: Gems,
  winUpTo: Ticket,
  ticket: Ticket,
  won: Type.Boolean(),
  time: Time,
});
export type UpgradeRow = Static<typeof UpgradeRow>;

const UpgradeRecord = Type.Object({
  ...UpgradeRow.properties,
  items: Type.Array(
    Type.Object({
      itemId: Type.String(),
      skinId: Type.String(),
      names: Names,
      image: Type.String(),
      value: Gems,
    }),
  ),
  gems: Gems,
  rate: Probability,
  rateExact: Fraction,
  fee: Probability,
  feeExact: Fraction,
  quote: Hash,
  rulesHash: Hash,
  userSeed: Type.String(),
  serverSeed: Hash,
  chainId: Type.Integer(),
  seedIndex: Type.Integer(),
  wonItemId: Type.Union([Type.String(), Type.Null()]),
});
export type UpgradeRecord = Static<typeof UpgradeRecord>;

/** Results of all upgrades to one skin, beside those that their chances promised. */
const TargetRow = Type.Object({
  id: Type.String({ description: 'the skin’s' }),
  ...Target.properties,
  price: Type.Union([Gems, Type.Null()], {
    description: 'in force; null where the skin is no longer listed',
  }),
  plays: Count,
  wins: Count,
  expectedWins: Type.Number({ description: 'sum of the chances' }),
  winsBand: Type.Object(
    { low: Type.Number(), high: Type.Number() },
    { description: 'where 95 % of such sums lie: expected ± 1.96 standard deviations' },
  ),
  staked: Gems,
  returned: Gems,
  expectedRtp: Type.Union([Rtp, Type.Null()]),
  observedRtp: Type.Union([Rtp, Type.Null()]),
  band: Band,
  deviation: Type.Union([Type.Number(), Type.Null()], {
    description: 'standard deviations between what was returned and what was promised',
  }),
});
export type TargetRow = Static<typeof TargetRow>;

/** The slice's resources in the console. */
export const resources = {
  upgrades: resource({
    right: 'read-players',
    summary: 'Upgrades that players played',
    row: UpgradeRow,
    detail: UpgradeRecord,
    filter: closed({
      playerId: Type.Optional(PlayerId),
      target: Type.Optional(Search),
      result: Type.Optional(Type.Enum(['won', 'lost'])),
      ...Span,
    }),
    shows: 'of-a-player',
    sortable: ['id'],
  }),
  'upgrade-targets': resource({
    summary: 'Skins as targets of upgrades, with promised and observed return',
    row: TargetRow,
    detail: TargetRow,
    filter: closed({ q: Type.Optional(Search) }),
    sortable: ['plays', 'wins', 'staked', 'observedRtp', 'deviation', 'id'],
  }),
};
