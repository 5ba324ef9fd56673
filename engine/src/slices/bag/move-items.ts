import { type EventOf, rejected } from '../../kernel/index.ts';
import { type ItemStatus, ItemsMoved } from './events.ts';
import type { HeldItem } from './items.ts';
import { type Bag, itemOf } from './state.ts';
import { mayMove } from './transitions.ts';

/** Items in one event, and so in one command, at most. */
export const MAX_ITEMS = 100;

/** Why items cannot do what is asked of them, in order of precedence. */
export type ItemsRejection =
  | { readonly code: 'items-out-of-range'; readonly max: number }
  /** the player never had it */
  | { readonly code: 'unknown-item'; readonly itemId: string }
  /** it is gone, in a game, or on its way */
  | { readonly code: 'item-not-free'; readonly itemId: string; readonly status: ItemStatus };

/** The items of some ids, if each is there once and all may go from one state to another. */
export function itemsToMove(
  bag: Bag,
  itemIds: readonly string[],
  to: ItemStatus,
  max = MAX_ITEMS,
): readonly HeldItem[] | ReturnType<typeof rejected<ItemsRejection>> {
  if (itemIds.length === 0 || itemIds.length > max || new Set(itemIds).size !== itemIds.length)
    return rejected({ code: 'items-out-of-range', max });
  const items: HeldItem[] = [];
  for (const itemId of itemIds) {
    const item = itemOf(bag, itemId);
    if (item === undefined) return rejected({ code: 'unknown-item', itemId });
    if (!mayMove(item.status, to)) return rejected({ code: 'item-not-free', itemId, status: item.status });
    items.push(item);
  }
  return items;
}

/** Items go from the state that they are in to another; all of them are in the same one. */
export const moved = (
  items: readonly HeldItem[],
  from: ItemStatus,
  to: ItemStatus,
): EventOf<typeof ItemsMoved> =>
  ItemsMoved.of({ from, to, items: items.map(({ itemId, skinId, value }) => ({ itemId, skinId, value })) });
