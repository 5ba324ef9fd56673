import { useState } from 'react';
import { gemsOf, unitsOf } from '../../shell/play/gems';
import type { Bag, BagItem } from './queries';

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

/** Shares are counted in these. */
const WHOLE = 10_000;

/**
 * What the shop gives for items by its present rules, in gems: as it counts it, each by itself and rounded down. What it gave when
 * they were chosen may be another price.
 */
export function priceOf(items: readonly Sellable[], { rate }: Pick<Bag['sellBack'], 'rate'>): number {
  const share = Math.round(rate * WHOLE);
  const priced = items.map(({ salePrice }) =>
    Math.floor(((unitsOf(salePrice) ?? Number.NaN) * share) / WHOLE),
  );
  return gemsOf(priced.reduce((sum, units) => sum + units, 0));
}
