import { Type, type Static } from 'typebox';
import {
  type AnyEvent,
  Hash,
  PropCount,
  closed,
  defineEvent,
  defineRules,
  measured,
} from '../../kernel/index.ts';

export const ItemId = Type.String({ pattern: '^[a-z0-9]{1,40}-[1-9][0-9]*$' });

/** The source of an item: the item source codes of spec 3.18; code 12 is our own. */
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
  luckycard: 12,
} as const;

/** The item state codes of spec 3.18 Code 11, in its disabled set, is our own. */
export const ItemStatus = {
  inBag: 0,
  upgraded: 1,
  sold: 2,
  awaitingShipment: 3,
  retrievalFailed: 4,
  retrieved: 5,
  voided: 6,
  rejected: 7,
  repeatedlyFailed: 8,
  twoOffersRejected: 9,
  replaced: 10,
  reserved: 11,
} as const;
export type ItemStatus = (typeof ItemStatus)[keyof typeof ItemStatus];

const Status = Type.Integer({ minimum: 0, maximum: 11 });

/** Sources that return something for a stake; items of the others were bought or given. */
const RETURNS: ReadonlySet<number> = new Set([
  ItemSource.boxOpening,
  ItemSource.upgrade,
  ItemSource.battle,
  ItemSource.wish,
  ItemSource.replace,
  ItemSource.luckycard,
]);

/** A skin that a player holds. */
export const GrantedItem = closed({
  itemId: ItemId,
  skinId: Type.String(),
  value: Type.Integer({ minimum: 0, description: '1/10,000 gem, at the time of the grant' }),
});
export type GrantedItem = Static<typeof GrantedItem>;

/** Most items of one event. */
const ITEMS_MAX = 100;
/** Most kinds of props of one event. */
const PROPS_MAX = 20;

const granted = (sources: number) => ({
  source: Type.Integer({ minimum: 0, maximum: sources }),
  items: Type.Array(GrantedItem, { minItems: 1, maxItems: ITEMS_MAX }),
});

/** What the extra drops of a command's opens brought, in the event of its items: so a drop writes no record more. */
const Extra = closed({
  items: Type.Array(GrantedItem, {
    maxItems: ITEMS_MAX,
    description: 'of source 6; numbered after the others',
  }),
  props: Type.Array(PropCount, { maxItems: PROPS_MAX, description: 'each kind once' }),
});

/** Items were added to the player's bag. `extra` is there if the opens of its command had a drop. */
export const ItemsGranted = defineEvent(
  'ItemsGranted',
  closed({ ...granted(12), extra: Type.Optional(Extra) }),
  { former: [{ schema: closed(granted(11)), until: 8, lift: (data) => data }] },
);

/** Items of one player moved, all from one state to another. */
export const ItemsMoved = defineEvent(
  'ItemsMoved',
  closed({
    from: Status,
    to: Status,
    items: Type.Array(GrantedItem, { minItems: 1, maxItems: 100 }),
  }),
);

/** The shop bought the items that its command moved, for gems. */
export const ItemsSold = defineEvent(
  'ItemsSold',
  closed({
    rulesHash: Hash,
    price: Type.Integer({ minimum: 0, description: '1/10,000 gem, for all of them' }),
  }),
);

/** The share of an item's value that the shop pays for it. */
const SellBack = closed({
  open: Type.Boolean(),
  rate: Type.Integer({
    minimum: 0,
    maximum: 10_000,
    description: '1/10,000 of what an item was worth when it was granted',
  }),
});
export type SellBack = Static<typeof SellBack>;
export const SELL_BACK = defineRules('sell-back', SellBack, { open: true, rate: 9_000 });

/** Returns the ids of the items that events bring, in their order, without extra drops. */
export const itemIdsIn = (events: readonly AnyEvent[]): readonly string[] =>
  events.filter(ItemsGranted.is).flatMap(({ data }) => data.items.map(({ itemId }) => itemId));

const valueOf = (items: readonly GrantedItem[]): number => items.reduce((sum, { value }) => sum + value, 0);

export const measures = [
  measured(ItemsGranted, {
    returned: ({ source, items, extra }) =>
      RETURNS.has(source) ? valueOf(items) + valueOf(extra?.items ?? []) : undefined,
  }),
  measured(ItemsSold, {}, { 'gems-obtained': ({ price }) => ({ count: 1, amount: price }) }),
];

/** The event types of the slice, for its definition and its audit. */
export const events = { ItemsGranted, ItemsMoved, ItemsSold };
