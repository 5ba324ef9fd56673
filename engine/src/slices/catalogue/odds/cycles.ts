import type { WorthItem } from './box-report.ts';
import { momentsOf } from './box-report.ts';

/** A box that may be part of a loop; amounts in 1/10,000 gem. */
export interface CyclingBox {
  readonly boxId: string;
  readonly price: number;
  readonly items: readonly WorthItem[];
}

/** A loop that leaves a player with more than it cost, on average. */
export interface GainfulCycle {
  readonly boxId: string;
  /** box that values an item of this one higher; undefined if the box and selling back are enough */
  readonly with: string | undefined;
  /** return of an open at the best values, as a fraction of its price */
  readonly rtp: number;
}

interface Best {
  readonly value: number;
  /** box with that value; undefined for the catalogue's own price */
  readonly boxId: string | undefined;
}

/** Returns each skin's highest value anywhere: the catalogue's price, or that of a box that values it higher. */
export function bestValues(
  prices: ReadonlyMap<string, number>,
  boxes: readonly CyclingBox[],
): ReadonlyMap<string, Best> {
  const best = new Map<string, Best>(
    [...prices].map(([skinId, value]) => [skinId, { value, boxId: undefined }]),
  );
  for (const { boxId, items } of boxes)
    for (const { skinId, value } of items)
      if (value > (best.get(skinId)?.value ?? -1)) best.set(skinId, { value, boxId });
  return best;
}

/**
 * Returns the gain of opening a box and turning in its items again and again; undefined if there is none.
 * It gains if the return at the items' best values is above the price.
 */
export function gainfulCycle(
  { boxId, price, items }: CyclingBox,
  best: ReadonlyMap<string, Best>,
): GainfulCycle | undefined {
  const turnedIn = items.map((item) => ({
    ...item,
    value: Math.max(item.value, best.get(item.skinId)?.value ?? 0),
  }));
  const { exact, rtp } = momentsOf(price, turnedIn);
  if (exact.numerator <= exact.denominator) return undefined;
  const alone = momentsOf(price, items).exact;
  const other = items
    .map(({ skinId, value }) => ({ ...best.get(skinId), own: value }))
    .find((one) => one.boxId !== undefined && one.boxId !== boxId && (one.value ?? 0) > one.own);
  return { boxId, with: alone.numerator > alone.denominator ? undefined : other?.boxId, rtp };
}
