// The operators' side: the parts that slices contribute, and the calls that serve them.
export type { Admin } from './admin.ts';
export { reasonsOfAll, tellerOfAll } from './collected.ts';
export { adminRoutes, adminTools } from './routes.ts';
export { operatorGate } from './gate.ts';
