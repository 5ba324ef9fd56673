import { OrderedMap } from 'immutable';
import { type Fold, foldOf, invariant, on } from '../kernel/index.ts';
import { type GrantedItem, ItemsGranted } from './events.ts';

/** Item state codes of the specification, second document, section 3: only those that a bag can show so far. */
export const ItemStatus = { inBag: 0 } as const;

export interface HeldItem extends GrantedItem {
  readonly source: number;
  readonly status: number;
  /** when it came, in milliseconds since 1970 */
  readonly time: number;
}

export interface Bag {
  /** how many items the player ever got: the number in the newest item's id */
  readonly granted: number;
  /** held items by id, oldest first; persistent, so that a grant costs the same in a full bag */
  readonly items: OrderedMap<string, HeldItem>;
}

export const bag: Fold<Bag> = foldOf<Bag>({ granted: 0, items: OrderedMap() }, [
  on(ItemsGranted, (state, { source, items }, { time }) => {
    const held = state.items.withMutations((all) => {
      for (const item of items) {
        invariant(!all.has(item.itemId), 'an item is granted once');
        all.set(item.itemId, { ...item, source, status: ItemStatus.inBag, time });
      }
    });
    return { granted: state.granted + items.length, items: held };
  }),
]);

/** The id of the n-th item that a player gets, n from 1: unique without memory of other items. */
export const itemIdOf = (playerId: string, n: number): string => `${playerId}-${n}`;
