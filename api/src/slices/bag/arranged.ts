import { type Bag, type HeldItem, type Items, PIECE, isGone } from '@skins/engine/bag';
import type { Catalogue as WholeCatalogue, Rarity } from '@skins/engine/catalogue';
import { rarityOf } from '../catalogue/skin-face.ts';
import { type Kind, tallyOf } from './tally.ts';

type BagOrder = 'newest' | 'oldest' | 'dearest' | 'cheapest';

/** Criteria for items of a bag. Without a status, only items still in the bag match. */
interface BagFilter {
  readonly status: number | undefined;
  readonly source: number | undefined;
  readonly rarity: Rarity | undefined;
}

/** A page of a bag: `limit` items after the first `offset` that match the filter. */
export interface BagPart {
  readonly filter: BagFilter;
  readonly order: BagOrder;
  readonly offset: number;
  readonly limit: number;
}

/** Number of items, and their value when granted, in 1/10,000 gem. */
export interface Holding {
  readonly items: number;
  readonly worth: number;
}

type Catalogue = Pick<WholeCatalogue, 'skins'>;
type Told = Pick<Kind, 'skinId' | 'status' | 'source'>;

/** Returns the value of the items still in the bag, in 1/10,000 gem. */
export function worthOf({ items }: Bag): number {
  let worth = 0;
  for (const { status, value } of items) if (!isGone(status)) worth += value;
  return worth;
}

const matching =
  ({ skins }: Catalogue, { status, source, rarity }: BagFilter) =>
  (item: Told): boolean =>
    (status === undefined ? !isGone(item.status) : item.status === status) &&
    (source === undefined || item.source === source) &&
    (rarity === undefined || rarityOf(skins.get(item.skinId)) === rarity);

/** Sums the items that match a filter. */
export function holdingOf({ items }: Bag, catalogue: Catalogue, filter: BagFilter): Holding {
  const matches = matching(catalogue, filter);
  const sum = { items: 0, worth: 0 };
  for (const kind of tallyOf(items).kinds)
    if (matches(kind)) {
      sum.items += kind.items;
      sum.worth += kind.worth;
    }
  return sum;
}

/** Filter values that a bag offers. */
export interface Choices {
  /** includes items that are gone */
  readonly statuses: ReadonlyMap<number, Holding>;
  /** only items still in the bag */
  readonly sources: ReadonlyMap<number, Holding>;
  readonly rarities: ReadonlyMap<Rarity, Holding>;
}

export function choicesOf({ items }: Bag, { skins }: Catalogue): Choices {
  const [statuses, sources, rarities] = [
    new Map<number, Holding>(),
    new Map<number, Holding>(),
    new Map<Rarity, Holding>(),
  ];
  for (const kind of tallyOf(items).kinds) {
    more(statuses, kind.status, kind);
    if (isGone(kind.status)) continue;
    more(sources, kind.source, kind);
    more(rarities, rarityOf(skins.get(kind.skinId)), kind);
  }
  return { statuses, sources, rarities };
}

function more<Key>(sums: Map<Key, Holding>, key: Key, { items, worth }: Holding): void {
  const sum = sums.get(key);
  sums.set(key, { items: (sum?.items ?? 0) + items, worth: (sum?.worth ?? 0) + worth });
}

/** Returns a sorted part of a bag. By age it reads in place; by value it sorts each version of the bag once. */
export function partOf({ items }: Bag, catalogue: Catalogue, part: BagPart): HeldItem[] {
  const { order, offset, limit } = part;
  if (order === 'newest' || order === 'oldest') return byAge(items, catalogue, part);
  return byValue(items, catalogue, part).slice(offset, offset + limit);
}

/** Returns a part by age, scanning from that end; pieces without remaining items are skipped. */
function byAge(items: Items, catalogue: Catalogue, { filter, order, offset, limit }: BagPart): HeldItem[] {
  const matches = matching(catalogue, filter);
  const tally = tallyOf(items);
  const isPlain = Object.values(filter).every((wanted) => wanted === undefined);
  const found: HeldItem[] = [];
  let passed = 0;
  for (let k = 0; k < tally.pieces && found.length < limit; k += 1) {
    const n = order === 'oldest' ? k : tally.pieces - 1 - k;
    const held = tally.heldIn(n);
    if (isPlain && passed + held <= offset) {
      passed += held;
      continue;
    }
    const [from, to] = [n * PIECE, Math.min((n + 1) * PIECE, items.length)];
    for (let m = from; m < to && found.length < limit; m += 1) {
      const item = items.at(order === 'oldest' ? m : from + to - 1 - m);
      if (item === undefined || !matches(item)) continue;
      if (passed >= offset) found.push(item);
      passed += 1;
    }
  }
  return found;
}

/** Lists of a bag sorted by value, for one state of the skins. */
interface Arranged {
  readonly skins: Catalogue['skins'];
  readonly lists: Map<string, readonly HeldItem[]>;
}

const arranged = new WeakMap<Items, Arranged>();

/** Caches the sorted list. A bag is immutable: each change makes a new one. */
function byValue(items: Items, catalogue: Catalogue, { filter, order }: BagPart): readonly HeldItem[] {
  const found = arranged.get(items);
  const known: Arranged =
    found?.skins === catalogue.skins ? found : { skins: catalogue.skins, lists: new Map() };
  arranged.set(items, known);
  const key = [order, filter.status, filter.source, filter.rarity].join(' ');
  const list = known.lists.get(key) ?? sorted(items, catalogue, filter, order);
  known.lists.set(key, list);
  return list;
}

/** The sort is stable: of two items with the same value, the newer comes first. */
function sorted(items: Items, catalogue: Catalogue, filter: BagFilter, order: BagOrder): HeldItem[] {
  const sign = order === 'dearest' ? -1 : 1;
  return [...items]
    .toReversed()
    .filter(matching(catalogue, filter))
    .toSorted((a, b) => sign * (a.value - b.value));
}
