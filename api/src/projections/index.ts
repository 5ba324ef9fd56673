export type { Apply, Projection } from './projection.ts';
export { type ProjectionStatus, Projector } from './projector.ts';
