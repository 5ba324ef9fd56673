export { bagRoutes } from './routes.ts';
