import { closed } from '@skins/engine/kernel';
import { type Static, Type } from 'typebox';
import { Names } from '../../foundation/contract/admin/fields.ts';
import { resource } from '../../foundation/contract/admin/resource.ts';
import { Gems, Time } from '../../foundation/contract/fields.ts';
import { Count, Evidence, State } from './contract-fields.ts';

const DeckRow = Type.Object({
  id: Type.String({ description: 'room id' }),
  kind: Type.String(),
  number: Type.Integer({ minimum: 1 }),
  state: State,
  reason: Type.Union([Type.Enum(['finished', 'idle', 'price']), Type.Null()]),
  cards: Count,
  turned: Count,
  rate: Type.Integer({ description: 'in 1/10,000' }),
  staked: Gems,
  returned: Gems,
  time: Time,
});
export type DeckRow = Static<typeof DeckRow>;

const Skin = { skinId: Type.String(), skinNames: Names };

const DeckRecord = Type.Object({
  ...DeckRow.properties,
  extra: Gems,
  price: Type.Union([Gems, Type.Null()], { description: 'of the next card; null once it is over' }),
  over: Type.Union([Time, Type.Null()]),
  left: Type.Array(Type.Object({ ...Skin, value: Gems, count: Count, left: Count }), {
    description: 'the composition, and what is left of it',
  }),
  turns: Type.Array(
    Type.Object({
      turn: Count,
      player: Type.String(),
      ...Skin,
      price: Gems,
      value: Gems,
      extra: Gems,
      number: Count,
      time: Time,
    }),
  ),
  evidence: Evidence,
});
export type DeckRecord = Static<typeof DeckRecord>;

/** The slice's resources in the console. */
export const resources = {
  decks: resource({
    right: 'read',
    summary: 'Decks of lucky cards, and every card that was turned; nothing changes one',
    row: DeckRow,
    detail: DeckRecord,
    filter: closed({
      state: Type.Optional(Type.Enum(['open', 'over'])),
      kind: Type.Optional(Type.String({ maxLength: 20 })),
      reason: Type.Optional(Type.Enum(['finished', 'idle', 'price'])),
    }),
    sortable: ['time', 'turned'],
  }),
};
