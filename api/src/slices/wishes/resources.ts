import { closed } from '@skins/engine/kernel';
import { type Static, Type } from 'typebox';
import { Names } from '../../foundation/contract/admin/fields.ts';
import { resource } from '../../foundation/contract/admin/resource.ts';
import { Gems, Time } from '../../foundation/contract/fields.ts';
import { Count, Evidence, Reason, Share, State } from './contract-fields.ts';

const WishRow = Type.Object({
  id: Type.String(),
  state: State,
  reason: Type.Union([Reason, Type.Null()]),
  skinId: Type.String(),
  skinNames: Names,
  price: Gems,
  sharePrice: Gems,
  sold: Count,
  people: Count,
  planter: Type.Union([Type.String(), Type.Null()], { description: 'player id; null: the house' }),
  closesAt: Time,
  time: Time,
});
export type WishRow = Static<typeof WishRow>;

const WishRecord = Type.Object({
  ...WishRow.properties,
  fees: Type.Number({ description: 'of all shares, in gems' }),
  purchases: Type.Array(
    Type.Object({
      from: Share,
      to: Share,
      player: Type.String(),
      userSeed: Type.String(),
      paid: Gems,
      won: Type.Boolean(),
      time: Time,
    }),
  ),
  steps: Type.Array(Type.Object({ stage: Type.String(), time: Time }), { description: 'the first first' }),
  evidence: Evidence,
});
export type WishRecord = Static<typeof WishRecord>;

const TableState = Type.Enum(['growing', 'full', 'lit', 'returned', 'void']);

/** The slice's resources in the console. */
export const resources = {
  wishes: resource({
    right: 'read',
    summary: 'Wishes, and how far they have grown; nothing changes one',
    row: WishRow,
    detail: WishRecord,
    filter: closed({
      state: Type.Optional(TableState),
      reason: Type.Optional(Reason),
      planter: Type.Optional(Type.String({ maxLength: 40, description: 'player id' })),
    }),
    sortable: ['time', 'price', 'sold'],
  }),
};
