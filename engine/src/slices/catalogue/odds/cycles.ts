import type { WorthItem } from './box-report.ts';
import { momentsOf } from './box-report.ts';

/** A box that a player may go round with; amounts in 1/10,000 gem. */
export interface CyclingBox {
  readonly boxId: string;
  readonly price: number;
  readonly items: readonly WorthItem[];
}

/** A way round that leaves a player with more than it cost, on average. */
interface GainfulCycle {
  readonly boxId: string;
  /** a box that values an item of this one higher; undefined when the box and selling back are enough */
  readonly with: string | undefined;
  /** what an open comes to by the best values, as a fraction of its price */
  readonly rtp: number;
}

interface Best {
  readonly value: number;
  /** the box that gives it; undefined for the catalogue's own price */
  readonly boxId: string | undefined;
}

/** What each skin is worth at most, wherever it may be turned in: at the catalogue's price, or by a box that values it higher. */
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
 * Whether opening a box and turning in what comes out, again and again, gains. It does when the return by the best values
 * that anybody gives for its items is above the price.
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
