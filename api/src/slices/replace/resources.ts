import { closed } from '@skins/engine/kernel';
import { type Static, Type } from 'typebox';
import { Names, PlayerId, Span } from '../../foundation/contract/admin/fields.ts';
import { resource } from '../../foundation/contract/admin/resource.ts';
import { Gems, Hash, Rarity, Time } from '../../foundation/contract/fields.ts';

const ReplacementRow = Type.Object({
  id: Type.String({ description: 'position in the log' }),
  playerId: Type.String(),
  given: Type.Integer({ description: 'how many items' }),
  taken: Type.Integer({ description: 'how many skins' }),
  worth: Gems,
  price: Gems,
  fee: Gems,
  paid: Gems,
  refund: Gems,
  time: Time,
});
export type ReplacementRow = Static<typeof ReplacementRow>;

const Valued = Type.Object({
  itemId: Type.String(),
  skinId: Type.String(),
  names: Names,
  image: Type.String(),
  rarity: Rarity,
  value: Gems,
});

const ReplacementRecord = Type.Object({
  ...ReplacementRow.properties,
  items: Type.Array(Valued, { description: 'given' }),
  skins: Type.Array(Valued, { description: 'taken' }),
  kept: Type.Number({ description: 'by the shop of a difference downward, in gems' }),
  rulesHash: Hash,
  quote: Hash,
  commandId: Type.String(),
});
export type ReplacementRecord = Static<typeof ReplacementRecord>;

/** The slice's resources in the console. */
export const resources = {
  replace: resource({
    right: 'read-players',
    summary: 'Items that players gave for other skins',
    row: ReplacementRow,
    detail: ReplacementRecord,
    filter: closed({ playerId: Type.Optional(PlayerId), ...Span }),
    shows: 'of-a-player',
    sortable: ['id', 'worth', 'fee'],
  }),
};
