import { type Fold, Sequence, foldOf, invariant, on } from '../kernel/index.ts';
import { type GrantedItem, ItemsGranted } from './events.ts';

export const ItemStatus = { inBag: 0 } as const;

export interface HeldItem extends GrantedItem {
  readonly source: number;
  readonly status: number;
  /** when it came, in milliseconds since 1970 */
  readonly time: number;
}

export interface Bag {
  /** by number, oldest first */
  readonly items: Sequence<HeldItem>;
}

export const bag: Fold<Bag> = foldOf<Bag>({ items: Sequence.empty }, [
  on(ItemsGranted, ({ items: held }, { source, items }, { time }) => ({
    items: held.appended(
      items.map(({ itemId, skinId, value }, k) => {
        invariant(
          itemNumberOf(itemId) === held.length + k + 1,
          'items are numbered as they come, each granted once',
        );
        return { itemId, skinId, value, source, status: ItemStatus.inBag, time };
      }),
    ),
  })),
]);

/** The item of an id, if the player ever got it. */
export function itemOf({ items }: Bag, itemId: string): HeldItem | undefined {
  const item = items.at(itemNumberOf(itemId) - 1);
  return item?.itemId === itemId ? item : undefined;
}

/** The id of the n-th item that a player gets, n from 1: unique without memory of other items. */
export const itemIdOf = (playerId: string, n: number): string => `${playerId}-${n}`;

/** Which of its player's items it is, from 1; NaN when the id names none. */
export const itemNumberOf = (itemId: string): number => Number(itemId.slice(itemId.lastIndexOf('-') + 1));
