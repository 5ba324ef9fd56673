import { type Bag, type HeldItem, type Items, PIECE, isGone } from '@skins/engine/bag';
import type { Catalogue as WholeCatalogue, Rarity } from '@skins/engine/catalogue';
import { rarityOf } from '../catalogue/skin-face.ts';
import { type Kind, tallyOf } from './tally.ts';

type BagOrder = 'newest' | 'oldest' | 'dearest' | 'cheapest';

/** Which items of a bag are asked for: those that are with their player still, unless a state is named. */
interface BagFilter {
  readonly status: number | undefined;
  readonly source: number | undefined;
  readonly rarity: Rarity | undefined;
}

/** Which part of a bag is asked for: `limit` items after the first `offset` of those that the filter leaves. */
export interface BagPart {
  readonly filter: BagFilter;
  readonly order: BagOrder;
  readonly offset: number;
  readonly limit: number;
}

/** How many items there are, and what they were worth when they came, in 1/10,000 gem. */
export interface Holding {
  readonly items: number;
  readonly worth: number;
}

type Catalogue = Pick<WholeCatalogue, 'skins'>;
type Told = Pick<Kind, 'skinId' | 'status' | 'source'>;

/** What the items are worth that are with their player still, in 1/10,000 gem. */
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

/** All that a filter leaves of a bag. */
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

/** What a bag can be narrowed to. */
export interface Choices {
  /** those that are gone, too */
  readonly statuses: ReadonlyMap<number, Holding>;
  /** of what is with its player still */
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

/** A part of a bag in some order. By age it is read where it lies; by value the bag is arranged once for each of its versions. */
export function partOf({ items }: Bag, catalogue: Catalogue, part: BagPart): HeldItem[] {
  const { order, offset, limit } = part;
  if (order === 'newest' || order === 'oldest') return byAge(items, catalogue, part);
  return byValue(items, catalogue, part).slice(offset, offset + limit);
}

/** A part by age, found by going through the bag from that end; pieces that hold nothing any more are passed over. */
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

/** A bag by value, by the skins of that time. */
interface Arranged {
  readonly skins: Catalogue['skins'];
  readonly lists: Map<string, readonly HeldItem[]>;
}

const arranged = new WeakMap<Items, Arranged>();

/** A bag never changes: the next one is another. */
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

/** Sorting keeps what is equal as it was: of two items of one value the newer comes first. */
function sorted(items: Items, catalogue: Catalogue, filter: BagFilter, order: BagOrder): HeldItem[] {
  const sign = order === 'dearest' ? -1 : 1;
  return [...items]
    .toReversed()
    .filter(matching(catalogue, filter))
    .toSorted((a, b) => sign * (a.value - b.value));
}
