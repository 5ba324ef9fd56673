// Imported directly, because the kernel's index would pull in the event schemas: browsers run this file.
import { canonicalJson } from '../kernel/canonical.ts';
import { type Sha256Hex, sha256Hex } from './sha256.ts';
import type { TicketRange } from './tickets.ts';

/** A box version's price and odds. Price and values in 1/10,000 gem. */
export interface PricedOdds {
  readonly boxId: string;
  readonly price: number;
  readonly items: readonly (TicketRange & { readonly skinId: string; readonly value: number })[];
}

/** Returns the content address of price and odds: SHA-256 of their canonical JSON (docs/fairness.md, section 3). */
export function versionHashOf({ boxId, price, items }: PricedOdds, hash: Sha256Hex = sha256Hex): string {
  const listed = items.map(({ skinId, value, startTicket, endTicket }) => ({
    skinId,
    value,
    startTicket,
    endTicket,
  }));
  return hash(canonicalJson({ scheme: 'v1', boxId, price, items: listed }));
}
