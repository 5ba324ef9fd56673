import { newAudit, rulesOf } from '@skins/engine/audit';
import { type Slices, shopOf } from '@skins/engine/shop';

/** Check 1: names that must be unique occur in one slice only. */
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
