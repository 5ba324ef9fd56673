import type { DropRow, ExtraDrops } from '@skins/engine/drops';
import { UNITS_PER_GEM } from '@skins/engine/kernel';

const gems = (count: number): number => Math.round(count * UNITS_PER_GEM);

/** Returns the drops of a tier: the dearer its boxes, the more tickets. @param more factor of all tickets */
const rows = (more: number): DropRow[] => [
  { type: 'debris', of: null, amount: 1, tickets: 262_144 * more, price: gems(0.05) },
  { type: 'TrendChart', of: null, amount: 1, tickets: 32_768 * more, price: gems(0.4) },
  { type: 'OpenBox', of: 'songyan', amount: 1, tickets: 8_192 * more, price: gems(1.2) },
  { type: 'resetOpenBox', of: null, amount: 1, tickets: 8_192 * more, price: gems(1) },
  { type: 'skins', of: 'sticker-liusheng', amount: 1, tickets: 512 * more, price: null },
  { type: 'skins', of: 'p12-yunjin-mw', amount: 1, tickets: 128 * more, price: null },
  { type: 'skins', of: 'sv8-tuoling-ft', amount: 1, tickets: 16 * more, price: null },
];

/** Extra drops of a demonstration, of skins and boxes of the demo catalogue. */
export const DEMO_DROPS: ExtraDrops = {
  open: true,
  tiers: [
    { priceFrom: gems(0.5), drops: rows(1) },
    { priceFrom: gems(5), drops: rows(2) },
    { priceFrom: gems(50), drops: rows(4) },
  ],
};
