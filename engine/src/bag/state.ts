import { type Fold, type Place, Sequence, foldOf, invariant, on } from '../kernel/index.ts';
import { type GrantedItem, ItemsGranted } from './events.ts';

/** The item state codes of the specification, second document, section 3; 11, which its disabled set holds, is ours. */
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
type ItemStatus = (typeof ItemStatus)[keyof typeof ItemStatus];

interface Held extends GrantedItem {
  /** how it came: an item source code */
  readonly source: number;
  /** when it came, in milliseconds since 1970 */
  readonly time: number;
  /** the item that it was in another bag: an item never changes its player, a transfer ends one and grants another */
  readonly origin?: string;
}
/** Held back for a game, which alone may use it. */
interface Reserved extends Held {
  readonly status: typeof ItemStatus.reserved;
  /** the event that asked for it */
  readonly reservedBy: Place;
}
interface AtRest extends Held {
  readonly status: Exclude<ItemStatus, typeof ItemStatus.reserved>;
}

/** An item from its grant to its end: in one state, and in one place, its player's bag or the game that reserved it. */
export type HeldItem = AtRest | Reserved;

export interface Bag {
  /** by number, oldest first */
  readonly items: Sequence<HeldItem>;
}

/** An item in memory with its texts, as `test/bench` weighs them. */
const ITEM_BYTES = 150;

export const bag: Fold<Bag> = foldOf<Bag>(
  { items: Sequence.empty },
  [
    on(ItemsGranted, ({ items: held }, { source, items }, { time }) => ({
      items: held.appended(
        items.map(({ itemId, skinId, value }, k): AtRest => {
          invariant(
            itemNumberOf(itemId) === held.length + k + 1,
            'items are numbered as they come, each granted once',
          );
          return { itemId, skinId, value, source, status: ItemStatus.inBag, time };
        }),
      ),
    })),
  ],
  { weigh: ({ items }) => items.length * ITEM_BYTES },
);

/** The item of an id, if the player ever got it. */
export function itemOf({ items }: Bag, itemId: string): HeldItem | undefined {
  const item = items.at(itemNumberOf(itemId) - 1);
  return item?.itemId === itemId ? item : undefined;
}

/** The id of the n-th item that a player gets, n from 1: unique without memory of other items. */
export const itemIdOf = (playerId: string, n: number): string => `${playerId}-${n}`;

/** Which of its player's items it is, from 1; NaN when the id names none. */
export const itemNumberOf = (itemId: string): number => Number(itemId.slice(itemId.lastIndexOf('-') + 1));
