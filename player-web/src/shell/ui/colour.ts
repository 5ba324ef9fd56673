/** An item's colour; `none` for items without a colour. */
export type Colour = 'gold' | 'red' | 'pink' | 'purple' | 'blues' | 'blue' | 'white' | 'none';

const COLOURS: ReadonlyMap<string, Colour> = new Map([
  ['contraband', 'gold'],
  ['ancient', 'red'],
  ['legendary', 'pink'],
  ['mythical', 'purple'],
  ['rare', 'blues'],
  ['uncommon', 'blue'],
  ['common', 'white'],
  ['unknown', 'white'],
]);

/** Categories of which only the two rarest have a colour: gold. */
const APART: ReadonlySet<string> = new Set(['hands', 'knife']);
const GOLD_APART: ReadonlySet<string> = new Set(['ancient', 'contraband']);

/** Normalizes a rarity: 'Ancient_Weapon' and 'ancient character' are ancient, too. */
const keyOf = (rarity: string): string => rarity.toLowerCase().replace(/[\s_-]*(?:weapon|character)$/, '');

/**
 * Returns the colour of an item, by its rarity and category. The single source of this rule.
 * @param category the item's category; empty for a rarity itself, as on a ruler
 */
export function colourOf(rarity: string, category = ''): Colour {
  const key = keyOf(rarity);
  if (APART.has(category.toLowerCase())) return GOLD_APART.has(key) ? 'gold' : 'none';
  return COLOURS.get(key) ?? 'white';
}
