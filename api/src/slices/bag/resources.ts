import { closed } from '@skins/engine/kernel';
import { type Static, Type } from 'typebox';
import { Names, PlayerId } from '../../foundation/contract/admin/fields.ts';
import { resource } from '../../foundation/contract/admin/resource.ts';
import { Gems, Rarity, Time } from '../../foundation/contract/fields.ts';

const ItemRow = Type.Object({
  id: Type.String(),
  skinId: Type.String(),
  names: Names,
  image: Type.String(),
  rarity: Rarity,
  value: Gems,
  source: Type.Integer({ minimum: 0, maximum: 12 }),
  status: Type.Integer({ minimum: 0, maximum: 14 }),
  granted: Time,
});
export type ItemRow = Static<typeof ItemRow>;

/** The slice's resources in the console. */
export const resources = {
  items: resource({
    right: 'read-players',
    summary: "A player's bag, from the folded stream",
    row: ItemRow,
    detail: ItemRow,
    filter: closed({ playerId: Type.Optional(PlayerId) }),
    shows: 'of-a-player',
    sortable: ['id', 'value', 'granted'],
  }),
};
