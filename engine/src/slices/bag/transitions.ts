import type { EventData } from '../../kernel/index.ts';
import { ItemStatus, type ItemsMoved } from './events.ts';

/** Where an item may go from each state; from those without any it goes nowhere. */
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
  // Called back before it was sent, it is in the bag again.
  [ItemStatus.awaitingShipment]: [
    ItemStatus.inBag,
    ItemStatus.retrievalFailed,
    ItemStatus.retrieved,
    ItemStatus.rejected,
  ],
  [ItemStatus.retrievalFailed]: [ItemStatus.inBag, ItemStatus.awaitingShipment, ItemStatus.repeatedlyFailed],
  // The platform may turn a trade back for seven days.
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

/** Whether both are states, and an item may go from the one to the other. */
export const mayMove = (from: number, to: number): to is ItemStatus => WAYS.get(from)?.includes(to) === true;

/** By how much a move changes how many items are with their player. */
export const changeOfHeld = ({ from, to, items }: EventData<typeof ItemsMoved>): number =>
  items.length * (Number(isGone(from)) - Number(isGone(to)));
