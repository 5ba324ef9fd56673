export { type Cell, chiSquareOf } from './chi-square.ts';
export { adminRoutes } from './routes.ts';
