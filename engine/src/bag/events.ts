import { Type, type Static } from 'typebox';
import { closed, defineEvent, measured } from '../kernel/index.ts';

export const ItemId = Type.String({ pattern: '^[a-z0-9]{1,40}-[1-9][0-9]*$' });

/** Where an item came from: the item source codes of the specification, second document, section 3. */
export const ItemSource = {
  mallPurchase: 0,
  boxOpening: 1,
  rollPrize: 2,
  upgrade: 3,
  battle: 4,
  welfareBox: 5,
  extraDrop: 6,
  wish: 7,
  newYear: 8,
  replace: 9,
  activityReward: 10,
  fragments: 11,
} as const;

/** What came back for a stake; the others were bought, or given. */
const RETURNS: ReadonlySet<number> = new Set([
  ItemSource.boxOpening,
  ItemSource.upgrade,
  ItemSource.battle,
  ItemSource.wish,
  ItemSource.replace,
]);

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
  closed({
    source: Type.Integer({ minimum: 0, maximum: 11 }),
    items: Type.Array(GrantedItem, { minItems: 1, maxItems: 100 }),
  }),
);

export const measures = [
  measured(ItemsGranted, {
    returned: ({ source, items }) =>
      RETURNS.has(source) ? items.reduce((sum, { value }) => sum + value, 0) : undefined,
  }),
];
