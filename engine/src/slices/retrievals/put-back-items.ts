import {
  type Bag,
  type HeldItem,
  ItemStatus,
  type ItemsRejection,
  itemsToMove,
  moved,
} from '../bag/index.ts';
import { type AnyEvent, type Command, type Moment, accepted, rejected } from '../../kernel/index.ts';
import { ItemsPutBack } from './events.ts';
import { type Retrievals, triedOf } from './state.ts';

export interface PutBackItems {
  /** 1 to 100 ids */
  readonly itemIds: readonly string[];
}

/** In order of precedence. */
export type PutBackItemsRejection =
  | ItemsRejection
  /** it failed or was declined too often; milliseconds since 1970 */
  | { readonly code: 'item-barred'; readonly itemId: string; readonly until: number };

interface State {
  readonly bag: Bag;
  readonly retrievals: Retrievals;
}

/** States of items whose retrieval failed. */
const FAILED: readonly ItemStatus[] = [
  ItemStatus.retrievalFailed,
  ItemStatus.rejected,
  ItemStatus.repeatedlyFailed,
  ItemStatus.twoOffersRejected,
];
const BARRED: ReadonlySet<ItemStatus> = new Set([ItemStatus.repeatedlyFailed, ItemStatus.twoOffersRejected]);

/** Returns items whose retrieval failed to the bag, all or none. */
export const putBackItems: Command<
  State,
  PutBackItems,
  Pick<Moment, 'time'>,
  PutBackItemsRejection,
  readonly string[]
> = {
  name: 'put-back-items',
  decide({ bag, retrievals }, { itemIds }, { time }) {
    const items = itemsToMove(bag, itemIds, ItemStatus.inBag);
    if ('kind' in items) return items;
    for (const { itemId, status } of items)
      if (!FAILED.includes(status)) return rejected({ code: 'item-not-free', itemId, status });
    for (const { itemId, status } of items) {
      const until = triedOf(retrievals, itemId).barredUntil;
      if (BARRED.has(status) && time < until) return rejected({ code: 'item-barred', itemId, until });
    }
    return accepted(...FAILED.flatMap((from) => back(items, from)));
  },
  reply: (events: readonly AnyEvent[]) => events.filter(ItemsPutBack.is).flatMap(({ data }) => data.itemIds),
};

/** Moves the items of one state together. */
function back(items: readonly HeldItem[], from: ItemStatus): readonly AnyEvent[] {
  const those = items.filter(({ status }) => status === from);
  return those.length === 0
    ? []
    : [moved(those, from, ItemStatus.inBag), ItemsPutBack.of({ itemIds: those.map(({ itemId }) => itemId) })];
}
