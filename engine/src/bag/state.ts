import {
  type EventData,
  type EventMeta,
  type Fold,
  type Place,
  Sequence,
  foldOf,
  invariant,
  on,
  placeOf,
} from '../kernel/index.ts';
import { type GrantedItem, ItemStatus, ItemsGranted, ItemsMoved } from './events.ts';
import { changeOfHeld, mayMove } from './transitions.ts';

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
  /** how many of them are with their player still */
  readonly held: number;
}

/** An item in memory with its texts, as `test/bench` weighs them. */
const ITEM_BYTES = 150;

export const bag: Fold<Bag> = foldOf<Bag>(
  { items: Sequence.empty, held: 0 },
  [
    on(ItemsGranted, ({ items: had, held }, { source, items }, { time }) => ({
      held: held + items.length,
      items: had.appended(
        items.map(({ itemId, skinId, value }, k): AtRest => {
          invariant(
            itemNumberOf(itemId) === had.length + k + 1,
            'items are numbered as they come, each granted once',
          );
          return { itemId, skinId, value, source, status: ItemStatus.inBag, time };
        }),
      ),
    })),
    on(ItemsMoved, ({ items: had, held }, moved, meta) => ({
      items: had.replaced(changesOf(had, moved, meta)),
      held: held + changeOfHeld(moved),
    })),
  ],
  { weigh: ({ items }) => items.length * ITEM_BYTES },
);

/** What items become that move, by index. */
function changesOf(
  had: Sequence<HeldItem>,
  { from, to, items }: EventData<typeof ItemsMoved>,
  { stream, version }: EventMeta,
): ReadonlyMap<number, HeldItem> {
  invariant(mayMove(from, to), 'an item goes only where it may from its state');
  const changes = new Map<number, HeldItem>();
  for (const { itemId, skinId, value } of items) {
    const index = itemNumberOf(itemId) - 1;
    const item = had.at(index);
    invariant(
      item?.itemId === itemId && item.skinId === skinId && item.value === value && item.status === from,
      'an item moves as it is, out of the state that it is in',
    );
    invariant(!changes.has(index), 'an item moves once at a time');
    const { source, time, origin } = item;
    const as = { itemId, skinId, value, source, time, ...(origin === undefined ? {} : { origin }) };
    changes.set(
      index,
      to === ItemStatus.reserved
        ? { ...as, status: to, reservedBy: placeOf(stream, version) }
        : { ...as, status: to },
    );
  }
  return changes;
}

/** The item of an id, if the player ever got it. */
export function itemOf({ items }: Bag, itemId: string): HeldItem | undefined {
  const item = items.at(itemNumberOf(itemId) - 1);
  return item?.itemId === itemId ? item : undefined;
}

/** The id of the n-th item that a player gets, n from 1: unique without memory of other items. */
export const itemIdOf = (playerId: string, n: number): string => `${playerId}-${n}`;

/** Which of its player's items it is, from 1; NaN when the id names none. */
export const itemNumberOf = (itemId: string): number => Number(itemId.slice(itemId.lastIndexOf('-') + 1));
