// The operators' side: what slices bring to it, and the calls that serve it.
export type { Admin } from './admin.ts';
export { reasonsOfAll, tellerOfAll } from './collected.ts';
export { adminRoutes, adminTools } from './routes.ts';
export { operatorGate } from './gate.ts';
