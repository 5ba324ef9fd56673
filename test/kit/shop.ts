import type { AnySlice } from '@skins/engine/kernel';
import { type AnyShop, shopOf } from '@skins/engine/shop';
import * as slices from '../../engine/src/slices/index.ts';

/** The shop of all slices, and of some that are there for tests alone. */
export const shopWith = (more: Readonly<Record<string, AnySlice>>): AnyShop => shopOf({ ...slices, ...more });
