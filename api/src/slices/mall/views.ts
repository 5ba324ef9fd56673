import type { Projection } from '../../foundation/projections/projection.ts';
import { purchases } from './purchases.ts';

export const views: readonly Projection[] = [purchases];
