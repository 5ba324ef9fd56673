import type { Text } from '@skins/engine/catalogue';
import type { Unit } from '../../foundation/words/index.ts';

/** Units in which people type figures that are stored in smaller ones. */
const TYPED: Partial<Readonly<Record<Unit, { readonly each: number; readonly name: Text }>>> = {
  gems: { each: 10_000, name: { zh: '宝石', en: 'gems', ru: 'самоцветов', vi: 'ngọc' } },
  share: { each: 100, name: { zh: '%', en: '%', ru: '%', vi: '%' } },
  ms: { each: 60_000, name: { zh: '分钟', en: 'minutes', ru: 'мин', vi: 'phút' } },
};

/** Returns the typed unit of a figure, and the number of stored units in it; undefined if they are the same. */
export const typedUnits = (unit: Unit) => TYPED[unit];
