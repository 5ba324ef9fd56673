import type { Rarity } from '@skins/engine/catalogue';

/** The rarities sent regardless of the limit: gold and red in the seed documents. */
export const RARE: ReadonlySet<Rarity> = new Set(['contraband', 'ancient']);
