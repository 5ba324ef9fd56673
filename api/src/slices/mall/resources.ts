import { closed } from '@skins/engine/kernel';
import { type Static, Type } from 'typebox';
import { Names, PlayerId, Span } from '../../foundation/contract/admin/fields.ts';
import { resource } from '../../foundation/contract/admin/resource.ts';
import { Gems, Hash, Rarity, Time } from '../../foundation/contract/fields.ts';

const PurchaseRow = Type.Object({
  id: Type.String({ description: 'position in the log' }),
  playerId: Type.String(),
  skinId: Type.String(),
  names: Names,
  image: Type.String(),
  rarity: Rarity,
  itemId: Type.String(),
  gems: Gems,
  rulesHash: Hash,
  command: Type.String({ description: 'the Idempotency-Key that it was bought under' }),
  time: Time,
});
export type PurchaseRow = Static<typeof PurchaseRow>;

/** The slice's resources in the console. */
export const resources = {
  'store-purchases': resource({
    right: 'read-players',
    summary: 'Skins that players bought in the store',
    row: PurchaseRow,
    detail: PurchaseRow,
    filter: closed({
      playerId: Type.Optional(PlayerId),
      skinId: Type.Optional(Type.String({ maxLength: 40 })),
      ...Span,
    }),
    shows: 'of-a-player',
    sortable: ['id', 'gems'],
  }),
};
