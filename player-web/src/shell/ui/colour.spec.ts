import { describe, expect, it } from 'vitest';
import { colourOf } from './colour';

describe('the colour of an item', () => {
  it.each([
    ['contraband', 'gold'],
    ['ancient', 'red'],
    ['legendary', 'pink'],
    ['mythical', 'purple'],
    ['rare', 'blues'],
    ['uncommon', 'blue'],
    ['common', 'white'],
    ['unknown', 'white'],
    ['of another shop', 'white'],
  ])('of rarity %s is %s', (rarity, colour) => {
    expect(colourOf(rarity, 'rifle')).toBe(colour);
  });

  it.each(['ANCIENT', 'Ancient_Weapon', 'ancient_character', 'ancient weapon', 'AncientCharacter'])(
    'ignores case and spelling of the rarity: %s',
    (rarity) => {
      expect([colourOf(rarity), colourOf(rarity, 'Knife')]).toEqual(['red', 'gold']);
    },
  );

  it.each(['hands', 'knife'])('is gold for ancient or contraband %s, and else none', (category) => {
    const rarities = [
      'contraband',
      'ancient',
      'legendary',
      'mythical',
      'rare',
      'uncommon',
      'common',
      'unknown',
    ];
    expect(rarities.map((rarity) => colourOf(rarity, category))).toEqual([
      'gold',
      'gold',
      ...Array.from({ length: 6 }, () => 'none'),
    ]);
  });
});
