import type { boxDetails } from '@skins/api/boxes/contract';
import type { DataOf } from '@skins/api/contract';

export type Rarity = DataOf<typeof boxDetails>['items'][number]['skinsRarity'];

/** The contract's item of a box, as item cards and reels take it. */
export type Item = DataOf<typeof boxDetails>['items'][number];

/** Rarest first. */
export const rarities: readonly Rarity[] = [
  'contraband',
  'ancient',
  'legendary',
  'mythical',
  'rare',
  'uncommon',
  'common',
  'unknown',
];

/** 'AR-7|青花' is brand and name. A name without a pipe has no brand. */
export function splitName(stuffName: string): { brand: string; name: string } {
  const at = stuffName.indexOf('|');
  if (at === -1) return { brand: '', name: stuffName.trim() };
  return { brand: stuffName.slice(0, at).trim(), name: stuffName.slice(at + 1).trim() };
}
