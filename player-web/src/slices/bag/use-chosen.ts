import { useState } from 'react';
import type { Bag, BagItem } from './queries';
import { soldFor } from './sell-back';

/** An item that can be sold now. */
export type Sellable = BagItem & { readonly sellPrice: number };

export const isSellable = (item: BagItem): item is Sellable => item.sellPrice !== null;

/** States selected by "all on this page" (spec 4.18). Later actions follow the state machine. */
const CHOSEN_WITH_ALL: ReadonlySet<number> = new Set([0, 3, 4, 5, 6, 7]);
export const isChosenWithAll = ({ status }: Pick<BagItem, 'status'>): boolean => CHOSEN_WITH_ALL.has(status);

/** Most items in a selection: the limit of one command. */
const MOST = 100;

/** The selected items, across the pages of the bag. */
export function useChosen() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, BagItem>>(new Map());
  return {
    items: [...chosen.values()],
    has: (itemId: string): boolean => chosen.has(itemId),
    choose: (items: readonly BagItem[]) =>
      setChosen(new Map([...chosen, ...items.map((item) => [item.id, item] as const)].slice(0, MOST))),
    drop: (itemId: string) => setChosen(new Map([...chosen].filter(([id]) => id !== itemId))),
    clear: () => setChosen(new Map()),
  };
}
export type Chosen = ReturnType<typeof useChosen>;

/** Returns the price of items by the present rules, in gems. The price at the selection may differ. */
export const priceOf = (items: readonly Sellable[], { rate }: Pick<Bag['sellBack'], 'rate'>): number =>
  soldFor(
    items.map(({ salePrice }) => salePrice),
    rate,
  );
