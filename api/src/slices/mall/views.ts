import type { Projection } from '../../foundation/projections/projection.ts';
import { purchases } from './purchases.ts';

/** What the store sold. */
export const views: readonly Projection[] = [purchases];
