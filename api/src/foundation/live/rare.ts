import type { Rarity } from '@skins/engine/catalogue';

/** The rarities sent regardless of the limit: gold and red (spec 3.21). */
export const RARE: ReadonlySet<Rarity> = new Set(['contraband', 'ancient']);
