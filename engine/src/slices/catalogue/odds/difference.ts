import { type WorthItem, momentsOf } from './box-report.ts';

/** One item before and after; undefined if it is in only one of the two. */
export interface ItemDifference {
  readonly skinId: string;
  readonly before: WorthItem | undefined;
  readonly after: WorthItem | undefined;
}

/** The changes of a version, each as [before, after]; amounts in 1/10,000 gem. */
export interface BoxDifference {
  readonly price: readonly [number, number];
  readonly rtp: readonly [number, number];
  readonly deviation: readonly [number, number];
  /** items added, removed, or with another value or other odds */
  readonly items: readonly ItemDifference[];
}

interface Version {
  readonly price: number;
  readonly items: readonly WorthItem[];
}

/** Returns what changes for a player; items in the order of the newer version, removed ones last. */
export function differenceOf(before: Version, after: Version): BoxDifference {
  const [old, now] = [before, after].map(({ price, items }) => momentsOf(price, items));
  const was = new Map(before.items.map((item) => [item.skinId, item]));
  const is = new Map(after.items.map((item) => [item.skinId, item]));
  const changed = [...new Set([...is.keys(), ...was.keys()])]
    .map((skinId) => ({ skinId, before: was.get(skinId), after: is.get(skinId) }))
    .filter(({ before, after }) => before?.value !== after?.value || before?.tickets !== after?.tickets);
  return {
    price: [before.price, after.price],
    rtp: [old?.rtp ?? 0, now?.rtp ?? 0],
    deviation: [Math.sqrt(old?.variance ?? 0), Math.sqrt(now?.variance ?? 0)],
    items: changed,
  };
}
