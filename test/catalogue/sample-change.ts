import { foldAll } from '../samples/engine/specification.ts';
import { DAY_MS } from '../../engine/src/kernel/index.ts';
import type { Freeze } from '../../engine/src/slices/operators/index.ts';
import { register } from '../../engine/src/slices/operators/register.ts';
import { ADA, BOB, PAIRS, added } from '../operators/sample-operators.ts';
import type { CatalogueChange } from '../../engine/src/slices/catalogue/catalogue-change.ts';
import { skinOf } from './sample-catalogue.ts';

// Two operators, two days in their roles; changes need both.

export const ID = '00000000000000a1';
export const NOW = 3 * DAY_MS;
export const NOTICE = 120_000;

export const NO_CHANGE: CatalogueChange = { skins: [], shelves: [], boxes: [], retired: [] };
/** A change that reprices a skin of the first box. */
export const DEARER: CatalogueChange = { ...NO_CHANGE, skins: [skinOf('fine', 21_000)] };

/** Returns the context of a command about the catalogue. */
export const by = (operatorId: string, time = NOW) => ({
  time,
  at: 'catalogue-boxes#9' as const,
  by: operatorId,
  register: foldAll(register, [added(ADA), added(BOB), PAIRS]),
  bounds: { rtp: { min: 2_500, max: 10_000 }, priceMin: 100, priceMax: 1_000_000 },
  notice: NOTICE,
  freezeAt: (_time: number): Freeze | null => null,
});
