import { type EventData, type Fold, foldOf, invariant, on, placeOf } from '../../kernel/index.ts';
import { ItemSource, ItemsGranted, ItemsMoved } from './events.ts';
import { type HeldItem, Items, itemNumberOf } from './items.ts';
import { KEPT_ITEMS } from './kept-items.ts';
import { changeOfHeld, mayMove } from './transitions.ts';

export interface Bag {
  /** by number, oldest first */
  readonly items: Items;
  /** number of items still with their player */
  readonly held: number;
}

/** Bytes of a non-empty bag without its items, as measured in `test/bench`. */
const BAG_BYTES = 600;

export const bag: Fold<Bag> = foldOf<Bag>(
  { items: Items.empty, held: 0 },
  [
    on(ItemsGranted, ({ items: had, held }, { source, items, extra }, { time }) => {
      const granted = had.granted(items, source, time);
      if (extra === undefined) return { held: held + items.length, items: granted };
      return {
        held: held + items.length + extra.items.length,
        items: granted.granted(extra.items, ItemSource.extraDrop, time),
      };
    }),
    on(ItemsMoved, ({ items: had, held }, moved, { stream, version }) => {
      const { from, to } = moved;
      invariant(mayMove(from, to), 'an item goes only where it may from its state');
      const items = had.moved(indicesOf(had, moved), to, placeOf(stream, version));
      return { items, held: held + changeOfHeld(moved) };
    }),
  ],
  {
    weigh: ({ items }) => (items.length === 0 ? 0 : BAG_BYTES + items.bytes),
    classes: [KEPT_ITEMS],
  },
);

/** Returns the indices of the items that move. */
function indicesOf(had: Items, { from, items }: EventData<typeof ItemsMoved>): ReadonlySet<number> {
  const indices = new Set<number>();
  for (const { itemId, skinId, value } of items) {
    const index = itemNumberOf(itemId) - 1;
    const item = had.at(index);
    invariant(
      item?.itemId === itemId && item.skinId === skinId && item.value === value && item.status === from,
      'an item moves as it is, out of the state that it is in',
    );
    invariant(!indices.has(index), 'an item moves once at a time');
    indices.add(index);
  }
  return indices;
}

/** Returns the item with an id, if the player ever had it. */
export function itemOf({ items }: Bag, itemId: string): HeldItem | undefined {
  const item = items.at(itemNumberOf(itemId) - 1);
  return item?.itemId === itemId ? item : undefined;
}
