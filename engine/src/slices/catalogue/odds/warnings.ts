import { asNumber } from '../box-version.ts';
import { type BoxReport, reportOf } from './box-report.ts';
import { type CyclingBox, bestValues, gainfulCycle } from './cycles.ts';
import { withDrop } from './money-loops.ts';

/** An item with the lowest price its skin was ever listed at, in 1/10,000 gem. */
interface WarnedItem {
  readonly skinId: string;
  readonly value: number;
  readonly tickets: number;
  /** undefined for a skin that was never listed */
  readonly lowest: number | undefined;
}

/** A warning to check before a version goes on sale. */
export type BoxWarning =
  /** bounds and return as fractions of the price */
  | { readonly code: 'rtp-out-of-bounds'; readonly rtp: number; readonly min: number; readonly max: number }
  | { readonly code: 'above-with-drop'; readonly rtp: number; readonly max: number }
  /** amounts in 1/10,000 gem */
  | {
      readonly code: 'price-out-of-bounds';
      readonly price: number;
      readonly min: number;
      readonly max: number;
    }
  | {
      readonly code: 'below-history';
      readonly skinId: string;
      readonly value: number;
      readonly lowest: number;
    }
  | { readonly code: 'gainful-cycle'; readonly with: string | undefined; readonly rtp: number };

/** The shop's published bounds for boxes; returns in 1/10,000, prices in 1/10,000 gem. */
interface Bounds {
  readonly rtp: { readonly min: number; readonly max: number };
  readonly priceMin: number;
  readonly priceMax: number;
}

const RTP_UNIT = 10_000;

/**
 * @param bounds undefined if the shop publishes none
 * @param drop expected worth of an open's extra drop, times 2^24; 0n where the box takes no part
 * @param others the other boxes on sale; `prices` are the listed prices of skins
 */
export function warningsOf({
  box,
  items,
  bounds,
  drop = 0n,
  others,
  prices,
  report = reportOf(box.price, items),
}: {
  readonly box: Pick<CyclingBox, 'boxId' | 'price'>;
  readonly items: readonly WarnedItem[];
  readonly bounds: Bounds | undefined;
  readonly drop?: bigint;
  readonly others: readonly CyclingBox[];
  readonly prices: ReadonlyMap<string, number>;
  readonly report?: BoxReport;
}): readonly BoxWarning[] {
  const warnings: BoxWarning[] = [];
  if (bounds !== undefined) {
    const [min, max] = [bounds.rtp.min / RTP_UNIT, bounds.rtp.max / RTP_UNIT];
    if (report.rtp < min || report.rtp > max)
      warnings.push({ code: 'rtp-out-of-bounds', rtp: report.rtp, min, max });
    const whole = asNumber(withDrop(report.rtpExact, box.price, drop));
    if (report.rtp <= max && whole > max) warnings.push({ code: 'above-with-drop', rtp: whole, max });
    if (box.price < bounds.priceMin || box.price > bounds.priceMax)
      warnings.push({
        code: 'price-out-of-bounds',
        price: box.price,
        min: bounds.priceMin,
        max: bounds.priceMax,
      });
  }
  for (const { skinId, value, lowest } of items)
    if (lowest !== undefined && value < lowest)
      warnings.push({ code: 'below-history', skinId, value, lowest });
  const rest = others.filter(({ boxId }) => boxId !== box.boxId);
  const cycle = gainfulCycle({ ...box, items }, bestValues(prices, rest));
  if (cycle !== undefined) warnings.push({ code: 'gainful-cycle', with: cycle.with, rtp: cycle.rtp });
  return warnings;
}
