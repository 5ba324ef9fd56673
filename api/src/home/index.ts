export { Presence } from './presence.ts';
export { homeRoutes } from './routes.ts';
