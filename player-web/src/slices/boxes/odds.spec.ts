import { TICKETS } from '@skins/engine/fairness';
import { describe, expect, it } from 'vitest';
import type { Share } from '../../shell/ui/Ruler';
import { longRun, magnified, returnText } from './odds';

const GLAZE: readonly Share[] = [
  { rarity: 'uncommon', tickets: 7_741_824 },
  { rarity: 'rare', tickets: 7_608_960 },
  { rarity: 'mythical', tickets: 1_327_104 },
  { rarity: 'legendary', tickets: 86_016 },
  { rarity: 'ancient', tickets: 12_288 },
  { rarity: 'contraband', tickets: 1024 },
];

describe('odds', () => {
  it('reduces the published return', () => {
    expect(returnText({ numerator: '9200', denominator: '10000' })).toBe('23/25');
  });

  it('computes the return of a hundred openings', () => {
    expect(longRun(10, 0.92)).toEqual({ opens: 100, cost: 1000, value: 920 });
  });
});

describe('magnified', () => {
  it('magnifies the thin tail and the tail of the tail, with their factors', () => {
    const bars = magnified(GLAZE);
    expect(bars.map((bar) => bar.shares[0]?.rarity)).toEqual(['uncommon', 'mythical', 'legendary']);
    expect(bars.map((bar) => bar.factor)).toEqual([1, 12, 169]);
  });

  it('does not magnify an even table', () => {
    expect(magnified(GLAZE.slice(0, 2))).toHaveLength(1);
  });

  it('magnifies at least two shares: one alone would fill the bar', () => {
    expect(
      magnified([
        { rarity: 'rare', tickets: TICKETS - 1 },
        { rarity: 'ancient', tickets: 1 },
      ]),
    ).toHaveLength(1);
  });
});
