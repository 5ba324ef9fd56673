import {
  type Bag,
  type HeldItem,
  ItemStatus,
  type ItemsRejection,
  itemsToMove,
  moved,
} from '../bag/index.ts';
import { type AnyEvent, rejected } from '../../kernel/index.ts';
import type { Proposals } from '../operators/index.ts';
import { ItemsVoided, VOIDED_MAX, type VoidingReason } from './events.ts';

/** Items to be voided. */
export interface Voiding {
  /** each once */
  readonly itemIds: readonly string[];
  readonly reason: VoidingReason;
}

export interface VoidingState {
  readonly accounts: { readonly registered: number | undefined };
  readonly bag: Bag;
  /** proposals that wait for approval in the player's stream */
  readonly adjustments: Proposals;
}

/** States out of which operators void an item. What a game or a retrieval holds ends there first. */
const FREE: readonly ItemStatus[] = [
  ItemStatus.inBag,
  ItemStatus.repeatedlyFailed,
  ItemStatus.twoOffersRejected,
];

/** Returns the events that void items, or why they cannot be voided. */
export function voided(
  bag: Bag,
  { itemIds, reason }: Voiding,
): readonly AnyEvent[] | ReturnType<typeof rejected<ItemsRejection>> {
  const items = itemsToMove(bag, itemIds, ItemStatus.voided, VOIDED_MAX);
  if ('kind' in items) return items;
  const held = items.find(({ status }) => !FREE.includes(status));
  if (held !== undefined)
    return rejected<ItemsRejection>({ code: 'item-not-free', itemId: held.itemId, status: held.status });
  return FREE.flatMap((from) => voidedFrom(items, from, reason));
}

/** Voids the items of one state together. */
function voidedFrom(
  items: readonly HeldItem[],
  from: ItemStatus,
  reason: VoidingReason,
): readonly AnyEvent[] {
  const those = items.filter(({ status }) => status === from);
  if (those.length === 0) return [];
  return [
    moved(those, from, ItemStatus.voided),
    ItemsVoided.of({
      reason,
      itemIds: those.map(({ itemId }) => itemId),
      worth: those.reduce((sum, { value }) => sum + value, 0),
    }),
  ];
}
