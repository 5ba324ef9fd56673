import type { EventData } from '../../kernel/index.ts';
import { ItemStatus, type ItemsMoved } from './events.ts';

/** The allowed transitions from each state; a state without any is final. */
export const TRANSITIONS: Readonly<Record<ItemStatus, readonly ItemStatus[]>> = {
  [ItemStatus.inBag]: [
    ItemStatus.upgraded,
    ItemStatus.sold,
    ItemStatus.awaitingShipment,
    ItemStatus.voided,
    ItemStatus.replaced,
    ItemStatus.reserved,
  ],
  [ItemStatus.upgraded]: [],
  [ItemStatus.sold]: [],
  // An item recalled before it was sent returns to the bag.
  [ItemStatus.awaitingShipment]: [
    ItemStatus.inBag,
    ItemStatus.retrievalFailed,
    ItemStatus.retrieved,
    ItemStatus.rejected,
  ],
  [ItemStatus.retrievalFailed]: [ItemStatus.inBag, ItemStatus.awaitingShipment, ItemStatus.repeatedlyFailed],
  // The platform may reverse a trade for seven days.
  [ItemStatus.retrieved]: [ItemStatus.inBag],
  [ItemStatus.voided]: [],
  [ItemStatus.rejected]: [ItemStatus.inBag, ItemStatus.awaitingShipment, ItemStatus.twoOffersRejected],
  [ItemStatus.repeatedlyFailed]: [ItemStatus.inBag, ItemStatus.voided],
  [ItemStatus.twoOffersRejected]: [ItemStatus.inBag, ItemStatus.voided],
  [ItemStatus.replaced]: [],
  [ItemStatus.reserved]: [ItemStatus.inBag, ItemStatus.voided],
};

/** States in which an item is no longer with its player. */
const GONE: ReadonlySet<number> = new Set([
  ItemStatus.upgraded,
  ItemStatus.sold,
  ItemStatus.retrieved,
  ItemStatus.voided,
  ItemStatus.replaced,
]);
export const isGone = (status: number): boolean => GONE.has(status);

const WAYS: ReadonlyMap<number, readonly number[]> = new Map(
  Object.entries(TRANSITIONS).map(([from, ways]) => [Number(from), ways]),
);

/** Tests whether both are states, and an item may go from the one to the other. */
export const mayMove = (from: number, to: number): to is ItemStatus => WAYS.get(from)?.includes(to) === true;

/** Returns the change that a move makes to the number of items with their player. */
export const changeOfHeld = ({ from, to, items }: EventData<typeof ItemsMoved>): number =>
  items.length * (Number(isGone(from)) - Number(isGone(to)));
