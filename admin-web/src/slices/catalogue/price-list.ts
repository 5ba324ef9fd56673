import { type WorthItem, momentsOf, parseGems } from '@skins/engine/catalogue/odds';
import { csvRows } from '../../shell/ui/csv';
import type { Desk, DeskSkin } from './calls';

/** The head of a price list; further columns are ignored. */
export const PRICE_HEAD = ['skinId', 'price'] as const;

/** A fault in a line of a price list; `line` counts from 1, including the head. */
export type PriceFault =
  | { readonly code: 'head' }
  | { readonly code: 'unknown'; readonly line: number; readonly skinId: string }
  | { readonly code: 'twice'; readonly line: number; readonly skinId: string }
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
  const [head = [], ...rows] = csvRows(text);
  if (PRICE_HEAD.some((name, k) => head[k]?.trim() !== name))
    return { changes: [], faults: [{ code: 'head' }] };
  const changes: PriceChange[] = [];
  const faults: PriceFault[] = [];
  const seen = new Set<string>();
  for (const [k, [id = '', written = '']] of rows.entries()) {
    const line = k + 2;
    const skinId = id.trim();
    const skin = skins.get(skinId);
    const price = parseGems(written.trim());
    if (skin === undefined) faults.push({ code: 'unknown', line, skinId });
    else if (seen.has(skinId)) faults.push({ code: 'twice', line, skinId });
    else if (price === undefined || price === 0) faults.push({ code: 'price', line, text: written });
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
