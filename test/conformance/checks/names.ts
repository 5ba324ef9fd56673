import { newAudit, rulesOf } from '@skins/engine/audit';
import { type Slices, shopOf } from '@skins/engine/shop';

/** Check 1: what has to be one slice's own is no other's. */
export function sharedNames(slices: Slices): string[] {
  try {
    const shop = shopOf(slices);
    rulesOf(shop.slices);
    newAudit({ shop });
    return [];
  } catch (error) {
    return [String(error)];
  }
}
