import type { Text } from '@skins/engine/catalogue';
import type { Unit } from '../../foundation/words/index.ts';

/** How figures are typed that are kept as something smaller. */
const TYPED: Partial<Readonly<Record<Unit, { readonly each: number; readonly name: Text }>>> = {
  gems: { each: 10_000, name: { zh: '宝石', en: 'gems', ru: 'камней', vi: 'đá quý' } },
  share: { each: 100, name: { zh: '%', en: '%', ru: '%', vi: '%' } },
  ms: { each: 60_000, name: { zh: '分钟', en: 'minutes', ru: 'мин', vi: 'phút' } },
};

/** The unit in which people type a figure, and how many of the kept ones make it; undefined where they are the same. */
export const typedUnits = (unit: Unit) => TYPED[unit];
