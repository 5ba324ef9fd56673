import type { AnySlice } from '@skins/engine/kernel';
import { type AnyShop, shopOf } from '@skins/engine/shop';
import * as slices from '../../engine/src/slices/index.ts';

/** Returns the shop of all slices and of additional test-only slices. */
export const shopWith = (more: Readonly<Record<string, AnySlice>>): AnyShop => shopOf({ ...slices, ...more });
