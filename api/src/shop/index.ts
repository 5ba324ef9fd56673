export { control } from './control.ts';
export { loadAdmins } from './load-code.ts';
export { type Service, openService } from './open-service.ts';
export type { ServiceOptions } from './service-options.ts';
export { loggerFor } from './logger-for.ts';
export { type ServeOptions, type Serving, serve } from './serve.ts';
export { VERSION } from './version.ts';
export { projections } from './projections.ts';
export { type SetAside, openReadModels } from './read-models.ts';
