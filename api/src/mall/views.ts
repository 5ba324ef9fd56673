import type { Projection } from '../projections/projection.ts';
import { listings } from './listings.ts';
import { purchases } from './purchases.ts';

/** What the store sells, and what it sold. */
export const views: readonly Projection[] = [listings, purchases];
