import { type Bag, type HeldItem, ItemStatus, isGone } from '@skins/engine/bag';
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

/** What the items are worth that are with their player still, in 1/10,000 gem. */
export function worthOf({ items }: Bag): number {
  let worth = 0;
  for (const { status, value } of items) if (!isGone(status)) worth += value;
  return worth;
}

/** What a bag holds, by rarity. */
export const holdingsOf = (items: Items, catalogue: Catalogue): readonly Holding[] =>
  counted(items, catalogue).holdings;

function holdingsIn(items: Items, { skins }: Catalogue): Holding[] {
  const sums = new Map<Rarity, { rarity: Rarity; items: number; worth: number }>();
  for (const { skinId, value, status } of items) {
    if (isGone(status)) continue;
    const rarity = rarityOf(skins.get(skinId));
    const sum = sums.get(rarity) ?? { rarity, items: 0, worth: 0 };
    sum.items += 1;
    if (status === ItemStatus.inBag) sum.worth += value;
    sums.set(rarity, sum);
  }
  return [...sums.values()];
}

/** Which part of a bag is asked for: `limit` items after the first `offset` of those that are with their player still. */
export interface BagPart {
  readonly order: BagOrder;
  readonly rarity: Rarity | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** A part of a bag in some order. The whole bag by age is read where it lies; everything else is arranged once for each bag. */
export function partOf({ items, held }: Bag, catalogue: Catalogue, part: BagPart): HeldItem[] {
  const { order, rarity, offset, limit } = part;
  if (rarity === undefined && (order === 'newest' || order === 'oldest'))
    return held === items.length ? whole(items, part) : present(items, part);
  const { arranged } = counted(items, catalogue);
  const key = `${order} ${rarity ?? ''}`;
  const ready = arranged.get(key) ?? arrangedBy(items, catalogue, order, rarity);
  arranged.set(key, ready);
  return ready.slice(offset, offset + limit);
}

/** A part by age of a bag out of which nothing went. */
function whole(items: Items, { order, offset, limit }: BagPart): HeldItem[] {
  if (order === 'oldest') return items.between(offset, Math.min(items.length, offset + limit));
  const older = Math.max(0, items.length - offset);
  return items.between(Math.max(0, older - limit), older).toReversed();
}

/** A part by age, found by going through the bag from that end, past what is gone. */
function present(items: Items, { order, offset, limit }: BagPart): HeldItem[] {
  const found: HeldItem[] = [];
  let passed = 0;
  for (let n = 0; n < items.length && found.length < limit; n += 1) {
    const item = items.at(order === 'oldest' ? n : items.length - 1 - n);
    if (item === undefined || isGone(item.status)) continue;
    if (passed >= offset) found.push(item);
    passed += 1;
  }
  return found;
}

function arrangedBy(
  items: Items,
  { skins }: Catalogue,
  order: BagOrder,
  rarity: Rarity | undefined,
): readonly HeldItem[] {
  const newest = [...items]
    .toReversed()
    .filter(
      ({ skinId, status }) =>
        !isGone(status) && (rarity === undefined || rarityOf(skins.get(skinId)) === rarity),
    );
  // Sorting keeps what is equal as it was: of two items of one value the newer comes first.
  if (order === 'dearest') return newest.toSorted((a, b) => b.value - a.value);
  if (order === 'cheapest') return newest.toSorted((a, b) => a.value - b.value);
  return order === 'oldest' ? newest.toReversed() : newest;
}
