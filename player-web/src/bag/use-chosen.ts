import { useState } from 'react';
import { sumOfGems } from '../play/gems';
import type { BagItem } from './queries';

/** An item that can be sold now. */
export type Sellable = BagItem & { readonly sellPrice: number };

export const isSellable = (item: BagItem): item is Sellable => item.sellPrice !== null;

/** States that choosing all of a page chooses (the seeds, second document, section 4); what is done with them follows the machine of states. */
const CHOSEN_WITH_ALL: ReadonlySet<number> = new Set([0, 3, 4, 5, 6, 7]);
export const isChosenWithAll = ({ status }: Pick<BagItem, 'status'>): boolean => CHOSEN_WITH_ALL.has(status);

/** How many can be chosen at once: as many as one command takes. */
const MOST = 100;

/** The items of the bag that are chosen, on whatever page they are. */
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

/** What the shop gives for items, in gems. */
export const priceOf = (items: readonly Sellable[]): number =>
  sumOfGems(items.map(({ sellPrice }) => sellPrice));
