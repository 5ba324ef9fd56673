import { type EventOf, rejected } from '../../kernel/index.ts';
import { type ItemStatus, ItemsMoved } from './events.ts';
import type { HeldItem } from './items.ts';
import { type Bag, itemOf } from './state.ts';
import { mayMove } from './transitions.ts';

/** Maximum of items in one event, and so in one command. */
export const MAX_ITEMS = 100;

/** The reasons to refuse items, in order of precedence. */
export type ItemsRejection =
  | { readonly code: 'items-out-of-range'; readonly max: number }
  /** the player never had it */
  | { readonly code: 'unknown-item'; readonly itemId: string }
  /** the item is gone, in a game, or on its way */
  | { readonly code: 'item-not-free'; readonly itemId: string; readonly status: ItemStatus };

/** Returns the items with the given ids, if each occurs once and all may go from one state to the other. */
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

/** Returns the event that moves items from their common state to another. */
export const moved = (
  items: readonly HeldItem[],
  from: ItemStatus,
  to: ItemStatus,
): EventOf<typeof ItemsMoved> =>
  ItemsMoved.of({ from, to, items: items.map(({ itemId, skinId, value }) => ({ itemId, skinId, value })) });
