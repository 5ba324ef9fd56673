import { type WorthItem, momentsOf, parseGems } from '@skins/engine/catalogue/odds';
import { EITHER, type SheetFault, numbersIn, readSheet } from '../../shell/ui/sheet';
import type { Desk, DeskSkin } from './calls';

/** The head of a price list, in any order and case; further columns are ignored. */
export const PRICE_HEAD = ['skinId', 'price'] as const;

/** A fault of a price list or of one of its lines; `line` counts from 1, including the head. */
export type PriceFault =
  | SheetFault
  | { readonly code: 'unknown'; readonly line: number; readonly skinId: string }
  | { readonly code: 'twice'; readonly line: number; readonly skinId: string }
  /** a price that can be read in two ways */
  | { readonly code: 'either'; readonly line: number; readonly text: string }
  | { readonly code: 'price'; readonly line: number; readonly text: string }
  /** a change beyond the bound of this list */
  | { readonly code: 'bound'; readonly line: number; readonly skinId: string; readonly change: number };

/** A price change; amounts in 1/10,000 gem. */
export interface PriceChange {
  readonly skin: DeskSkin;
  readonly price: number;
  /** fraction of the old price */
  readonly change: number;
}

/** @param bound the largest change up or down, as a fraction of the old price */
export function readPrices(
  text: string,
  skins: ReadonlyMap<string, DeskSkin>,
  bound: number,
): { readonly changes: readonly PriceChange[]; readonly faults: readonly PriceFault[] } {
  const { lines, fault } = readSheet(text, PRICE_HEAD);
  if (fault !== undefined) return { changes: [], faults: [fault] };
  const prices = numbersIn(lines.map(({ cell }) => cell('price')));
  const changes: PriceChange[] = [];
  const faults: PriceFault[] = [];
  const seen = new Set<string>();
  for (const [k, { line, cell }] of lines.entries()) {
    const skinId = cell('skinId');
    const skin = skins.get(skinId);
    const number = prices[k] ?? '';
    const price = parseGems(number);
    if (skin === undefined) faults.push({ code: 'unknown', line, skinId });
    else if (seen.has(skinId)) faults.push({ code: 'twice', line, skinId });
    else if (number === EITHER) faults.push({ code: 'either', line, text: cell('price') });
    else if (price === undefined || price === 0) faults.push({ code: 'price', line, text: cell('price') });
    else if (price !== skin.price) {
      const change = price / skin.price - 1;
      if (!(Math.abs(change) <= bound)) faults.push({ code: 'bound', line, skinId, change });
      changes.push({ skin, price, change });
    }
    seen.add(skinId);
  }
  return { changes, faults };
}

/** A box affected by new prices, with its return before and after. */
interface TouchedBox {
  readonly box: Desk['boxes'][number];
  readonly before: number;
  readonly after: number;
}

/** Returns every box with a skin of a changed price, largest change of return first. */
export function touchedBy(changes: readonly PriceChange[], boxes: Desk['boxes']): readonly TouchedBox[] {
  const prices = new Map(changes.map(({ skin, price }) => [skin.skinId, price]));
  return boxes
    .filter(({ items }) => items.some(({ skinId }) => prices.has(skinId)))
    .map((box) => {
      const priced = (item: WorthItem) => ({ ...item, value: prices.get(item.skinId) ?? item.value });
      return {
        box,
        before: momentsOf(box.price, box.items).rtp,
        after: momentsOf(box.price, box.items.map(priced)).rtp,
      };
    })
    .toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before));
}
