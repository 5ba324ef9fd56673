import { Type, type Static } from 'typebox';
import { closed, defineEvent } from '../kernel/index.ts';

export const ItemId = Type.String({ pattern: '^[a-z0-9]{1,40}-[1-9][0-9]*$' });

/** Where an item came from: the item source codes of the specification, second document, section 3. */
export const ItemSource = { mallPurchase: 0, boxOpening: 1 } as const;

/** A skin that a player holds. */
export const GrantedItem = closed({
  itemId: ItemId,
  skinId: Type.String(),
  value: Type.Integer({ minimum: 0, description: '1/10,000 gem, at the time of the grant' }),
});
export type GrantedItem = Static<typeof GrantedItem>;

/** Items came into the player's bag. */
export const ItemsGranted = defineEvent(
  'ItemsGranted',
  1,
  closed({
    source: Type.Integer({ minimum: 0, maximum: 11 }),
    items: Type.Array(GrantedItem, { minItems: 1, maxItems: 100 }),
  }),
);
