export { control } from './control.ts';
export { loadAdmins } from './load-code.ts';
export { type Service, type ServiceOptions, openService } from './open-service.ts';
export { loggerFor } from './logger-for.ts';
export { type ServeOptions, type Serving, VERSION, serve } from './serve.ts';
export { projections } from './projections.ts';
export { type SetAside, openReadModels } from './read-models.ts';
