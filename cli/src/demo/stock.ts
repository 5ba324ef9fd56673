import { boxDetails, boxList } from '@skins/api/boxes/contract';
import { upgradeTerms } from '@skins/api/upgrades/contract';
import type { Caller } from './caller.ts';

/** A box on sale. */
interface BoxOnSale {
  readonly boxId: string;
  readonly price: number;
  readonly versionHash: string;
}

/** What simulated players choose from. */
export interface Stock {
  /** cheapest first */
  readonly boxes: readonly BoxOnSale[];
  /** skins as targets of upgrades, cheapest first */
  readonly targets: readonly { readonly skinId: string; readonly price: number }[];
}

export async function stockOf(caller: Caller): Promise<Stock> {
  const cards = [];
  for (const type of ['hash', 'csgo'] as const)
    for (const shelf of await caller.must(boxList, { query: { type } })) cards.push(...shelf.boxes);
  const boxes = new Map<string, BoxOnSale>();
  const skins = new Map<string, number>();
  for (const { id } of cards) {
    if (boxes.has(id)) continue;
    const { price, versionHash, items } = await caller.must(boxDetails, { query: { boxId: id } });
    boxes.set(id, { boxId: id, price, versionHash });
    for (const item of items) skins.set(item.skinId, item.price);
  }
  const { minimumPrice, maximumPrice } = await caller.must(upgradeTerms);
  return {
    boxes: [...boxes.values()].toSorted((a, b) => a.price - b.price),
    targets: [...skins]
      .map(([skinId, price]) => ({ skinId, price }))
      .filter(({ price }) => price >= minimumPrice && price <= maximumPrice)
      .toSorted((a, b) => a.price - b.price),
  };
}
