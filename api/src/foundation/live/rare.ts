import type { Rarity } from '@skins/engine/catalogue';

/** What is told whatever the crowd: the gold and the red of the seeds' rarities. */
export const RARE: ReadonlySet<Rarity> = new Set(['contraband', 'ancient']);
