import { gems } from '../i18n/format';
import { timesGems, unitsOf } from '../play/gems';
import type { Colour } from '../ui/colour';

/** How much is made of a result, from a quiet loss to gold. */
export type Grade = 'loss' | 'even' | 'good' | 'rare' | 'gold';

interface Graded {
  readonly value: number;
  /** What the play cost; 0 if it was free. */
  readonly cost: number;
  readonly colour: Colour;
}

const ORDER: readonly Grade[] = ['loss', 'even', 'good', 'rare', 'gold'];
const BY_COLOUR: Readonly<Partial<Record<Colour, Grade>>> = {
  purple: 'good',
  pink: 'rare',
  red: 'gold',
  gold: 'gold',
};
/** The least multiple of each grade, largest first. */
const BY_MULTIPLE = [
  [50, 'gold'],
  [10, 'rare'],
  [2, 'good'],
] as const;

/** Returns the grade of a result: the higher of those of its rarity and its multiple. A loss is a loss at any rarity. */
export function gradeOf({ value, cost, colour }: Graded): Grade {
  if (value < cost) return 'loss';
  const byMultiple =
    BY_MULTIPLE.find(([least]) => cost > 0 && value >= timesGems(cost, least))?.[1] ?? 'even';
  const byColour = BY_COLOUR[colour] ?? 'even';
  return ORDER.indexOf(byColour) > ORDER.indexOf(byMultiple) ? byColour : byMultiple;
}

/** Formats a multiple, rounded down to two decimals: ×69.12. @param multiple with at most four decimals */
export const timesText = (multiple: number): string =>
  `×${gems(Math.floor(Math.round(multiple * 10_000) / 100) / 100)}`;

/** Formats value ÷ cost, rounded down so that no loss reads ×1.00; undefined if the play was free. */
export function multipleText({ value, cost }: Pick<Graded, 'value' | 'cost'>): string | undefined {
  const units = unitsOf(cost) ?? 0;
  return units > 0 ? timesText(Math.floor(((unitsOf(value) ?? 0) * 100) / units) / 100) : undefined;
}
