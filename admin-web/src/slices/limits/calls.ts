import type { DataOf } from '@skins/api/contract';
import type { brakingFigures, playerLimits } from '@skins/api/limits/contract';

export type PlayerLimits = DataOf<typeof playerLimits>;
export type Gauge = PlayerLimits['gauges'][number];
export type BrakingFigures = DataOf<typeof brakingFigures>;
