export { Progress, type ProjectionStatus } from './progress.ts';
export type { Apply, Projection } from './projection.ts';
export { Projector } from './projector.ts';
