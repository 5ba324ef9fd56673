import { closed } from '@skins/engine/kernel';
import { type Static, Type } from 'typebox';
import {
  Gems,
  Hash,
  Probability,
  Rarity,
  Ticket,
  TicketCount,
  Time,
} from '../../foundation/contract/fields.ts';
import {
  Band,
  Comparison,
  Count,
  Fraction,
  Names,
  Rtp,
  Search,
} from '../../foundation/contract/admin/fields.ts';
import { resource } from '../../foundation/contract/admin/resource.ts';

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

/** The slice's resources in the console. */
export const resources = {
  boxes: resource({
    summary: 'Boxes with published and observed return',
    row: BoxRow,
    detail: BoxRecord,
    filter: closed({
      type: Type.Optional(Type.Enum(['hash', 'csgo'])),
      q: Type.Optional(Search),
    }),
    sortable: ['id', 'number', 'price', 'rtp', 'opens', 'observedRtp', 'deviation', 'versionCount'],
  }),
};
