/** What an item shines in; `none` for what has no colour of its own. */
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

/** Of these only the two rarest have a colour, and it is gold. */
const APART: ReadonlySet<string> = new Set(['hands', 'knife']);
const GOLD_APART: ReadonlySet<string> = new Set(['ancient', 'contraband']);

/** 'Ancient_Weapon' and 'ancient character' are ancient, too. */
const keyOf = (rarity: string): string => rarity.toLowerCase().replace(/[\s_-]*(?:weapon|character)$/, '');

/**
 * The colour of an item, by its rarity and its type. The one place that knows.
 * @param category what the item is; none where a rarity itself is drawn, as on a ruler
 */
export function colourOf(rarity: string, category = ''): Colour {
  const key = keyOf(rarity);
  if (APART.has(category.toLowerCase())) return GOLD_APART.has(key) ? 'gold' : 'none';
  return COLOURS.get(key) ?? 'white';
}
