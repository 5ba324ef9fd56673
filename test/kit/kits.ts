import type { AllSlices } from '@skins/engine/shop';
import * as listed from '../slices.ts';
import type { AnyKit, TestKit } from './kit.ts';

// A slice without a kit does not compile.
const all: { readonly [Name in keyof AllSlices]: TestKit<AllSlices[Name]> } = listed;

/** The kits of all slices. */
export const kits: readonly AnyKit[] = Object.values<AnyKit>(all);
