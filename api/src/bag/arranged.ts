import { type HeldItem, ItemStatus } from '@skins/engine/bag';
import type { Catalogue, Rarity } from '@skins/engine/catalogue';
import type { Sequence } from '@skins/engine/kernel';
import { rarityOf } from '../catalogue/skin-face.ts';

type BagOrder = 'newest' | 'oldest' | 'dearest' | 'cheapest';

/** What a player holds of one rarity; `worth` in 1/10,000 gem, of what is in the bag still. */
export interface Holding {
  readonly rarity: Rarity;
  readonly items: number;
  readonly worth: number;
}

type Items = Sequence<HeldItem>;

/** A bag as it was counted, by the catalogue of that time. */
interface Counted {
  readonly catalogue: Catalogue;
  readonly holdings: readonly Holding[];
  /** worked out when first asked for */
  readonly arranged: Map<string, readonly HeldItem[]>;
}

const known = new WeakMap<Items, Counted>();

/** A bag never changes: the next one is another, so each is counted once. */
function counted(items: Items, catalogue: Catalogue): Counted {
  const found = known.get(items);
  if (found?.catalogue === catalogue) return found;
  const made = { catalogue, holdings: holdingsIn(items, catalogue), arranged: new Map() };
  known.set(items, made);
  return made;
}

/** What a bag holds, by rarity. */
export const holdingsOf = (items: Items, catalogue: Catalogue): readonly Holding[] =>
  counted(items, catalogue).holdings;

function holdingsIn(items: Items, { skins }: Catalogue): Holding[] {
  const sums = new Map<Rarity, { rarity: Rarity; items: number; worth: number }>();
  for (const { skinId, value, status } of items) {
    const rarity = rarityOf(skins.get(skinId));
    const sum = sums.get(rarity) ?? { rarity, items: 0, worth: 0 };
    sum.items += 1;
    if (status === ItemStatus.inBag) sum.worth += value;
    sums.set(rarity, sum);
  }
  return [...sums.values()];
}

/** Which part of a bag is asked for: `limit` items after the first `offset`. */
export interface BagPart {
  readonly order: BagOrder;
  readonly rarity: Rarity | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** A part of a bag in some order. The whole bag by age is read where it lies; everything else is arranged once for each bag. */
export function partOf(
  items: Items,
  catalogue: Catalogue,
  { order, rarity, offset, limit }: BagPart,
): HeldItem[] {
  if (rarity === undefined && order === 'oldest')
    return items.between(offset, Math.min(items.length, offset + limit));
  if (rarity === undefined && order === 'newest') {
    const older = Math.max(0, items.length - offset);
    return items.between(Math.max(0, older - limit), older).toReversed();
  }
  const { arranged } = counted(items, catalogue);
  const key = `${order} ${rarity ?? ''}`;
  const ready = arranged.get(key) ?? arrangedBy(items, catalogue, order, rarity);
  arranged.set(key, ready);
  return ready.slice(offset, offset + limit);
}

function arrangedBy(
  items: Items,
  { skins }: Catalogue,
  order: BagOrder,
  rarity: Rarity | undefined,
): readonly HeldItem[] {
  const newest = [...items]
    .toReversed()
    .filter(({ skinId }) => rarity === undefined || rarityOf(skins.get(skinId)) === rarity);
  // Sorting keeps what is equal as it was: of two items of one value the newer comes first.
  if (order === 'dearest') return newest.toSorted((a, b) => b.value - a.value);
  if (order === 'cheapest') return newest.toSorted((a, b) => a.value - b.value);
  return order === 'oldest' ? newest.toReversed() : newest;
}
