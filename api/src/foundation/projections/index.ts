export { Progress, type ProjectionStatus } from './progress.ts';
export type { Apply, Projection } from './projection.ts';
export { type StoredPosition, storedPositions } from './checkpoint-rows.ts';
export { LOG, Projector } from './projector.ts';
export { newerIn } from './projection-set.ts';
