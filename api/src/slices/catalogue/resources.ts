import { closed } from '@skins/engine/kernel';
import { type Static, Type } from 'typebox';
import { Gems, Probability, Rarity, TicketCount, Time } from '../../foundation/contract/fields.ts';
import { Count, Fraction, Names, Search } from '../../foundation/contract/admin/fields.ts';
import { resource } from '../../foundation/contract/admin/resource.ts';

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
  prices: Type.Array(Type.Object({ price: Gems, from: Time }), {
    description: 'what it was listed at, and since when, the oldest first',
  }),
});
export type SkinRecord = Static<typeof SkinRecord>;

const CategoryRow = Type.Object({ id: Type.String(), skins: Count });
export type CategoryRow = Static<typeof CategoryRow>;

/** The slice's resources in the console. */
export const resources = {
  skins: resource({
    summary: 'Skins of the catalogue',
    row: SkinRow,
    detail: SkinRecord,
    filter: closed({
      rarity: Type.Optional(Rarity),
      category: Type.Optional(Type.String({ maxLength: 20 })),
      q: Type.Optional(Search),
    }),
    sortable: ['id', 'price', 'rarity', 'category'],
  }),
  categories: resource({
    summary: 'Categories of skins',
    row: CategoryRow,
    detail: CategoryRow,
    filter: closed({}),
    sortable: ['id', 'skins'],
  }),
};
