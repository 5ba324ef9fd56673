export { control } from './control.ts';
export { loadAdmins } from './load-code.ts';
export { type Service, type ServiceOptions, openService } from './open-service.ts';
export { type ServeOptions, type Serving, VERSION, loggerFor, serve } from './serve.ts';
export { projections } from './projections.ts';
export { type SetAside, openReadModels } from './read-models.ts';
