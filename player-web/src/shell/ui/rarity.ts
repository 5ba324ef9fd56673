/** rarest first */
export const rarities = [
  'contraband',
  'ancient',
  'legendary',
  'mythical',
  'rare',
  'uncommon',
  'common',
  'unknown',
] as const;

export type Rarity = (typeof rarities)[number];

/** Splits 'AR-7|青花' into brand and name. A name without a pipe has no brand. */
export function splitName(stuffName: string): { brand: string; name: string } {
  const at = stuffName.indexOf('|');
  if (at === -1) return { brand: '', name: stuffName.trim() };
  return { brand: stuffName.slice(0, at).trim(), name: stuffName.slice(at + 1).trim() };
}
